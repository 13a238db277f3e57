#!/usr/bin/env bash
# Fetches the fonts that no Debian package has: text faces for large sizes, rounded and serif designs, and the icon sets.
# Nothing of the packages is run; only the fonts are taken out of them, and each is checked against its SHA-256.
set -euo pipefail

if [ -n "${OPENACTIVITYKIT_FONTS:-}" ]; then
    target=$OPENACTIVITYKIT_FONTS
elif [ "$(id -u)" = 0 ]; then
    target=/usr/local/share/openactivitykit/fonts
else
    target=${XDG_DATA_HOME:-$HOME/.local/share}/openactivitykit/fonts
fi

# name | SHA-256 | package | file inside the package
fonts='
CupertinoIcons.ttf|5a1d0f1f17aac91e8f67123295019f73699acf231a5773a7eb3feb49e65e4e57|flet-web|flet_web/web/assets/packages/cupertino_icons/assets/CupertinoIcons.ttf
MaterialSymbolsOutlined.ttf|118a5671a680b5b07d00a63cee31d0d32e0830fccd877145cf76e2d2547d4bc3|qtmaterialsymbols|qtmaterialsymbols/resources/MaterialSymbolsOutlined.ttf
materialdesignicons6.ttf|be825c1294d3c4f046c8e496b18f8f0c7d2864e339c81bdab9297f17ffac1938|qtawesome|qtawesome/fonts/materialdesignicons6-webfont-6.9.96.ttf
Inter.ttf|29160a80ff49ddcab2c97711247e08b1fab27a484a329ce8b813d820dc559031|fontpkg-inter|fontpkg_inter/files/Inter[opsz,wght].ttf
Inter-Italic.ttf|acd98e64795781b2058f07b18475e0ecee2a0fe2b42a49e2f9e37d0d6bf66ce6|fontpkg-inter|fontpkg_inter/files/Inter-Italic[opsz,wght].ttf
Nunito.ttf|bb55a5ca5c2042335b3991af27c4d0705d0ef41cac6164ac737fd8f2a1e85207|fontpkg-nunito|fontpkg_nunito/files/Nunito[wght].ttf
Nunito-Italic.ttf|b520cc871868b0acfca1beda875df7f4a44ebce914f8a89f83977fc9c09529c8|fontpkg-nunito|fontpkg_nunito/files/Nunito-Italic[wght].ttf
SourceSerif4.ttf|97b2d4da6e3cb494b5a1e66ae176914d852ccabef49e0c02c0df25f3e39aca0b|fontpkg-source-serif-4|fontpkg_source_serif_4/files/SourceSerif4[opsz,wght].ttf
SourceSerif4-Italic.ttf|15fbc7e4679489a501998c3669272637a6646388ef7e4bd77eebb5bf967a1f42|fontpkg-source-serif-4|fontpkg_source_serif_4/files/SourceSerif4-Italic[opsz,wght].ttf
'

# package | pinned requirement with the hash of its wheel
packages='
flet-web|flet-web==1.0.5 --hash=sha256:eb246cb6e59d14c63aa20223275184825c7ec28b970a2174619a2d9f00d0e2e7
qtmaterialsymbols|qtmaterialsymbols==1.0.1 --hash=sha256:b7fb0ff64f4671acf3e4fc9b7b6bcc47d0488b22b4ec83e6f26f7da6f71341d4
qtawesome|qtawesome==1.4.2 --hash=sha256:dbf08524428fa2df73918ce362153254cd44f089380576d84bfaad8f40eece45
fontpkg-inter|fontpkg-inter==4.1.post1 --hash=sha256:b1105c8b368787112e9352ba657fe4fd32feb0722cc3046a308f65962298ddf8
fontpkg-nunito|fontpkg-nunito==3.602 --hash=sha256:aa03f5c6cced0c3a12ae980f517b3d3c4c92aeb1a60abd8637ba5ae978031bf2
fontpkg-source-serif-4|fontpkg-source-serif-4==4.4 --hash=sha256:6c33ac5d27b0396b0ed228e400d9c7ee4445c359ce21b3d8d9b9723e8c5c49a7
'

is_there() { [ -f "$target/$1" ] && [ "$(sha256sum <"$target/$1" | cut -d' ' -f1)" = "$2" ]; }

missing=''
while IFS='|' read -r name sum package file; do
    [ -n "$name" ] || continue
    is_there "$name" "$sum" || missing="$missing $package"
done <<<"$fonts"
# The licence of this set is in the package's notices alone.
[ -f "$target/licenses/CupertinoIcons-LICENSE" ] || missing="$missing flet-web"
if [ -z "$missing" ]; then
    exit 0
fi

if ! python3 -m pip --version >/dev/null 2>&1; then
    echo "install-fonts: python3 with pip is needed to fetch the fonts. Install it with: apt-get install python3-pip" >&2
    exit 1
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$target/licenses"

while IFS='|' read -r package requirement; do
    [ -n "$package" ] || continue
    case " $missing " in *" $package "*) ;; *) continue ;; esac
    echo "install-fonts: fetching $package"
    echo "$requirement" >"$work/requirements.txt"
    python3 -m pip download --quiet --disable-pip-version-check --no-deps --only-binary=:all: --require-hashes \
        -d "$work/$package" -r "$work/requirements.txt"
done <<<"$packages"

while IFS='|' read -r name sum package file; do
    [ -n "$name" ] || continue
    [ -d "$work/$package" ] || continue
    wheel=$(ls "$work/$package"/*.whl)
    python3 - "$wheel" "$file" "$target/$name.part" "$target/licenses" "$package" <<'PY'
import os, sys, zipfile
wheel, member, target, licences, package = sys.argv[1:]
with zipfile.ZipFile(wheel) as archive:
    with open(target, "wb") as out:
        out.write(archive.read(member))
    if package == "flet-web":
        notices = archive.read("flet_web/web/assets/NOTICES").decode()
        own = next(part for part in notices.split("-" * 80) if part.strip().startswith("cupertino_icons"))
        with open(os.path.join(licences, "CupertinoIcons-LICENSE"), "w") as out:
            out.write(own.strip() + "\n")
    for name in archive.namelist():
        if os.path.basename(name) in ("LICENSE", "LICENSE.txt", "OFL.txt"):
            with open(os.path.join(licences, package + "-LICENSE"), "wb") as out:
                out.write(archive.read(name))
PY
    if [ "$(sha256sum <"$target/$name.part" | cut -d' ' -f1)" != "$sum" ]; then
        rm -f "$target/$name.part"
        echo "install-fonts: $name from $package is not the file that was expected (SHA-256 differs); nothing was installed for it." >&2
        exit 1
    fi
    mv "$target/$name.part" "$target/$name"
done <<<"$fonts"
cat >"$target/licenses/README" <<'TEXT'
Inter, Nunito, Source Serif 4: SIL Open Font License 1.1, see the files fontpkg-*-LICENSE.
CupertinoIcons: MIT, see CupertinoIcons-LICENSE.
Material Symbols (Google) and Material Design Icons (Pictogrammers): Apache License 2.0, https://www.apache.org/licenses/LICENSE-2.0;
the files qtmaterialsymbols-LICENSE and qtawesome-LICENSE are those of the packages that carry the fonts.
TEXT
if [ -f /usr/share/common-licenses/Apache-2.0 ]; then cp /usr/share/common-licenses/Apache-2.0 "$target/licenses/Apache-2.0"; fi
echo "install-fonts: fonts are in $target"
