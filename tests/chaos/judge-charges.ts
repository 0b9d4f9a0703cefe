import type { PaymentType } from '../../runtime/rules/payment-types.ts'
import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import { type Case, chargesFor, confirmationOf, isCard, line, seconds, taken, wasTold } from './case.ts'
import { START } from './start.ts'

/** The method of a charge in the ledger, for each way to pay. */
const methods: { readonly [W in PaymentType]: ChargeDocument['method'] } = {
  credit: 'credit',
  debit: 'debit',
  cef_debit: 'debit',
  googlepay: 'credit',
  applepay: 'credit',
  pix: 'pix',
  pisp: 'pisp',
  mercado_pago: 'mercado_pago',
}

/**
 * Rule: a tap causes at most one charge, no charge exists without a tap, and each charge matches the order on screen.
 */
export function judgeCharges(about: Case): string[] {
  const found: string[] = []
  for (const charge of taken(about.charges).filter(isCard)) {
    const confirmation = confirmationOf(about, charge)
    if (confirmation === undefined) {
      found.push(`unagreed: nobody agreed to ${line(charge)}`)
      continue
    }
    // If the screen showed no amount or no phone number, the customer confirmed whatever amount or number was charged.
    const { cents = charge.valueCents, recipient = charge.recipient, msisdn } = confirmation.order
    if (cents !== charge.valueCents || recipient !== charge.recipient || msisdn !== charge.msisdn)
      found.push(`other-order: agreed to ${cents} for ${recipient}, charged ${line(charge)}`)
  }
  for (const charge of taken(about.charges)) {
    const way = confirmationOf(about, charge)?.order.type
    if (way !== undefined && methods[way] !== charge.method)
      found.push(`other-way: agreed to ${way}, charged ${line(charge)}`)
  }
  for (const confirmation of about.diary.confirmations) {
    const charges = chargesFor(about, confirmation).filter(charge => isCard(charge) && isAvoidable(about, charge))
    if (charges.length > 1)
      found.push(`double: one confirmation, ${charges.length} charges: ${charges.map(line).join(', ')}`)
  }
  return found
}

/**
 * Returns whether a page could have prevented this second charge. It could not if three things are true: the browser
 * resends requests by itself, the operator does not support idempotency keys, and this charge failed (`NOK`), so that
 * its money is returned.
 */
function isAvoidable({ world }: Case, { status }: ChargeDocument): boolean {
  const isCopied = world.setup.resends && !world.setup.keys
  return !(isCopied && status === 'NOK')
}

/**
 * Rule: if the customer has not seen the result of a payment, they do not pay the same order again, unless they insist.
 */
export function judgeTwice(about: Case): string[] {
  const cards = taken(about.charges).filter(isCard)
  return cards.flatMap(second => {
    const confirmation = confirmationOf(about, second)
    if (confirmation === undefined || confirmation.isAnyway) return []
    const untold = cards.filter(
      first =>
        first.id !== second.id &&
        first.customerId === second.customerId &&
        first.valueCents === second.valueCents &&
        first.recipient === second.recipient &&
        first.at < START + confirmation.atMs &&
        !wasTold(about, first, confirmation.atMs),
    )
    return untold.map(
      first =>
        `twice: ${line(first)} was paid again at ${seconds(confirmation.atMs)} by somebody who was not told of it`,
    )
  })
}
