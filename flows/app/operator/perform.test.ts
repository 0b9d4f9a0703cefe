import { describe, expect, test } from 'vitest'
import type { Running } from '../../../runtime/engine/state.ts'
import { present } from '../../../sandbox/testing/operator.ts'
import { dropped, lostAfterwards } from '../../../tests/runtime/network.ts'
import { ANA, openPage } from '../../../tests/runtime/page.ts'
import { perform } from './perform.ts'

const action: Running = {
  id: 1,
  service: 'cards.favorite',
  kind: 'action',
  modal: 'favorite-card',
  event: 'submit',
  charge: false,
}

/** Somebody who makes a card of theirs the favourite; what is on screen is read again for as long as `reads` takes. */
async function openCard(reads: () => Promise<void>, isOnline = true) {
  const page = openPage()
  const { id } = await page.login(ANA)
  const token = present(page.operator.world.store.get('customer', id)?.cards[1]).token
  page.know({ 'card.kind': 'credit', 'card.token': token })
  let rereads = 0
  const surrounds = {
    context: page.context,
    facts: page.facts,
    isReadyForAnswer: async () => true,
    isOnline: () => isOnline,
    reread: () => {
      rereads += 1
      return reads()
    },
  }
  const signal = new AbortController().signal
  return {
    page,
    rereads: () => rereads,
    perform: (running = action) => perform(running, surrounds, signal),
  }
}

const never = (): Promise<void> => new Promise(() => undefined)

describe('what a customer changed', () => {
  test('is on screen before they are told that it is done', async () => {
    let isFresh = false
    const card = await openCard(async () => {
      await Promise.resolve()
      isFresh = true
    })
    const { outcome, message } = await card.perform()
    expect([outcome, message?.code, isFresh, card.rereads()]).toEqual(['favored', 'cardFavored', true, 1])
  })

  test('is told all the same when it cannot be read again soon', async () => {
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

  test('is read again when nobody knows whether it was changed', async () => {
    const lost = await openCard(async () => undefined)
    lost.page.network.plan('/favorite', lostAfterwards)
    expect((await lost.perform()).outcome).toBe('unreachable')
    expect(lost.rereads()).toBe(1)
  })

  test('is not waited for while something only looks', async () => {
    const looking = await openCard(never)
    expect((await looking.perform({ ...action, kind: 'enter' })).outcome).toBe('favored')
    expect(looking.rereads()).toBe(1)
  })

  test('is nothing without a network: what is on screen stays', async () => {
    const offline = await openCard(async () => undefined, false)
    offline.page.network.plan('/favorite', dropped)
    expect((await offline.perform()).outcome).toBe('unreachable')
    expect(offline.rereads()).toBe(0)
  })

  test('is nothing when the operator said no', async () => {
    const refused = await openCard(async () => undefined)
    refused.page.know({ 'card.kind': 'cef' })
    expect((await refused.perform()).outcome).toBe('refused')
    expect(refused.rereads()).toBe(0)
  })
})
