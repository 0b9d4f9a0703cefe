import { payAtBank, payAtBankAnyway } from '../../runtime/payment/at-bank.ts'
import { openReview } from './buying.ts'
import { openPage, openPlace, type Page } from './page.ts'

export const HELENA = '85992221155'
export const PISP = '/recharges/pisp'
export const PISP_STATUS = '/pisp/'
export const REDIRECT = '/redirect_uri'
export const CHECKOUT = '/checkout'

/** Opens the review screen as customer Helena, with a bank chosen and her CPF typed. */
export async function openBank(bank = 'banco-atento') {
  const review = await openReview(openPlace(), HELENA)
  const { page } = review
  page.know({
    'payment.type': 'pisp',
    'pisp.organization': bank,
    'pisp.authorizationServer': bank.replace('banco', 'as'),
    'pisp.bank': 'Um banco',
    'pisp.payerDocument': '52998224725',
  })
  return {
    ...review,
    payAtBank: (signal?: AbortSignal) => page.run(payAtBank, signal),
    payAtBankAnyway: () => page.run(payAtBankAnyway),
  }
}

/** Performs the customer's decision on the page of the bank or the checkout. */
export function answerOn(page: Page, id: string, answer: 'pay' | 'refuse' | 'expire') {
  return page.operator.control('POST', `/elsewhere/${id}/${answer}`)
}

/** Opens another browser where the same customer is also logged in. */
export async function otherBrowser(page: Page): Promise<Page> {
  const { device } = openPlace()
  const other = openPage({ ...page, device }, 'other')
  await other.login(HELENA)
  return other
}
