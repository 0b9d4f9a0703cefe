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
  'worker',
  'manifest',
  'other',
]

const send = (kind: Kind) => headersFor({ kind, hosts, hashes })

function directives(kind: Kind): ReadonlyMap<string, string> {
  const policy = send(kind)['content-security-policy'] ?? ''
  return new Map(policy.split('; ').map(text => [text.split(' ')[0] ?? '', text.slice(text.indexOf(' ') + 1)]))
}

/** Returns each power that the policy names, with the origins that have it. */
function powers(kind: Kind): ReadonlyMap<string, string> {
  const items = send(kind)['permissions-policy']?.split(', ') ?? []
  return new Map(items.map(item => [item.split('=')[0] ?? '', item.split('=')[1] ?? '']))
}

/** The addresses of all pages that the flow configs make, with and without a slash at the end. */
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
  test('says where everything may come from', () => {
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

  test('may be framed by partners when it is the embedded one, and is the same otherwise', () => {
    const embed = directives('embed')
    expect(embed.get('frame-ancestors')).toBe(partners.join(' '))
    expect([...embed].filter(([name]) => name !== 'frame-ancestors')).toEqual(
      [...directives('page')].filter(([name]) => name !== 'frame-ancestors'),
    )
  })

  test('may copy, read the code of an SMS and pay, and is denied the rest', () => {
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
  'whoever enters at %s and comes to the login there has the SMS code read, and can pay',
  path => {
    const policy = powers(kindOf(path))
    expect(policy.get('otp-credentials')).toBe('(self)')
    expect(policy.get('payment')).toBe('(self)')
  },
)

test('a page frames the bridge where the app is told that it is, and else its own site’s alone', () => {
  const none = { logos: [], services: [], bridges: [], partners: [] }
  const frames = (bridge: string): string | undefined => {
    const site = { hosts: withOperator(none, { bridge }), hashes }
    const policy = headersFor({ kind: 'page', ...site })['content-security-policy'] ?? ''
    return /frame-src ([^;]+)/.exec(policy)?.[1]
  }
  expect(frames('/sandbox/gateway')).toBe("'self'")
  expect(frames('https://acs.example/3ds/frame')).toBe('https://acs.example')
})

test('nothing is unsafe, and everything is sniffed by nobody and stays on https', () => {
  for (const kind of KINDS) {
    expect(JSON.stringify(send(kind))).not.toMatch(/unsafe|nonce|\*/)
    expect(send(kind)['x-content-type-options']).toBe('nosniff')
    expect(send(kind)['strict-transport-security']).toBe('max-age=63072000; includeSubDomains')
  }
})

test('what has a hash in its name is kept for a year, what points at it is asked for each time', () => {
  const kept = KINDS.filter(kind => send(kind)['cache-control'] === 'public, max-age=31536000, immutable')
  expect(kept).toEqual(['asset', 'immutableData'])
  const asked = KINDS.filter(kind => send(kind)['cache-control'] === 'no-cache')
  expect(asked).toEqual(['page', 'embed', 'data', 'worker', 'manifest', 'other'])
})

test('an address of a page that answers with a mere text is no page', () => {
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
])('the host %s is refused', host => {
  expect(() => parseHosts({ ...hosts, logos: [host] })).toThrow('which is no origin')
})

test('hosts are complete and of known names', () => {
  expect(() => parseHosts({ ...hosts, logo: [] })).toThrow('"logo"')
  expect(() => parseHosts({ logos: [] })).toThrow('"services"')
})

test.each([{ scripts: ["'unsafe-inline'"], styles: [] }, { scripts: [] }, undefined])('%o are no hashes', value => {
  expect(() => parseHashes(value)).toThrow('no list of hashes')
})

test('the policy follows the config of the app: the operator, the merchant’s server for Apple, problems, and Google where it pays', () => {
  const googlepay = { environment: 'TEST' }
  const applepay = { validation: 'https://pay.example/apple' }
  expect(originsCalled({ bases: { a: '/operator/a', b: 'https://api.example/b' }, wallets: { applepay } })).toEqual([
    'https://api.example',
    'https://pay.example',
  ])
  expect(originsCalled({ problems: 'https://problems.example/recarrega' })).toEqual(['https://problems.example'])
  expect(originsCalled({ problems: '/problems' })).toEqual([])
  expect(originsCalled({ wallets: { googlepay } })).toEqual(['https://google.com', 'https://pay.google.com'])
  expect(originsCalled({})).toEqual([])
})
