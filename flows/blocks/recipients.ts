import type { CustomerRecord } from '../../runtime/customer/reads.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'

export type Recipient = NonNullable<CustomerRecord['recipients']>[number]

/** What the customer calls it; undefined for one without a name. */
export function nameOf({ name }: Recipient): string | undefined {
  const known = name?.trim()
  return known === '' ? undefined : known
}

/** Returns the customer's name for this number; undefined where it is not saved, or has no name, or where nobody knows who is saved. */
export function nameIn(recipients: readonly Recipient[] | undefined, msisdn: string | undefined): string | undefined {
  const saved = recipients?.find(one => one.msisdn === msisdn)
  return saved && nameOf(saved)
}

/** What is read first in its row, and what below: the name and the number, or the number alone. */
export function wordsOf(recipient: Recipient): { readonly title: string; readonly detail: string | undefined } {
  const number = formatPhone(recipient.msisdn)
  const name = nameOf(recipient)
  return name === undefined ? { title: number, detail: undefined } : { title: name, detail: number }
}
