import { describe, expect, test } from 'vitest'
import { answers, dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { BRUNO, openPage } from '../../tests/runtime/page.ts'
import type { FactValue } from '../facts.ts'
import { add } from './add.ts'

const VISA = '4242 4242 4242 4242'
const FRAUD = '4100 0000 0000 0019'
const MISTYPED = '4242 4242 4242 4241'
const SAVING = `/customers/${BRUNO}/`

async function openForm(typed: { pan?: string; expiry?: string; kind?: FactValue<'card.kind'> } = {}) {
  const { pan = VISA, expiry = '12/30', kind = 'credit' } = typed
  const page = openPage()
  const { id } = await page.login(BRUNO)
  page.know({ 'card.kind': kind })
  page.context.vault.write('payment.pan', pan)
  page.context.vault.write('payment.expiry', expiry)
  return {
    page,
    add: () => page.run(add),
    customer: () => page.operator.world.store.get('customer', id),
    isWiped: () => page.context.vault.read('payment.pan') === undefined,
  }
}

describe('a card that is added', () => {
  test.each([
    ['credit', 'cards'],
    ['debit', 'debitCards'],
    ['cef', 'cefCards'],
  ] as const)(
    'a card added as %s is saved in the list for that kind, and its typed number is deleted',
    async (kind, list) => {
      const form = await openForm({ kind })
      expect(await form.add()).toMatchObject({ outcome: 'added', code: 'cardAdded' })
      const { cards, debitCards, cefCards } = form.customer() ?? {}
      expect({ cards, debitCards, cefCards }).toEqual({
        cards: [],
        debitCards: [],
        cefCards: [],
        [list]: [expect.objectContaining({ brand: 'VISA', last: '4242' })],
      })
      expect(form.isWiped()).toBe(true)
    },
  )

  test('the number of a new card is sent only to the card service, and saving it uses an idempotency key', async () => {
    const { page, add } = await openForm()
    await add()
    const [form, saved] = page.network.to('POST')
    expect(new URLSearchParams(form?.body).get('pan')).toBe('4242424242424242')
    expect(form?.path).toContain('/operator/cards/')
    expect(JSON.stringify(saved)).not.toContain('4242424242424242')
    expect(saved?.headers['Idempotency-Key']).toMatch(/^page-/)
  })
})

describe('a card that cannot be added', () => {
  test('a mistyped card number stays in the form, so that the customer can correct it', async () => {
    const form = await openForm({ pan: MISTYPED })
    expect(await form.add()).toEqual({ outcome: 'cardInvalid', code: 'cardInvalid' })
    expect(form.page.network.to(SAVING)).toEqual([])
    expect([form.page.context.vault.read('payment.pan'), form.customer()?.cards]).toEqual([MISTYPED, []])
  })

  test.each([{ pan: '' }, { expiry: '01/20' }, { expiry: '' }])(
    'a card with a missing or expired field is not sent: %j',
    async typed => {
      const form = await openForm(typed)
      expect((await form.add()).outcome).toBe('cardInvalid')
      expect(form.page.network.sent).toEqual([])
    },
  )

  test('if the operator refuses to save a card, its typed number is deleted', async () => {
    const form = await openForm({ pan: FRAUD })
    expect(await form.add()).toMatchObject({ outcome: 'refused', code: '214' })
    expect(form.isWiped()).toBe(true)
  })

  test.each([
    ['the card service', '/v1/cc'],
    ['the operator', SAVING],
  ])('if %s cannot be reached, the customer can send the card again', async (_, path) => {
    const form = await openForm()
    form.page.network.plan(path, dropped)
    expect(await form.add()).toMatchObject({ outcome: 'unreachable', code: 'unreachable' })
    expect(form.isWiped()).toBe(false)
    expect((await form.add()).outcome).toBe('added')
  })

  test.each([
    [500, '0'],
    [429, '1003'],
  ])('if the operator did not check the card (%d), the customer can send the card again', async (status, code) => {
    const form = await openForm()
    form.page.network.plan(SAVING, answers(status, {}))
    expect(await form.add()).toMatchObject({ outcome: 'refused', code })
    expect(form.isWiped()).toBe(false)
    expect((await form.add()).outcome).toBe('added')
  })
})

describe('a card that was saved although the answer was lost', () => {
  async function openLost(path = SAVING) {
    const form = await openForm()
    form.page.network.plan(path, lostAfterwards)
    expect((await form.add()).outcome).toBe('unreachable')
    expect(form.customer()?.cards).toHaveLength(1)
    return form
  }
  const saves = (form: Awaited<ReturnType<typeof openForm>>) =>
    form.page.network.to('POST').filter(({ path }) => path.includes(SAVING))

  test('if the answer to saving a card was lost, the next try finds it and does not save it twice', async () => {
    const form = await openLost()
    expect(await form.add()).toMatchObject({ outcome: 'added', code: 'cardAdded' })
    expect([form.customer()?.cards.length, saves(form).length, form.isWiped()]).toEqual([1, 1, true])
  })

  test('if the answer to saving a card was lost and the saved cards cannot be read, the card is not sent again', async () => {
    const form = await openLost()
    form.page.network.plan('GET', dropped, 9)
    expect((await form.add()).outcome).toBe('unreachable')
    expect([saves(form).length, form.isWiped()]).toEqual([1, false])
  })

  test('if saving a card seems to fail but the request arrives later, the next try reports that the card was added', async () => {
    const form = await openForm()
    let arrive = async (): Promise<unknown> => undefined
    form.page.network.plan(SAVING, pass => {
      arrive = pass
      return Promise.reject(new TypeError('Failed to fetch'))
    })
    await form.add()
    form.page.network.plan('POST /operator/b', async pass => {
      await arrive()
      return pass()
    })
    expect(await form.add()).toMatchObject({ outcome: 'added' })
    expect(form.customer()?.cards).toHaveLength(1)
  })

  test('if the answer to saving a card was lost and the customer types another card, this card is saved too', async () => {
    const form = await openLost()
    form.page.context.vault.write('payment.pan', '5105 1051 0510 5100')
    expect((await form.add()).outcome).toBe('added')
    expect(form.customer()?.cards.map(({ last }) => last)).toEqual(['4242', '5100'])
  })

  test('if the answer to saving a credit card was lost, a saved debit card is not mistaken for it', async () => {
    const form = await openLost()
    form.page.know({ 'card.kind': 'debit' })
    await form.add()
    // Only the operator can decide whether it saves the card as a debit card too, so the app asks it.
    expect(form.page.network.to('POST').at(-1)?.path).toContain('/debit/')
  })

  test('if a card was saved earlier, adding it again reports “already saved” instead of success', async () => {
    const form = await openForm({ pan: '5105 1051 0510 5100' })
    await form.add()
    form.page.context.vault.write('payment.pan', '5105 1051 0510 5100')
    form.page.context.vault.write('payment.expiry', '12/30')
    expect(await form.add()).toMatchObject({ outcome: 'savedAlready', code: '223' })
    // The form keeps the number so that the customer can correct it.
    expect(form.isWiped()).toBe(false)
  })
})
