import { describe, expect, test } from 'vitest'
import { openReview, STATUS } from '../../tests/runtime/buying.ts'
import { settle } from '../../tests/runtime/fake-clock.ts'
import { answers, dropped } from '../../tests/runtime/network.ts'
import { ANA, openPlace, START } from '../../tests/runtime/page.ts'
import { parseBrCode } from '../rules/br-code.ts'
import { loadCode } from './load-code.ts'

const CODE = 'GET /operator/b/customers'
const FABIO = '71994440905'

async function openPix(msisdn = ANA, aheadMs = 0) {
  const review = await openReview(openPlace({ aheadMs }), msisdn)
  review.pix()
  await review.pay()
  const { page } = review
  const times = () => page.network.to(CODE).map(({ atMs }) => atMs - START - aheadMs)
  return { page, times, load: (signal?: AbortSignal) => page.run(loadCode, signal) }
}

describe('the Pix code', () => {
  test('is asked for at once, and again 3 s after it was not there yet', async () => {
    const { load, times, page } = await openPix()
    const { outcome, gives } = await load()
    expect(outcome).toBe('ready')
    expect(times()).toEqual([0, 3_000])
    const read = parseBrCode(gives?.['pix.code'] ?? '')
    expect(read).toMatchObject({ ok: true, brCode: { amountCents: 2000, txid: page.context.fact('pix.txid') } })
    expect(gives?.['pix.expiresAt']).toBe(START + 500 + 600_000)
  })

  test.each([
    ['another', false, '902'],
    ['a Pix', true, '905'],
  ])('that will never come is missing at once, in %s channel with code %3$s', async (_, paysByPix, code) => {
    const { load, times, page } = await openPix(FABIO)
    page.know({ 'channel.paysByPix': paysByPix })
    expect(await load()).toEqual({ outcome: 'missing', code })
    expect(times()).toEqual([0])
  })

  test('that does not come is missing after five more calls', async () => {
    const { load, times, page } = await openPix()
    page.network.plan(CODE, answers(404, {}), 10)
    expect(await load()).toEqual({ outcome: 'missing', code: '902' })
    expect(times()).toEqual([0, 3_000, 6_000, 9_000, 12_000, 15_000])
  })

  test('is asked for later when the operator says so', async () => {
    const { load, times, page } = await openPix()
    page.network.plan(CODE, answers(429, {}, { 'Retry-After': '20' }))
    expect((await load()).outcome).toBe('ready')
    expect(times()).toEqual([0, 20_000])
  })

  test('survives calls that are lost, and is unreachable when the last one is', async () => {
    const { load, page } = await openPix()
    page.network.plan(CODE, dropped, 3)
    expect((await load()).outcome).toBe('ready')
    page.network.plan(CODE, dropped, 6)
    expect(await load()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    page.network.plan(CODE, answers(500, {}), 6)
    expect(await load()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
  })

  test.each([0, 3 * 3_600_000, -3 * 3_600_000])(
    'expires by the operator’s clock, the device’s being %d ms ahead',
    async aheadMs => {
      const { load, page } = await openPix(ANA, aheadMs)
      await page.clock.advance(599_000)
      expect((await load()).outcome).toBe('ready')
      await page.clock.advance(2_000)
      expect(await load()).toEqual({ outcome: 'expired' })
    },
  )

  test('that has expired is not called unpaid before the operator says so', async () => {
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

  test('is not asked for while nobody looks', async () => {
    const { times, page } = await openPix()
    page.network.plan(CODE, answers(404, {}), 10)
    page.look.isHidden = true
    const loading = loadCode.run(page.context, new AbortController().signal)
    await page.clock.advance(30_000)
    expect(times()).toEqual([0])
    page.look.show()
    await settle()
    expect(times()).toEqual([0, 30_000])
    await page.clock.finish(loading)
  })

  test('is not asked for by a page that was left', async () => {
    const { times, page } = await openPix()
    page.network.plan(CODE, answers(404, {}), 10)
    const abort = new AbortController()
    const loading = loadCode.run(page.context, abort.signal)
    await page.clock.advance(4_000)
    abort.abort()
    await loading
    await page.clock.advance(60_000)
    expect(times()).toEqual([0, 3_000])
    expect(page.clock.waiting).toBe(0)
  })
})
