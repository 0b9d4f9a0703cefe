import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { root } from '../run.mjs'
import { documentedConfigs, PLACEHOLDERS } from './config-files.mjs'
import { headersFor } from './headers.mjs'
import { readHosts } from './hosts.mjs'
import type { Kind } from './kinds.mjs'
import type { HeadersAt } from './testing/headers-at.ts'
import { readCaddy } from './testing/read-caddy.ts'
import { readNginx } from './testing/read-nginx.ts'

const ADVICE = 'is not what scripts/serving says now: run `npm run serving`'
const read = (name: string) => readFileSync(join(root, 'docs/serving', name), 'utf8')

interface CdnRule {
  readonly pattern: string
  readonly headers: Readonly<Record<string, string>>
}

function readCdn(text: string): HeadersAt {
  const rules: readonly CdnRule[] = JSON.parse(text).rules
  return path => rules.find(({ pattern }) => new RegExp(pattern).test(path))?.headers ?? {}
}

const PATHS: readonly (readonly [string, Kind])[] = [
  ['/', 'page'],
  ['/web/login', 'page'],
  ['/web/login/', 'page'],
  ['/web/home', 'page'],
  ['/recarga/whatsapp/pagamento', 'page'],
  ['/recarga/web/pix', 'page'],
  ['/nobody/knows', 'page'],
  ['/web/login.old/x', 'page'],
  ['/404.html', 'page'],
  ['/recarga/app', 'embed'],
  ['/recarga/app/', 'embed'],
  ['/recarga/app/pagamento', 'embed'],
  ['/recarga/application', 'page'],
  ['/recarga/app/eyJhbGciOi.eyJzdWIi.c2ln', 'embed'],
  ['/status_pisp/3f0b6a52-8c1d-4a70-9d6e-0d5b6c7e8f90', 'return'],
  ['/status_checkout/r_1', 'return'],
  ['/api-payment/eyJpZCI6IjEifQ-sig_nature', 'return'],
  ['/api-payment/eyJpZCI6IjEifQ-sig_nature/', 'return'],
  ['/api-payment/eyJhbGciOi.eyJzdWIi.c2ln', 'return'],
  ['/api-payment/eyJhbGciOi.eyJzdWIi.c2ln/', 'return'],
  ['/api-payment', 'page'],
  ['/api-payment/recarga/pagamento', 'page'],
  ['/status_pisp', 'page'],
  ['/status_pisp/r1/x', 'page'],
  ['/status_pisp/2026.r1', 'return'],
  ['/status_pisp/x.js', 'return'],
  ['/status_pisp/x/y.js', 'other'],
  ['/assets/index-D1B53lO1.js', 'asset'],
  ['/assets/logo-1.svg', 'asset'],
  ['/page-data/sq/d/123.json', 'immutableData'],
  ['/page-data/app-data.json', 'data'],
  ['/page-data/web/login/page-data.json', 'data'],
  ['/fonts/figtree-latin.woff2', 'font'],
  ['/sw.js', 'worker'],
  ['/icon.svg', 'icon'],
  ['/manifest.webmanifest', 'manifest'],
  ['/offline.html', 'page'],
  ['/icons/icon-192.png', 'other'],
  ['/x/manifest.webmanifest', 'other'],
  ['/fonts/figtree-OFL.txt', 'other'],
]

describe.each([
  { name: 'nginx.conf', reader: readNginx },
  { name: 'Caddyfile', reader: readCaddy },
  { name: 'cdn-headers.json', reader: readCdn },
])('docs/serving/$name', ({ name, reader }) => {
  const headersAt = reader(read(name))

  test.each(PATHS)(
    'with our config, the web server sends the path %s with the headers of the kind %s',
    (path, kind) => {
      const wanted = headersFor({ kind, hosts: readHosts(), hashes: PLACEHOLDERS })
      expect(headersAt(path), `docs/serving/${name} ${ADVICE}`).toEqual(wanted)
    },
  )
})

/** Addresses whose last segment has dots, like a JWT. They must get the content of their page, not only its headers. */
const NAMED = [
  ['/api-payment/eyJhbGciOi.eyJzdWIi.c2ln', '/api-payment/index.html'],
  ['/api-payment/eyJhbGciOi.eyJzdWIi.c2ln/', '/api-payment/index.html'],
  ['/status_pisp/2026.r1', '/status_pisp/index.html'],
  ['/status_checkout/2026.r1', '/status_checkout/index.html'],
  ['/recarga/app/eyJhbGciOi.eyJzdWIi.c2ln', '/recarga/app/index.html'],
] as const

