import { describe, expect, test } from 'vitest'
import { CHANNEL_PATHS } from '../../flows/app/boot/channel-paths.ts'
import { flowFiles, readSources } from '../flows/flow-files.mjs'
import { headersFor } from './headers.mjs'
import { originsCalled, parseHosts, withOperator } from './hosts.mjs'
import { type Kind, kindOf } from './kinds.mjs'
import { parseHashes } from './page-hashes.mjs'
import { siteHeaders } from './site-headers.mjs'

const partners = ['https://one.example', 'https://two.example', 'https://three.example']
const hosts = parseHosts({
  logos: ['https://logos.example'],
  services: ['https://api.example:8443'],
  bridges: ['https://acs.example'],
  partners,
})
const hashes = parseHashes({ scripts: ['sha256-YQ=='], styles: ['sha256-Yg==', 'sha256-Yw=='] })
const KINDS: readonly Kind[] = [
  'page',
  'embed',
  'asset',
  'immutableData',
  'data',
  'font',
  'icon',
  'worker',
  'manifest',
  'other',
]

const send = (kind: Kind) => headersFor({ kind, hosts, hashes })

function directives(kind: Kind): ReadonlyMap<string, string> {
  const policy = send(kind)['content-security-policy'] ?? ''
  return new Map(policy.split('; ').map(text => [text.split(' ')[0] ?? '', text.slice(text.indexOf(' ') + 1)]))
}

/** Returns each feature of the Permissions-Policy header, with the origins that may use it. */
function powers(kind: Kind): ReadonlyMap<string, string> {
  const items = send(kind)['permissions-policy']?.split(', ') ?? []
  return new Map(items.map(item => [item.split('=')[0] ?? '', item.split('=')[1] ?? '']))
}

/** Returns the addresses of all pages that the flow configs define, with and without a final slash. */
function pagesOfFlows(): readonly string[] {
  const texts = readSources(flowFiles())
    .map(({ text }) => text)
    .join()
  const paths = [...texts.matchAll(/"path": "([^"]+)"/g)].flatMap(([, path = '']) =>
    CHANNEL_PATHS.map(channel => path.replace('{channel}', channel)),
  )
  return [...new Set(paths)].flatMap(path => [path, `${path}/`])
}

describe('a page', () => {
  test('a page’s policy names the origins of all files that the page may load', () => {
    expect(Object.fromEntries(directives('page'))).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-YQ=='",
      'style-src': "'self' 'sha256-Yg==' 'sha256-Yw=='",
      'img-src': "'self' data: https://logos.example",
      'font-src': "'self'",
      'connect-src': "'self' https://api.example:8443",
      'frame-src': 'https://acs.example',
      'manifest-src': "'self'",
      'worker-src': "'self'",
      'form-action': "'self'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'recarrega#sw',
    })
  })

  test('partners may frame the embedded page only; its other headers are the same as for any page', () => {
    const embed = directives('embed')
    expect(embed.get('frame-ancestors')).toBe(partners.join(' '))
    expect([...embed].filter(([name]) => name !== 'frame-ancestors')).toEqual(
      [...directives('page')].filter(([name]) => name !== 'frame-ancestors'),
    )
  })

  test('the policy of a page allows only three browser features: the clipboard, SMS codes and payments', () => {
    for (const kind of ['page', 'embed'] as const) {
      const policy = powers(kind)
      expect([...policy].filter(([, who]) => who === '(self)').map(([name]) => name)).toEqual([
        'clipboard-write',
        'otp-credentials',
        'payment',
      ])
      for (const power of ['camera', 'geolocation', 'clipboard-read', 'usb']) expect(policy.get(power)).toBe('()')
      expect(new Set(policy.values())).toEqual(new Set(['(self)', '()']))
    }
  })
})

test.each([...pagesOfFlows(), '/', '/404.html', '/nobody/knows', '/recarga/app/eyJhbGciOi.eyJzdWIi.c2ln'])(
  'a page at %s may read SMS codes and pay, because the app can move to the login or the payment without a page load',
  path => {
    const policy = powers(kindOf(path))
    expect(policy.get('otp-credentials')).toBe('(self)')
    expect(policy.get('payment')).toBe('(self)')
  },
)

test('a page may frame only the configured bridge, or its own site’s bridge if the config names none', () => {
  const none = { logos: [], services: [], bridges: [], partners: [] }
  const frames = (bridge: string): string | undefined => {
    const site = { hosts: withOperator(none, { bridge }), hashes }
    const policy = headersFor({ kind: 'page', ...site })['content-security-policy'] ?? ''
    return /frame-src ([^;]+)/.exec(policy)?.[1]
  }
  expect(frames('/sandbox/gateway')).toBe("'self'")
  expect(frames('https://acs.example/3ds/frame')).toBe('https://acs.example')
})

test('no policy allows unsafe sources, and every answer forbids content sniffing and requires https', () => {
  for (const kind of KINDS) {
    expect(JSON.stringify(send(kind))).not.toMatch(/unsafe|nonce|\*/)
    expect(send(kind)['x-content-type-options']).toBe('nosniff')
    expect(send(kind)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  }
})

test('browsers keep a file with a hash in its name for a year, and check pages and all other files each time', () => {
  const kept = KINDS.filter(kind => send(kind)['cache-control'] === 'public, max-age=31536000, immutable')
  expect(kept).toEqual(['asset', 'immutableData'])
  const asked = KINDS.filter(kind => send(kind)['cache-control'] === 'no-cache')
  expect(asked).toEqual(['page', 'embed', 'data', 'worker', 'manifest', 'other'])
})

test('a plain text answer gets no headers of a page, even at the address of a page', () => {
  const headersOf = siteHeaders()
  expect(headersOf('/web/login', 'page')['referrer-policy']).toBe('no-referrer')
  expect(headersOf('/web/login', 'file')['referrer-policy']).toBeUndefined()
  expect(kindOf('/web/login')).toBe('page')
})

test.each([
  'http://logos.example',
  'https://logos.example/',
  'https://*.example',
  "https://a.example; script-src 'unsafe-inline'",
  'https://user@a.example',
  'javascript:alert(1)',
  'logos.example',
  7,
])('the list of hosts with the host %s is rejected', host => {
  expect(() => parseHosts({ ...hosts, logos: [host] })).toThrow('which is no origin')
})

test('a list of hosts with a missing or unknown key is rejected, with an error that names the key', () => {
  expect(() => parseHosts({ ...hosts, logo: [] })).toThrow('"logo"')
  expect(() => parseHosts({ logos: [] })).toThrow('"services"')
})

test.each([{ scripts: ["'unsafe-inline'"], styles: [] }, { scripts: [] }, undefined])(
  'the value %o is rejected, because it is not a list of hashes',
  value => {
    expect(() => parseHashes(value)).toThrow('no list of hashes')
  },
)

test('a page’s policy allows the addresses in the app’s config: the operator, Apple’s merchant server, the event collector, and Google Pay', () => {
  const googlepay = { environment: 'TEST' }
  const applepay = { validation: 'https://pay.example/apple' }
  expect(originsCalled({ bases: { a: '/operator/a', b: 'https://api.example/b' }, wallets: { applepay } })).toEqual([
    'https://api.example',
    'https://pay.example',
  ])
  expect(originsCalled({ events: 'https://events.example/v1/logs' })).toEqual(['https://events.example'])
  expect(originsCalled({ events: '/v1/logs' })).toEqual([])
  expect(originsCalled({ wallets: { googlepay } })).toEqual(['https://google.com', 'https://pay.google.com'])
  expect(originsCalled({})).toEqual([])
})
