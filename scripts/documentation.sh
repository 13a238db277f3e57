#!/usr/bin/env bash
# Builds the documentation of the frameworks with the toolchain's own docc.
set -euo pipefail
cd "$(dirname "$0")/.."
graphs=.build/documentation/graphs
output=.build/documentation
rm -rf "$graphs"
mkdir -p "$graphs"
docc=$(dirname "$(readlink -f "$(command -v swift)")")/docc
[ -x "$docc" ] || { echo "documentation: docc is not beside swift in the toolchain ($docc)" >&2; exit 1; }

swift build --product OpenActivityKit
modules="$(swift build --show-bin-path)/Modules"
flags=$(pkg-config --cflags-only-I pangocairo fontconfig freetype2 libdeflate)
extract=$(dirname "$docc")/swift-symbolgraph-extract
for module in SwiftUI ActivityKit WidgetKit AppIntents UserNotifications Combine AlarmKit Charts CoreGraphics CoreLocation CryptoKit \
    Intents OSLog QuartzCore UIKit UniformTypeIdentifiers os Localization Archive; do
    mkdir -p "$graphs/$module"
    arguments=()
    for flag in $flags; do arguments+=(-Xcc "$flag"); done
    "$extract" -module-name "$module" -I "$modules" -I Sources/CLibraries/CPango -I Sources/CLibraries/CDeflate "${arguments[@]}" \
        -target "$(swift -print-target-info | sed -n 's/.*"triple" *: *"\([^"]*\)".*/\1/p' | head -n 1)" \
        -minimum-access-level public -skip-synthesized-members -output-dir "$graphs/$module"
    catalogue=Documentation/$module.docc
    "$docc" convert ${catalogue:+$([ -d "$catalogue" ] && echo "$catalogue")} --fallback-display-name "$module" \
        --fallback-bundle-identifier "org.openactivitykit.$module" --additional-symbol-graph-dir "$graphs/$module" \
        --output-path "$output/$module.doccarchive" >"$output/$module.log" 2>&1 ||
        { cat "$output/$module.log" >&2; exit 1; }
    echo "documentation: $output/$module.doccarchive ($(grep -c '^warning' "$output/$module.log" || true) warnings in $output/$module.log)"
done
