#!/usr/bin/env bash
# Installs what building, drawing and testing need: Debian packages, then the fonts that no package has. A second run changes nothing.
set -euo pipefail
cd "$(dirname "$0")/.."

# package | version of Debian 12, which pictures were compared on
packages='
pkg-config|1.8.1-1
libpango1.0-dev|1.50.12+ds-1
libcairo2-dev|1.16.0-7
libfontconfig-dev|2.14.1-4
libfreetype-dev|2.12.1+dfsg-5
libdeflate-dev|1.14-1
libgdk-pixbuf-2.0-0|2.42.10+dfsg-1
heif-gdk-pixbuf|1.15.1-1
webp-pixbuf-loader|0.2.1-1
librsvg2-2|2.54.7+dfsg-1
libpoppler-glib8|22.12.0-2
fonts-inter|4.0~beta7+ds-1
fonts-noto-core|20201225-1
fonts-noto-cjk|1:20220127+repack1-1
fonts-noto-color-emoji|2.042-0
fonts-jetbrains-mono|2.242+ds-
fonts-liberation|1:1.07.4-11
python3|3.11
python3-pip|23.0.1
'

installed_version() { dpkg-query -W -f '${Status} ${Version}' "$1" 2>/dev/null | sed -n 's/^install ok installed //p'; }

command -v swift >/dev/null || {
    echo "setup: the Swift toolchain is missing; install Swift 6.1 or later from swift.org and put it on the PATH." >&2
    exit 1
}

missing=''
while IFS='|' read -r name version; do
    [ -n "$name" ] || continue
    # Another Python with pip serves as well as Debian's.
    case $name in python3*) python3 -m pip --version >/dev/null 2>&1 && continue ;; esac
    [ -n "$(installed_version "$name")" ] || missing="$missing $name"
done <<<"$packages"

if [ -n "$missing" ]; then
    if ! command -v apt-get >/dev/null; then
        echo "setup: these Debian packages (or your system's counterparts) are missing:$missing" >&2
        exit 1
    fi
    if [ "$(id -u)" != 0 ]; then
        echo "setup: packages are missing, and installing them takes root rights. Ask for:" >&2
        echo "    sudo apt-get install$missing" >&2
        exit 1
    fi
    echo "setup: installing$missing"
    apt-get update -qq
    # shellcheck disable=SC2086
    DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $missing >/dev/null
    while IFS='|' read -r name version; do
        [ -n "$name" ] || continue
        have=$(installed_version "$name")
        case "$have" in
            "$version"* | "") ;;
            *) echo "setup: $name is $have here and $version on Debian 12: pictures may differ by pixels" ;;
        esac
    done <<<"$packages"
fi

exec scripts/install-fonts.sh