test.each(NAMED)(
  'the rules for the CDN (content delivery network) answer the path %s with the file %s',
  (path, object) => {
    const rewrites: readonly { pattern: string; object: string }[] = JSON.parse(read('cdn-headers.json')).rewrites
    const rule = rewrites.find(({ pattern }) => new RegExp(pattern).test(path))
    const named = rule && new RegExp(rule.pattern).exec(path)?.[1]
    expect(rule?.object.replace('$1', named ?? ''), `docs/serving/cdn-headers.json ${ADVICE}`).toBe(object)
  },
)

test('if an address ends with a payment’s id, nginx and Caddy send the page of the address without the id', () => {
  expect(read('nginx.conf')).toMatch(/location ~ \^\(\/status_[^\n]+\{\n(?:.*\n)?\s+try_files \$1\/index\.html =404;/)
  // Caddy must rewrite to the file itself, because the address of the folder ends with a slash.
  expect(read('Caddyfile')).toContain('rewrite * {re.return.1}/index.html')
})

test('docs/serving/upload.sh uploads each kind of file with the same cache time as the server sends', () => {
  const uploads = [...read('upload.sh').matchAll(/^put '([^']+)' (.*)$/gm)].map(([, kept, filters]) => ({
    kept,
    filters,
  }))
  const keptFor = (glob: string) => uploads.find(({ filters }) => filters?.includes(`'+ ${glob}'`))?.kept
  const wanted = (kind: Kind) => headersFor({ kind, hosts: readHosts(), hashes: PLACEHOLDERS })['cache-control']
  for (const [glob, kind] of [
    ['/assets/**', 'asset'],
    ['/page-data/sq/d/**', 'immutableData'],
    ['/page-data/**', 'data'],
    ['/fonts/*.woff2', 'font'],
    ['/icon.svg', 'icon'],
    ['/sw.js', 'worker'],
    ['/manifest.webmanifest', 'manifest'],
    ['*.html', 'page'],
  ] as const)
    expect(keptFor(glob), `docs/serving/upload.sh ${ADVICE}`).toBe(wanted(kind))
})

test('docs/serving/upload.sh leaves the config of a host as it is', () => {
  const uploads = [...read('upload.sh').matchAll(/^put .*$/gm)].map(([line]) => line)
  const config = uploads.filter(line => line.includes("'+ /config.json'"))
  expect(config).toEqual([expect.stringContaining(' --ignore-existing ')])
  const others = uploads.filter(line => !line.includes("'- *'"))
  expect(others.length).toBeGreaterThan(0)
  for (const line of others) expect(line).toContain("'- /config.json'")
})

test('every server config sets the web manifest’s content type, because few servers detect it from the file name', () => {
  for (const name of ['nginx.conf', 'Caddyfile', 'upload.sh'])
    expect(read(name), `docs/serving/${name} ${ADVICE}`).toMatch(/application\/manifest\+json/)
})

test.each([...documentedConfigs()])('the generated file docs/serving/%s is up to date', (name, text) => {
  expect(read(name) === text, `docs/serving/${name} ${ADVICE}`).toBe(true)
})

/** Returns the locations of a config, each with its pattern and its lines. */
const locationsIn = (text: string, location: RegExp) =>
  [...text.matchAll(location)].map(([, pattern = '', lines = '']) => ({ pattern: new RegExp(pattern), lines }))

const LOGS = [
  ['nginx.conf', /^ {4}location ~ (\S+) \{\n([\s\S]*?)\n {4}\}/gm, 'access_log off;'],
  ['Caddyfile', /^\t\t@\w+ path_regexp \w+ (\S+)\n\t\thandle @\w+ \{\n([\s\S]*?)\n\t\t\}/gm, 'log_skip'],
] as const

test.each(LOGS)(
  '%s keeps signed sessions, links and payments out of the access log, and logs other paths',
  (...given) => {
    const [name, location, off] = given
    const locations = locationsIn(read(name), location)
    const isLogged = (path: string) => !locations.find(({ pattern }) => pattern.test(path))?.lines.includes(off)
    const logged = PATHS.filter(([path]) => isLogged(path)).map(([, kind]) => kind)
    expect(logged.filter(kind => kind === 'embed' || kind === 'return')).toEqual([])
    expect(logged).toHaveLength(PATHS.filter(([, kind]) => kind !== 'embed' && kind !== 'return').length)
  },
)
