import Archive
import Foundation

/// Effects that change each pixel's colour by itself, with the matrices of the W3C filter effects specification.
enum ColorChange {
    typealias Components = (red: Double, green: Double, blue: Double)

    static func of(_ effect: Effect) -> (inout Components) -> Void {
        switch effect {
        case .grayscale(let amount): return saturate(1 - min(max(amount, 0), 1))
        case .saturation(let amount): return saturate(amount)
        case .brightness(let amount):
            return {
                $0.red += amount
                $0.green += amount
                $0.blue += amount
            }
        case .contrast(let amount):
            return {
                $0.red = ($0.red - 0.5) * amount + 0.5
                $0.green = ($0.green - 0.5) * amount + 0.5
                $0.blue = ($0.blue - 0.5) * amount + 0.5
            }
        case .colorInvert:
            return {
                $0.red = 1 - $0.red
                $0.green = 1 - $0.green
                $0.blue = 1 - $0.blue
            }
        case .colorMultiply(let color):
            return {
                $0.red *= color.red
                $0.green *= color.green
                $0.blue *= color.blue
            }
        case .hueRotation(let degrees): return rotate(degrees)
        default: return { _ in }
        }
    }

    private static func saturate(_ s: Double) -> (inout Components) -> Void {
        { color in
            let (r, g, b) = color
            color.red = (0.213 + 0.787 * s) * r + (0.715 - 0.715 * s) * g + (0.072 - 0.072 * s) * b
            color.green = (0.213 - 0.213 * s) * r + (0.715 + 0.285 * s) * g + (0.072 - 0.072 * s) * b
            color.blue = (0.213 - 0.213 * s) * r + (0.715 - 0.715 * s) * g + (0.072 + 0.928 * s) * b
        }
    }

    private static func rotate(_ degrees: Double) -> (inout Components) -> Void {
        let (s, c) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return { color in
            let (r, g, b) = color
            color.red =
                (0.213 + c * 0.787 - s * 0.213) * r + (0.715 - c * 0.715 - s * 0.715) * g + (0.072 - c * 0.072 + s * 0.928) * b
            color.green =
                (0.213 - c * 0.213 + s * 0.143) * r + (0.715 + c * 0.285 + s * 0.140) * g + (0.072 - c * 0.072 - s * 0.283) * b
            color.blue =
                (0.213 - c * 0.213 - s * 0.787) * r + (0.715 - c * 0.715 + s * 0.715) * g + (0.072 + c * 0.928 + s * 0.072) * b
        }
    }
}
