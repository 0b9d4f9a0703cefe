import { payAtBank } from '../../runtime/payment/at-bank.ts'
import type { PaymentType } from '../../runtime/rules/payment-types.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { answerOn } from '../runtime/elsewhere.ts'
import { askedIssuer, DEBIT, ELO, proof, type Review } from '../runtime/issuer.ts'
import type { Page } from '../runtime/page.ts'

export interface WayToPay {
  /** The call that makes the charge, in the form in which the sandbox's faults name it. */
  readonly call: string
  /** Makes all choices on the review screen before the tap that pays. */
  choose(review: Review): Promise<void> | void
  /** Taps to pay. The default is the button "Pagar". */
  pay?(page: Page): Promise<{ readonly outcome: string }>
  /** Approves the payment on the other company's site. Before that, no money moves. */
  agree?(page: Page, id: string): Promise<unknown>
}

const CREDIT = 'POST /customers/{id}/recharges/async'
const WEB_DEBIT = 'POST /customers/{id}/recharges/debit'
const SECURE_DEBIT = 'POST /customers/{id}/recharges/3ds-debit'

/** Chooses a saved card, and types its CVV. */
function saved(review: Review, list: 'cards' | 'debitCards' | 'cefCards', type: 'credit' | 'debit' | 'cef_debit') {
  const { page, customerId } = review
  const card = present(page.operator.world.store.get('customer', customerId)?.[list][0])
  page.know({
    'payment.type': type,
    'payment.card': card.token,
    'payment.cardBrand': card.brand,
    'payment.cvvWanted': true,
  })
  page.context.vault.write('payment.cvv', '123')
}

/** The first tap opens the bank's question, and the bank then confirms the card. */
async function confirmed(review: Review): Promise<void> {
  await review.pay()
  await askedIssuer(review.page, [{ event: 'success', fields: proof }])
}

/** Without the bank's confirmation service (the bridge), debit cards are charged without a question. */
const withoutBridge = ({ page }: Review) =>
  page.operator.fault('GET /eldorado_bridge/{id}/available', 'status', { times: 99 })

const elsewhere = (page: Page, id: string) => answerOn(page, id, 'pay')

const wallet = (type: 'googlepay' | 'applepay'): WayToPay => ({
  call: CREDIT,
  choose({ page }) {
    page.wallets[type] = {
      isOffered: async () => true,
      pay: async () => ({ token: 'wallet-approved', close: () => undefined }),
    }
    page.know({ 'payment.type': type, 'payment.card': undefined })
  },
})

/**
 * The payment methods by payment type, for customer Helena, who has all of them. TypeScript reports an error if a type
 * is missing.
 */
const byType: { readonly [T in PaymentType]: Readonly<Record<string, WayToPay>> } = {
  credit: {
    'credit, saved': { call: CREDIT, choose: review => saved(review, 'cards', 'credit') },
    'credit, new': { call: CREDIT, choose: review => review.newCard() },
    'credit, new, 3DS': {
      call: CREDIT,
      choose(review) {
        review.newCard(ELO)
        return confirmed(review)
      },
    },
  },
  debit: {
    'debit, web': {
      call: WEB_DEBIT,
      async choose(review) {
        await withoutBridge(review)
        review.newCard(DEBIT, 'debit')
      },
    },
    'debit, web, saved': {
      call: WEB_DEBIT,
      async choose(review) {
        await withoutBridge(review)
        saved(review, 'debitCards', 'debit')
      },
    },
    'debit, 3DS': {
      call: SECURE_DEBIT,
      choose(review) {
        review.newCard(DEBIT, 'debit')
        return confirmed(review)
      },
    },
    'debit, 3DS, saved': {
      call: SECURE_DEBIT,
      choose(review) {
        saved(review, 'debitCards', 'debit')
        return confirmed(review)
      },
    },
  },
  cef_debit: {
    'debit of Caixa': { call: WEB_DEBIT, choose: review => saved(review, 'cefCards', 'cef_debit') },
  },
  pix: {
    Pix: {
      call: 'POST /customers/{id}/recharges/pix',
      choose: review => review.pix(),
      agree: (page, id) => page.operator.control('POST', `/pix/${id}/pay`),
    },
  },
  pisp: {
    pisp: {
      call: 'POST /customers/{id}/recharges/pisp',
      choose: ({ page }) =>
        page.know({
          'payment.type': 'pisp',
          'pisp.organization': 'banco-atento',
          'pisp.authorizationServer': 'as-atento',
          'pisp.bank': 'Banco Atento',
          'pisp.payerDocument': '52998224725',
        }),
      pay: page => page.run(payAtBank),
      agree: elsewhere,
    },
  },
  mercado_pago: {
    mercado_pago: {
      call: CREDIT,
      choose: ({ page }) => page.know({ 'payment.type': 'mercado_pago', 'payment.card': undefined }),
      agree: elsewhere,
    },
  },
  googlepay: {
    googlepay: wallet('googlepay'),
  },
  applepay: {
    applepay: wallet('applepay'),
  },
}

export const waysToPay: Readonly<Record<string, WayToPay>> = Object.fromEntries(
  Object.values(byType).flatMap(ways => Object.entries(ways)),
)
