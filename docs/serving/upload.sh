#!/bin/sh
# Made by `npm run serving`. What it means is in docs/serving.md.
# sh upload.sh dist remote:bucket — with rclone 1.60 or newer, which speaks to every object store.
set -eu
from=$1
to=$2

put() {
  kept=$1
  shift
  rclone copy "$from" "$to" --checksum --header-upload "Cache-Control: $kept" --filter '- *.br' --filter '- *.gz' "$@"
}

put 'public, max-age=31536000, immutable' --filter '+ /assets/**' --filter '- *'
put 'public, max-age=31536000, immutable' --filter '+ /page-data/sq/d/**' --filter '- *'
put 'public, max-age=604800, stale-while-revalidate=86400' --filter '+ /fonts/*.woff2' --filter '- *'
put 'public, max-age=604800, stale-while-revalidate=86400' --filter '+ /icon.svg' --filter '- *'
put 'no-cache' --filter '- /assets/**' --filter '- /page-data/**' --filter '- /fonts/*.woff2' --filter '- /icon.svg' --filter '- *.html' --filter '- /sw.js' --filter '- /manifest.webmanifest' --filter '- /config.json'
put 'no-cache' --ignore-existing --filter '+ /config.json' --filter '- *'
put 'no-cache' --header-upload 'Content-Type: application/manifest+json' --filter '+ /manifest.webmanifest' --filter '- *'
put 'no-cache' --filter '- /page-data/sq/d/**' --filter '+ /page-data/**' --filter '- *'
put 'no-cache' --filter '+ *.html' --filter '- *'
put 'no-cache' --filter '+ /sw.js' --filter '- *'
