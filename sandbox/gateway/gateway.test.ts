import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { testCards } from '../seed/test-cards.ts'
import { openOperator, present } from '../testing/operator.ts'
import { gatewayScript } from './gateway-script.ts'

const HELENA = '85992221155'

/** Runs the page's script in a window that imitates the frame, and returns the messages to its parent. */
async function ask(card: object, brand = 'VISA', tokens: Readonly<Record<string, string>> = {}) {
  const heard: { event: string; fields: Record<string, string | null> }[] = []
  const listeners: ((event: object) => void)[] = []
  const elements = new Map<string, { hidden?: boolean; textContent?: string; onclick?: () => void }>()
  const parent = { postMessage: (message: { event: string; fields: Record<string, string> }) => heard.push(message) }
  const results = testCards.flatMap(({ pan, bridge }) => (bridge === undefined ? [] : [[pan, bridge]]))
  runInNewContext(gatewayScript(Object.fromEntries(results)), {
    location: { origin: 'https://here', hash: '#7' },
    parent,
    crypto: { randomUUID: () => 'reference' },
    document: {
      getElementById: (id: string) => elements.get(id) ?? elements.set(id, {}).get(id),
    },
    addEventListener: (_: string, listener: (event: object) => void) => listeners.push(listener),
    fetch: async (path: string) => ({ json: async () => ({ result: tokens[path.split('/').at(-1) ?? ''] }) }),
  })
  const data = { channel: 'recarrega.bridge', id: '7', request: { brand, card, valueCents: 2000 } }
  const say = async (change: object = {}) => {
    for (const hear of listeners) hear({ origin: 'https://here', source: parent, data, ...change })
    await new Promise<void>(resolve => setImmediate(resolve))
  }
  return { heard, say, elements, events: () => heard.map(({ event }) => event), data }
}

const asEvent = { unsupported: 'unsupportedBrand' } as const

test.each(testCards.filter(({ bridge }) => bridge !== undefined))(
  'for the test card $pan, the bridge returns $bridge',
  async ({ pan, bridge = 'success' }) => {
    const { say, events } = await ask({ pan })
    await say()
    expect(events()).toEqual(['ready', bridge === 'unsupported' ? asEvent[bridge] : bridge])
  },
)

test.each([
  ['VISA', '05'],
  ['MASTERCARD', '02'],
])(
  'the bridge confirms any other card of the brand %s without a question, with the ECI code %s',
  async (brand, Eci) => {
    const { say, heard } = await ask({ pan: '1' }, brand)
    await say()
    expect(heard[1]).toMatchObject({ event: 'success', fields: { Eci, Xid: null, ReferenceId: 'reference' } })
  },
)

test.each([
  ['confirm', 'success'],
  ['refuse', 'failure'],
])(
  'when the customer presses “%s” on the bridge’s question, the bridge sends the event `%s`',
  async (button, event) => {
    const { say, events, elements } = await ask({ token: 't' }, 'VISA', { t: 'challenge' })
    await say()
    expect([elements.get('question')?.hidden, elements.get('value')?.textContent]).toEqual([false, 'R$\u00a020,00'])
    elements.get(button)?.onclick?.()
    expect(events()).toEqual(['ready', 'challenge', event])
  },
)

test('the bridge accepts only one message, and only from the page in which it is framed', async () => {
  const { say, events, data } = await ask({ pan: '1' })
  await say({ origin: 'https://evil' })
  await say({ source: {} })
  await say({ data: { ...data, id: '8' } })
  expect(events()).toEqual(['ready'])
  await say()
  await say()
  expect(events()).toEqual(['ready', 'success'])
})

test('only the app’s own site can frame the bridge’s page, and the page runs only scripts of its own site', async () => {
  const { app } = openOperator()
  const policy = (await app.request('/sandbox/gateway')).headers.get('content-security-policy')
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toContain("script-src 'self';")
  const script = await app.request('/sandbox/gateway/bridge.js')
  expect(script.headers.get('content-type')).toMatch(/^text\/javascript/)
})

test('the bridge returns the same result for a saved card’s token as for the card’s number', async () => {
  const operator = openOperator()
  const { id } = await operator.login(HELENA)
  const { debitCards, cards } = present(operator.world.store.get('customer', id))
  const resultOf = async (token = '') => (await operator.app.request(`/sandbox/gateway/tokens/${token}`)).json()
  expect(await resultOf(debitCards[0]?.token)).toEqual({ result: 'challenge' })
  expect(await resultOf(cards[0]?.token)).toEqual({ result: 'success' })
})
