#!/usr/bin/env bash
# Puts the program, the frameworks and the fonts under a prefix: install.sh PREFIX CONFIGURATION
set -euo pipefail
cd "$(dirname "$0")/.."
prefix=$1
build=.build/$2
library=$prefix/lib/openactivitykit
mkdir -p "$prefix/bin" "$library/modules" "$library/clibraries" "$prefix/share/openactivitykit/fonts"

install -m 755 "$build/liveactivity" "$library/liveactivity"
install -m 755 "$build/liveactivity-renderer" "$library/liveactivity-renderer"
install -m 755 "$build/libOpenActivityKit.so" "$library/libOpenActivityKit.so"
install -m 755 "$build/libFrozenClock.so" "$library/libFrozenClock.so"
install -m 755 "$build/PreviewMacros-tool" "$library/PreviewMacros-tool"
for module in SwiftUI ActivityKit WidgetKit AppIntents UserNotifications Combine \
    AlarmKit Charts CoreGraphics CoreLocation CryptoKit Intents OSLog QuartzCore UIKit UniformTypeIdentifiers os \
    _Testing_CoreGraphics _Testing_UIKit AppGroups Assets Availability Localization Archive Typesetting PictureFiles Drawing ActivitySystem Rendering \
    RenderingMessages; do
    install -m 644 "$build/Modules/$module.swiftmodule" "$library/modules/"
done
cp -r Sources/CLibraries/. "$library/clibraries/"
ln -sf ../lib/openactivitykit/liveactivity "$prefix/bin/liveactivity"

for folder in "${OPENACTIVITYKIT_FONTS:-/nonexistent}" "${XDG_DATA_HOME:-$HOME/.local/share}/openactivitykit/fonts" \
    /usr/local/share/openactivitykit/fonts; do
    if [ -d "$folder" ] && [ "$(readlink -f "$folder")" != "$(readlink -f "$prefix/share/openactivitykit/fonts")" ]; then
        cp -r "$folder/." "$prefix/share/openactivitykit/fonts/"
        break
    fi
done
install -m 644 LICENSE NOTICE.md "$prefix/share/openactivitykit/"
echo "Installed to $prefix. Run: $prefix/bin/liveactivity preview FILE.swift"
