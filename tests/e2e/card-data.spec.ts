import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'
import { watchSecrets } from './secret-watch.ts'

const pan = '5105105105105100'
const cvv = '987'
const DEBIT = '4761730000000029'
const BRIDGE = '/eldorado_bridge/{id}/available'
const CARD_SERVICE = 'POST /operator/cards/v1/cc'
const charge = (kind: string) => `POST /operator/b/customers/{id}/recharges/${kind}`
const FRAME = 'message /sandbox/gateway'

interface Way {
  /** The card number that the customer types. Only a new card has one. */
  readonly number?: string
  /** Pays with this card, from the list of payment methods to the receipt. */
  pay(person: Person, page: Page): Promise<void>
  /** The requests that may contain the card number, and the requests that may contain the CVV. */
  readonly numberGoesTo: readonly string[]
  readonly codeGoesTo: readonly string[]
  readonly isTold?: boolean
}

const saved = (last: string, kind: string): Way => ({
  async pay(person) {
    await person.chooseSavedCard(last)
    await person.pay()
    await person.giveCvv(cvv)
  },
  numberGoesTo: [],
  codeGoesTo: [charge(kind)],
})

const debit: Way = {
  number: DEBIT,
  async pay(person) {
    await person.chooseNewCard({ number: DEBIT, cvv }, /^Cartão de débito/)
    await person.pay()
  },
  numberGoesTo: [CARD_SERVICE],
  codeGoesTo: [charge('debit')],
}

const ways: Readonly<Record<string, Way>> = {
  'a new credit card': {
    number: pan,
    async pay(person) {
      await person.chooseNewCard({ number: pan, cvv })
      await person.pay()
    },
    numberGoesTo: [CARD_SERVICE],
    codeGoesTo: [charge('async')],
  },
  'a saved credit card and its code': saved('4242', 'async'),
  'a new debit card without the bridge': debit,
  'a new debit card that its bank asks about': {
    ...debit,
    async pay(person, page) {
      await debit.pay(person, page)
      const bank = page.frameLocator('iframe[title="Confirmação do seu banco"]')
      await bank.getByRole('button', { name: 'Confirmar' }).click()
    },
    codeGoesTo: [charge('3ds-debit')],
    isTold: true,
  },
  'a saved card of Caixa and its code': saved('7013', 'debit'),
}

test.describe('the number and the CVV of a card are sent only in the requests that need them, and stored nowhere', () => {
  test.use({ like: 'helena' })

  for (const [name, way] of Object.entries(ways))
    test(name, async ({ page, context, person, fault, ledger, consoleWatch }) => {
      const { msisdn } = person
      if (way === debit) {
        consoleWatch.allowStatus(500, BRIDGE)
        await fault({ call: `GET ${BRIDGE}`, fault: 'status', status: 500, times: 9, msisdn })
      }
      const watch = await watchSecrets(context)
      await person.openPayment()
      await way.pay(person, page)
      await person.expectReceipt()

      const number = new RegExp(way.number ?? pan)
      const code = new RegExp(`(?<!\\w)${cvv}(?!\\w)`)
      expect(watch.sent(number)).toEqual(way.numberGoesTo)
      expect(watch.sent(code)).toEqual(way.codeGoesTo)
      // The request for a card's brand contains only the first digits of the number.
      expect(watch.inAddress(new RegExp(number.source.slice(0, 10)))).toEqual([])
      expect(watch.inAddress(code)).toEqual([])
      const told = way.isTold ? [FRAME] : []
      expect([watch.traced(number), watch.traced(code)]).toEqual([told, told])
      for (const secret of [number, code]) expect(await watch.kept(page, secret)).toEqual([])
      expect(await watch.kept(page, /cvv":|"pan|expiry":|[Cc]avv/)).toEqual([])
      // Tests the search for secrets itself: it must find the receipt's number, which is no secret and may be stored.
      const [charged] = await ledger(msisdn)
      const nsu = new RegExp(charged?.nsu ?? 'none')
      expect(await watch.kept(page, nsu)).toEqual(
        expect.arrayContaining(['sessionStorage', expect.stringMatching(/^page/)]),
      )
      expect(watch.traced(nsu)).toContainEqual(expect.stringMatching(/^setItem/))
    })
})

test('the fields of a card are empty after the operator refused the card, and after a reload', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
  await person.openPayment()
  await person.payByNewCard({ number: '4000000000000002' })
  await person.dialog.getByRole('button', { name: 'Usar outro cartão' }).click()
  for (const label of ['Número do cartão', 'Validade', 'CVV']) await expect(page.getByLabel(label)).toHaveValue('')
  await person.chooseNewCard({ number: pan, cvv })
  await page.reload()
  await person.way(/^Cartão de crédito/).check()
  for (const label of ['Número do cartão', 'Validade', 'CVV']) await expect(page.getByLabel(label)).toHaveValue('')
})
