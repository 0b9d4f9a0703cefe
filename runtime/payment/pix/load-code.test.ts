import { describe, expect, test } from 'vitest'
import { openReview, STATUS } from '../../../tests/runtime/buying.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { answers, dropped } from '../../../tests/runtime/network.ts'
import { ANA, openPlace, START } from '../../../tests/runtime/page.ts'
import { parseBrCode } from '../../rules/br-code.ts'
import { loadCode } from './load-code.ts'

const CODE = '/recharges/pix/'
const FABIO = '71994440905'

const channels = [
  ['any other', false, '902'],
  ['a Pix', true, '905'],
] as const

async function openPix(msisdn = ANA, aheadMs = 0) {
  const review = await openReview(openPlace({ aheadMs }), msisdn)
  review.pix()
  await review.pay()
  const { page } = review
  const times = () => page.network.to(CODE).map(({ atMs }) => atMs - START - aheadMs)
  return { page, times, load: (signal?: AbortSignal) => page.run(loadCode, signal) }
}

describe('the Pix code', () => {
  test('the Pix code is read 3 s after the page opened, and again 3 s after each answer without a code', async () => {
    const { load, times, page } = await openPix()
    page.network.plan(CODE, answers(404, {}), 2)
    const { outcome, gives } = await load()
    expect(outcome).toBe('ready')
    expect(times()).toEqual([3_000, 6_000, 9_000])
    const read = parseBrCode(gives?.['pix.code'] ?? '')
    expect(read).toMatchObject({ ok: true, brCode: { amountCents: 2000, txid: page.context.fact('pix.txid') } })
    expect(gives?.['pix.expiresAt']).toBe(START + 500 + 600_000)
  })

  test.each(channels)(
    'in %s channel, after one answer with status 422 the page reports the Pix code as missing',
    async (_, is, code) => {
      const { load, times, page } = await openPix(FABIO)
      page.know({ 'channel.paysByPix': is })
      expect(await load()).toEqual({ outcome: 'missing', code })
      expect(times()).toEqual([3_000])
    },
  )

  test.each(channels.flatMap(channel => [404, 429, 500, 503].map(status => [status, ...channel] as const)))(
    'a Pix code is reported as missing after five answers with status %d, in %s channel',
    async (status, _, is, code) => {
      const { load, times, page } = await openPix()
      page.know({ 'channel.paysByPix': is })
      page.network.plan(CODE, answers(status, {}), 10)
      expect(await load()).toEqual({ outcome: 'missing', code })
      expect(times()).toEqual([3_000, 6_000, 9_000, 12_000, 15_000])
    },
  )

  test('if neither the Pix code nor its status can be read, the message does not mention money', async () => {
    const { load, page } = await openPix()
    page.network.plan(CODE, answers(500, {}), 10)
    page.network.plan(STATUS, answers(500, {}), 10)
    expect(await load()).toEqual({ outcome: 'missing', code: '902', about: 'unread' })
  })

  test('if a Pix was already paid in another page, a page that cannot read its code shows no error', async () => {
    const { load, page } = await openPix()
    await page.operator.control('POST', `/pix/${page.context.fact('pix.txid')}/pay`)
    page.network.plan(CODE, answers(500, {}), 10)
    expect(await load()).toEqual({ outcome: 'ready' })
  })

  test.each([
    ['answered with 500', answers(500, {})],
    ['lost', dropped],
  ])('if a Pix code is already on screen, it stays when every later read is %s', async (_, answer) => {
    const { load, page } = await openPix()
    await load()
    const shown = page.context.fact('pix.code')
    page.network.plan(CODE, answer, 10)
    expect((await load()).outcome).toBe('ready')
    expect([shown !== undefined, page.context.fact('pix.code')]).toEqual([true, shown])
  })

  test('if an unpaid Pix’s code is missing, the Pix stays open, because another page may show the code', async () => {
    const { load, page } = await openPix()
    page.network.plan(CODE, answers(500, {}), 10)
    await load()
    expect(await page.attempts.open(ANA)).toHaveLength(1)
  })

  test('after an answer with Retry-After, the next read of the Pix code waits for that time', async () => {
    const { load, times, page } = await openPix()
    page.network.plan(CODE, answers(429, {}, { 'Retry-After': '20' }))
    expect((await load()).outcome).toBe('ready')
    expect(times()).toEqual([3_000, 23_000])
  })

  test('a read of the Pix code is repeated if its answer was lost; if all five are lost, the operator is unreachable', async () => {
    const { load, page } = await openPix()
    page.network.plan(CODE, dropped, 5)
    expect(await load()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    page.network.plan(CODE, dropped, 4)
    expect((await load()).outcome).toBe('ready')
  })

  test.each([0, 3 * 3_600_000, -3 * 3_600_000])(
    'a Pix code expires by the operator’s clock when the device’s clock is %d ms ahead',
    async aheadMs => {
      const { load, page } = await openPix(ANA, aheadMs)
      await page.clock.advance(595_000)
      expect((await load()).outcome).toBe('ready')
      expect(await load()).toEqual({ outcome: 'expired' })
    },
  )

  test('an expired Pix code is reported as unpaid only after the operator confirms it', async () => {
    const { load, page } = await openPix()
    expect((await load()).outcome).toBe('ready')
    await page.operator.control('POST', `/pix/${page.context.fact('pix.txid')}/pay`)
    await page.clock.advance(601_000)
    expect((await load()).outcome).toBe('ready')
    page.network.plan(STATUS, dropped)
    expect((await load()).outcome).toBe('ready')
    page.network.plan(STATUS, answers(404, {}))
    expect((await load()).outcome).toBe('expired')
  })

  test('while the page is hidden, it does not send reads of the Pix code', async () => {
    const { times, page } = await openPix()
    page.network.plan(CODE, answers(404, {}), 10)
    page.look.isHidden = true
    const loading = loadCode.run(page.context, new AbortController().signal)
    await page.clock.advance(30_000)
    expect(times()).toEqual([])
    page.look.show()
    await settle()
    expect(times()).toEqual([30_000])
    await page.clock.finish(loading)
  })

  test('after the customer has left the page, no further reads of the Pix code are sent', async () => {
    const { times, page } = await openPix()
    page.network.plan(CODE, answers(404, {}), 10)
    const abort = new AbortController()
    const loading = loadCode.run(page.context, abort.signal)
    await page.clock.advance(4_000)
    abort.abort()
    await loading
    await page.clock.advance(60_000)
    expect(times()).toEqual([3_000])
    expect(page.clock.waiting).toBe(0)
  })
})
