import { expect, test } from 'vitest'
import { handlingOf, pagePathOf } from './handling.ts'
import { readRelease } from './release.ts'

const ORIGIN = 'https://recarrega.example'
const release = readRelease({
  name: 'r1',
  version: 'v1',
  pages: [['/web/login', 'h']],
  files: [
    ['/assets/app-1.js', 'h'],
    ['/page-data/sq/d/1.json', 'h'],
    ['/fonts/figtree-latin.woff2', 'h'],
  ],
})
const handling = (path: string, { method = 'GET', mode = 'cors' }: { method?: string; mode?: RequestMode } = {}) =>
  handlingOf({ method, mode, url: path.startsWith('http') ? path : ORIGIN + path }, ORIGIN, release)

test.each(['/', '/web/login', '/web/login/', '/web/login?utm=1', '/nobody/knows'])(
  'a visit to %s is answered by the service worker, with or without a network',
  path => expect(handling(path, { mode: 'navigate' })).toBe('page'),
)

test.each(['/assets/app-1.js', '/page-data/sq/d/1.json', '/fonts/figtree-latin.woff2'])(
  'the file %s is answered from the service worker’s cache',
  path => expect(handling(path)).toBe('file'),
)

test.each([
  '/operator/b/customers/1',
  '/operator',
  '/sandbox',
  '/sandbox/gateway',
  '/api-payment/checkout/77',
  '/healthz',
  '/config.json',
  '/recarga/app/eyJhbGciOi.eyJzdWIi.c2ln',
  '/recarga/app',
  '/status_pisp',
  '/status_pisp/3f0b6a52',
  '/status_checkout/r_1',
  '/status_checkout/2026.r1',
  '/api-payment/eyJhbGciOi.eyJzdWIi.c2ln',
  '/api-payment/eyJhbGciOi.eyJzdWIi.c2ln/',
  '/icon.svg',
  '/sw.js',
  'https://operator.example/b/customers/1',
  'https://evil.example/web/login',
])('the service worker leaves the address %s to the server', path => {
  expect([handling(path), handling(path, { mode: 'navigate' })]).toEqual(['left', 'left'])
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'HEAD'])(
  'a request with the method %s goes to the server without the service worker',
  method => {
    expect([handling('/web/login', { method, mode: 'navigate' }), handling('/assets/app-1.js', { method })]).toEqual([
      'left',
      'left',
    ])
  },
)

test.each(['/assets/app-0.js', '/page-data/sq/d/0.json'])(
  'if a page requests the file %s of an earlier release, the service worker looks for it in its cache',
  path => expect(handling(path)).toBe('file'),
)

test.each([
  '/fonts/figtree-greek.woff2',
  '/assets/app-1.js?v=2',
  '/page-data/app-data.json',
  '/web/login',
  '/manifest.webmanifest',
])('the service worker leaves a fetch of %s to the server, because no release contains that file', path =>
  expect(handling(path)).toBe('left'),
)

test('a page is cached by its path without the query, because the query may contain personal data', () => {
  expect(pagePathOf(`${ORIGIN}/web/login/?msisdn=11987654321#x`)).toBe('/web/login')
  expect(pagePathOf(`${ORIGIN}/?t=1`)).toBe('/')
})
