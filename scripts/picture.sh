#!/usr/bin/env bash
# Draws the picture at the head of the README: of each example a card, the expanded and the compact island.
set -euo pipefail
cd "$(dirname "$0")/.."
program="$PWD/.build/$1/liveactivity"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$program" preview Examples --presentation lock-screen,compact,expanded --now 2026-11-30T18:00:00Z --format archive --quiet --output "$work/all"

pictures=()
pick() {
    local title=$1 folder="$work/all/$2" name
    shift 2
    mkdir "$work/$title"
    for name in "$@"; do
        cp "$folder/$name.archive.json" "$work/$title/"
        pictures+=("$work/$title/$name.archive.json")
    done
}
pick "Cooking timer" CookingTimerWidgets Lock-Screen-1-lock-screen Expanded-expanded Compact-1-compact
pick "Delivery" DeliveryWidgets Lock-Screen-2-lock-screen Expanded-expanded Compact-1-compact
pick "Meditation timer" MeditationTimerWidgets Lock-Screen-1-lock-screen Expanded-expanded Compact-compact
pick "Coffee order" CoffeeOrderWidgets Lock-Screen-2-lock-screen Expanded-expanded Compact-compact
pick "Water tracker" WaterTrackerWidgets Lock-Screen-2-lock-screen Expanded-expanded Compact-1-compact
mkdir -p Documentation/Images
"$program" draw "${pictures[@]}" --scale 1.5 --output Documentation/Images/examples.png
