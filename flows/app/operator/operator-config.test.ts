import { expect, test, vi } from 'vitest'
import published from '../../../public/config.json'
import { besideTheApp, readOperatorConfig } from './operator-config.ts'

const read = async (said: unknown) => readOperatorConfig(said)

test('without a config file, the app uses the same values as in the repository’s config file, except the test wallet', async () => {
  // The config file contains a wallet for testing. Without a config file there are no wallets.
  const { wallets, ...rest } = await read(published)
  expect({ ...rest, wallets: {} }).toEqual(besideTheApp)
  expect(Object.keys(wallets)).toEqual(['googlepay'])
  expect(await read({})).toEqual(besideTheApp)
})

test('`/config.json` sets the operator’s addresses, the calls that it lacks, and the headers that it does not allow', async () => {
  const config = await read({
    bases: { b: 'https://api.example/customers' },
    lacks: ['DELETE /sessions'],
    omitsHeaders: ['Idempotency-Key'],
    redirects: ['https://banco.example'],
    longestChargeMs: 40_000,
    events: 'https://events.example/v1/logs',
    recordsSessions: true,
    releaseHeader: 'X-Release',
  })
  expect(config.releaseHeader).toBe('X-Release')
  expect(config.recordsSessions).toBe(true)
  expect(config.longestChargeMs).toBe(40_000)
  expect(config.bases).toEqual({ ...besideTheApp.bases, b: 'https://api.example/customers' })
  expect(config.redirects).toEqual(['https://banco.example'])
  expect([...config.lacks, ...config.omitsHeaders]).toEqual(['DELETE /sessions', 'idempotency-key'])
})

test('the config can state that the operator has no bonus, or bonus rules of its own', async () => {
  expect((await read({ bonus: 'none' })).bonus).toEqual({ labels: [], offers: [] })
  const bonus = { labels: [{ fromCents: 1000, gb: 5 }], offers: [] }
  expect((await read({ bonus })).bonus).toEqual(bonus)
})

test.each(['/gateway/frame', 'https://bridge.example', 'https://bridge.example:8443/3ds', 'http://localhost:4300/x'])(
  'the config accepts %s as the address of the card gateway’s bridge',
  async bridge => {
    expect((await read({ bridge })).bridge).toBe(bridge)
  },
)

test('the app reads the wallets and the partner sites that may show the app in an iframe from the config', async () => {
  const applepay = { merchantName: 'Recarrega', validation: 'https://pay.example/apple' }
  const config = await read({ wallets: { applepay }, partners: ['https://app.example'] })
  expect(config.wallets).toEqual({ applepay })
  expect(config.partners).toEqual(['https://app.example'])
})

test.each([
  { bridge: 'http://bridge.example' },
  { bridge: 'https://user@bridge.example' },
  { bridge: 'https://bridge.example\\@evil.example' },
  { bridge: '//bridge.example' },
  { bridge: 'https://bridge.example/x#y' },
  { bridge: 'data:text/html,x' },
  { wallets: { paypal: {} } },
  { wallets: { applepay: { merchantName: 'Recarrega' } } },
  { wallets: { applepay: { merchantName: 'Recarrega', validation: 'javascript:alert(1)' } } },
  { wallets: { googlepay: { merchantName: 'Recarrega' } } },
  { partners: ['*'] },
  { releaseHeader: 'X Release' },
  { longestChargeMs: -1 },
  { events: 'http://events.example' },
  { events: 'https://events.example/x?key=1' },
  { problems: '/problems' },
  { longestChargeMs: '5 min' },
  { recordsSessions: 'yes' },
  { partners: ['https://app.example/'] },
  { partners: ['http://app.example'] },
  { bases: { b: 'javascript:alert(1)' } },
  { bases: { b: 'https://api.example/' } },
  { bases: { b: 'https://api.example/x?y=1' } },
  { bases: { b: '//api.example' } },
  { bases: { c: '/operator/c' } },
  { lacks: 'DELETE /sessions' },
  { lacks: ['DELETE /session'] },
  { omitHeaders: [] },
  { redirects: ['http://banco.example'] },
  { redirects: ['https://banco.example/'] },
  { redirects: ['https://*.example'] },
  { redirects: ['https://ana@banco.example'] },
  { redirects: ['javascript:alert(1)'] },
  '<html>',
])('the invalid config %j is rejected', async said => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(read(said)).rejects.toThrow('/config.json: ')
  expect(lines).toHaveBeenCalled()
})
