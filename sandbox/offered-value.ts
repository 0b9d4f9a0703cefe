import { type Refusal, refusal } from './answer.ts'
import type { CustomerDocument } from './documents.ts'
import { rechargeValues } from './recharge-values.ts'
import { profileOf } from './seed/profiles.ts'

/**
 * Returns code 402 for an unknown amount, 427 for an amount outside the customer's profile, and undefined for an
 * offered amount.
 */
export function refuseUnoffered(
  customer: CustomerDocument,
  valueCents: number,
  values: readonly { readonly id: number }[] = rechargeValues,
): Refusal | undefined {
  if (!values.some(({ id }) => id === valueCents)) return refusal(422, 402, 'no such value')
  return profileOf(customer).values.includes(valueCents) ? undefined : refusal(422, 427, 'not of this profile')
}
