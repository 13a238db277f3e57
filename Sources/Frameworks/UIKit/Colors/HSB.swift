import Foundation

/// Hue, saturation and brightness, each from 0 to 1.
struct HSB {
    var hue: CGFloat
    var saturation: CGFloat
    var brightness: CGFloat

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        self.hue = hue
        self.saturation = saturation
        self.brightness = brightness
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat) {
        let (high, low) = (max(red, green, blue), min(red, green, blue))
        let spread = high - low
        brightness = high
        saturation = high == 0 ? 0 : spread / high
        guard spread > 0 else {
            hue = 0
            return
        }
        let sixth: CGFloat
        if high == red {
            sixth = (green - blue) / spread + (green < blue ? 6 : 0)
        } else if high == green {
            sixth = (blue - red) / spread + 2
        } else {
            sixth = (red - green) / spread + 4
        }
        hue = sixth / 6
    }

    var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
        func channel(_ offset: CGFloat) -> CGFloat {
            let k = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}
