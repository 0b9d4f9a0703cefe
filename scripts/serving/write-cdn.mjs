import { EMBED, EMBED_PAGE, FILE, RETURNS } from '../../sandbox/site-paths.mjs'
import { headersFor, MANIFEST_TYPE } from './headers.mjs'

/**
 * Returns the settings of a CDN in front of an object store, for any CDN vendor.
 * @param {readonly import('./rules.mjs').Rule[]} rules
 * @returns {string}
 */
export function writeCdn(rules) {
  const site = {
    about: 'Made by `npm run serving`. What it means is in docs/serving.md.',
    methods: ['GET', 'HEAD'],
    rewrites: [
      { pattern: EMBED, object: EMBED_PAGE },
      { pattern: RETURNS, object: '$1/index.html' },
      { pattern: '^/$', object: '/index.html' },
      { pattern: '^(/(?:.*/)?[^/.]+)/?$', object: '$1/index.html' },
    ],
    missing: [
      { pattern: FILE, status: 404, headers: { 'cache-control': 'no-cache' } },
      { pattern: '^/', status: 404, object: '/404.html' },
    ],
    rules,
  }
  return `${JSON.stringify(site, null, 2)}\n`
}

/**
 * The uploads in their order. The order matters: when a file is uploaded, all files that it refers to are already
 * uploaded.
 * @type {readonly { kind: import('./kinds.mjs').Kind, filters: readonly string[], type?: string, isKept?: true }[]}
 */
const UPLOADS = [
  { kind: 'asset', filters: ['+ /assets/**', '- *'] },
  { kind: 'immutableData', filters: ['+ /page-data/sq/d/**', '- *'] },
  { kind: 'font', filters: ['+ /fonts/*.woff2', '- *'] },
  { kind: 'icon', filters: ['+ /icon.svg', '- *'] },
  {
    kind: 'other',
    filters: [
      '- /assets/**',
      '- /page-data/**',
      '- /fonts/*.woff2',
      '- /icon.svg',
      '- *.html',
      '- /sw.js',
      '- /manifest.webmanifest',
      '- /config.json',
    ],
  },
  // The host's own settings stay: those of the build are the sandbox's, and only start a host that has none.
  { kind: 'other', filters: ['+ /config.json', '- *'], isKept: true },
  { kind: 'manifest', filters: ['+ /manifest.webmanifest', '- *'], type: MANIFEST_TYPE },
  { kind: 'data', filters: ['- /page-data/sq/d/**', '+ /page-data/**', '- *'] },
  { kind: 'page', filters: ['+ *.html', '- *'] },
  { kind: 'worker', filters: ['+ /sw.js', '- *'] },
]

/**
 * Returns the commands that upload the build to an object store.
 * @param {Parameters<typeof import('./rules.mjs').rulesFor>[0]} site
 * @returns {string}
 */
export function writeUpload(site) {
  const commands = UPLOADS.map(({ kind, filters, type, isKept }) => {
    const cacheControl = headersFor({ kind, ...site })['cache-control']
    const typed = type === undefined ? '' : `--header-upload 'Content-Type: ${type}' `
    const kept = isKept ? '--ignore-existing ' : ''
    return `put '${cacheControl}' ${kept}${typed}${filters.map(filter => `--filter '${filter}'`).join(' ')}`
  })
  return `#!/bin/sh
# Made by \`npm run serving\`. What it means is in docs/serving.md.
# sh upload.sh dist remote:bucket — with rclone 1.60 or newer, which speaks to every object store.
set -eu
from=$1
to=$2

put() {
  kept=$1
  shift
  rclone copy "$from" "$to" --checksum --header-upload "Cache-Control: $kept" --filter '- *.br' --filter '- *.gz' "$@"
}

${commands.join('\n')}
`
}
