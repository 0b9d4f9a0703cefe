import { expect, test } from 'vitest'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { askBridge, type BridgeRequest, type OpenBridge } from './bridge.ts'
import type { BridgeMessage } from './read-event.ts'

const request: BridgeRequest = {
  accessToken: 'token',
  brand: 'VISA',
  use: 'debit',
  valueCents: 2000,
  card: { pan: '4761730000000029', month: '12', year: '2030', cvv: '123' },
}
const proof = { Cavv: 'c', Xid: null, Eci: '05', Version: '2.2.0', ReferenceId: 'r' }

function ask() {
  const clock = new FakeClock()
  const left = new AbortController()
  const sent: BridgeRequest[] = []
  let hear: (message: BridgeMessage) => void = () => undefined
  const closes: string[] = []
  const shows: string[] = []
  const open: OpenBridge = listener => {
    hear = listener
    return { send: asked => sent.push(asked), close: () => closes.push('closed') }
  }
  const onChallenge = (): void => void shows.push('shown')
  const end = askBridge(open, request, { clock, signal: left.signal, onChallenge })
  return {
    clock,
    end,
    sent,
    left,
    say: (event: string, fields: BridgeMessage['fields'] = {}) => hear({ event, fields }),
    counts: () => ({ closed: closes.length, shown: shows.length, waiting: clock.waiting }),
  }
}

test('if the bridge sends "ready" twice, it receives the card data only once', async () => {
  const { say, sent, end, counts } = ask()
  expect(sent).toEqual([])
  say('ready')
  say('ready')
  expect(sent).toEqual([request])
  say('success', proof)
  expect(await end).toMatchObject({ kind: 'proven' })
  expect(counts()).toEqual({ closed: 1, shown: 0, waiting: 0 })
})

test('if the bridge reports a failure first and a success later, the payment counts as failed', async () => {
  const { say, end, left, counts } = ask()
  say('ready')
  say('failure', { Eci: '07' })
  say('success', proof)
  left.abort()
  expect(await end).toEqual({ kind: 'failed' })
  expect(counts().closed).toBe(1)
})

test('the page shows the bridge’s frame when the issuer asks a question, or if there is no result after five seconds', async () => {
  const told = ask()
  told.say('ready')
  told.say('challenge')
  expect(told.counts().shown).toBe(1)
  const untold = ask()
  untold.say('ready')
  await untold.clock.advance(4_999)
  expect(untold.counts().shown).toBe(0)
  await untold.clock.advance(1)
  expect(untold.counts().shown).toBe(1)
})

test('if the customer does not answer the issuer within ten minutes, the bridge times out', async () => {
  const { say, end, clock, counts } = ask()
  say('ready')
  say('challenge')
  await clock.advance(599_999)
  expect(counts().closed).toBe(0)
  await clock.advance(1)
  expect(await end).toEqual({ kind: 'timedOut' })
  expect(counts()).toMatchObject({ closed: 1, waiting: 0 })
})

test('if the bridge does not send “ready” within 30 seconds, it is reported as unreachable', async () => {
  const { end, clock, sent } = ask()
  await clock.advance(30_000)
  expect(await end).toEqual({ kind: 'unreachable' })
  expect(sent).toEqual([])
})

test('if a customer leaves, the bridge closes with the result `left`, both before and after it is ready', async () => {
  for (const events of [[], ['ready'], ['ready', 'challenge']]) {
    const { say, end, left, counts } = ask()
    for (const event of events) say(event)
    left.abort()
    expect(await end).toEqual({ kind: 'left' })
    expect(counts()).toMatchObject({ closed: 1, waiting: 0 })
  }
})
