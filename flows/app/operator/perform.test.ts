import { describe, expect, test } from 'vitest'
import type { Running } from '../../../runtime/engine/state.ts'
import { present } from '../../../sandbox/testing/operator.ts'
import { openReview } from '../../../tests/runtime/buying.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import { ANA, openPage } from '../../../tests/runtime/page.ts'
import { perform } from './perform.ts'
import { ShownEnds } from './shown-ends.ts'

const action: Running = {
  id: 1,
  service: 'cards.favorite',
  kind: 'action',
  modal: 'favorite-card',
  event: 'submit',
  charge: false,
}

/** Opens the page of a customer who changes the favourite card. `reads` fetches the data on screen again. */
async function openCard(reads: () => Promise<void>, isOnline = true, shown = Promise.resolve()) {
  const page = openPage()
  const { id } = await page.login(ANA)
  const token = present(page.operator.world.store.get('customer', id)?.cards[1]).token
  page.know({ 'card.kind': 'credit', 'card.token': token })
  let rereads = 0
  const surrounds = {
    context: page.context,
    facts: page.facts,
    ends: new ShownEnds(() => Promise.resolve()),
    isReadyForAnswer: async () => true,
    isOnline: () => isOnline,
    reread: async (start?: Promise<void>) => {
      await start
      rereads += 1
      return reads()
    },
    whenShown: () => shown,
  }
  const signal = new AbortController().signal
  return {
    page,
    rereads: () => rereads,
    perform: (running = action) => perform(running, surrounds, signal),
  }
}

const never = (): Promise<void> => new Promise(() => undefined)

describe('a change that a customer makes', () => {
  test('after a customer’s change, the screen shows the new data before the success message', async () => {
    let isFresh = false
    const card = await openCard(async () => {
      await Promise.resolve()
      isFresh = true
    })
    const { outcome, message } = await card.perform()
    expect([outcome, message?.code, isFresh, card.rereads()]).toEqual(['favored', 'cardFavored', true, 1])
  })

  test('a customer’s change shows its success message after 4 s, even if the new data did not arrive', async () => {
    const card = await openCard(never)
    const told = card.perform()
    let isTold = false
    void told.then(() => {
      isTold = true
    })
    await card.page.clock.advance(3900)
    expect([card.rereads(), isTold]).toEqual([1, false])
    await card.page.clock.advance(200)
    expect((await told).outcome).toBe('favored')
  })

  test('if the answer to a customer’s change is lost, the data on screen is fetched again', async () => {
    const lost = await openCard(async () => undefined)
    lost.page.network.plan('/favorite', lostAfterwards)
    expect((await lost.perform()).outcome).toBe('unreachable')
    expect(lost.rereads()).toBe(1)
  })

  test('an `enter` service that changes data does not wait until the data on the screen are fetched again', async () => {
    const looking = await openCard(never)
    expect((await looking.perform({ ...action, kind: 'enter' })).outcome).toBe('favored')
    await settle()
    expect(looking.rereads()).toBe(1)
  })

  test('after an `enter` service that changes data, nothing is fetched again until the screen of its outcome is shown', async () => {
    let show = (): void => undefined
    const shown = new Promise<void>(resolve => (show = resolve))
    const looking = await openCard(async () => undefined, true, shown)
    expect((await looking.perform({ ...action, kind: 'enter' })).outcome).toBe('favored')
    await settle()
    expect(looking.rereads()).toBe(0)
    show()
    await settle()
    expect(looking.rereads()).toBe(1)
  })

  test('after a change that a customer made, a screen reads their record anew', async () => {
    const card = await openCard(async () => undefined)
    const read = () => card.page.context.recent.customer(ANA, { mostMs: 60_000 })
    await read()
    await card.perform()
    await read()
    expect(card.page.network.to('/v3/customers/')).toHaveLength(2)
  })

  test('when a customer’s change fails offline, nothing is fetched again and the data stays on screen', async () => {
    const offline = await openCard(async () => undefined, false)
    offline.page.network.plan('/favorite', dropped)
    expect((await offline.perform()).outcome).toBe('unreachable')
    expect(offline.rereads()).toBe(0)
  })

  test('when the operator refuses a customer’s change, nothing is fetched again', async () => {
    const refused = await openCard(async () => undefined)
    refused.page.know({ 'card.kind': 'cef' })
    expect((await refused.perform()).outcome).toBe('refused')
    expect(refused.rereads()).toBe(0)
  })
})

describe('a charge that has ended', () => {
  async function openPaid() {
    const review = await openReview()
    review.savedCard(1, false)
    const { page } = review
    let paint = (): void => undefined
    const surrounds = {
      context: page.context,
      facts: page.facts,
      ends: new ShownEnds(
        () =>
          new Promise(resolve => {
            paint = resolve
          }),
      ),
      isReadyForAnswer: async () => true,
      isOnline: () => true,
      reread: async () => undefined,
      whenShown: async () => undefined,
    }
    const run = (service: string, charge: boolean) => {
      const running: Running = { ...action, service, modal: null, charge }
      return page.clock.finish(perform(running, surrounds, new AbortController().signal))
    }
    const { outcome, apply } = await run('recharge.pay', true)
    expect(outcome).toBe('paid')
    return { run, apply, paint: () => paint(), open: review.open }
  }

  test('the record of a finished charge is deleted only after the customer has seen the result', async () => {
    const { apply, paint, open } = await openPaid()
    apply()
    await settle()
    expect(await open()).toMatchObject([{ phase: 'created' }])
    paint()
    await settle()
    expect(await open()).toEqual([])
  })

  test('if a page shows that a charge was paid, a search right afterwards does not find the charge again', async () => {
    const { apply, run, open } = await openPaid()
    apply()
    expect((await run('recharge.find', false)).outcome).toBe('nothing')
    expect(await open()).toEqual([])
  })
})
