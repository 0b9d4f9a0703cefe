import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import { tookMoney } from '../../sandbox/charges/charges.ts'
import type { Confirmation, Diary } from './diary.ts'
import type { Sent } from './wire.ts'
import type { World } from './world.ts'

/** The part of a walk's world that the rules check: its setup, the sent requests, and the current time. */
export interface Judged extends Pick<World, 'setup' | 'trueMs'> {
  readonly wire: { readonly sent: readonly Sent[] }
  /**
   * Whether the device failed to store a record during the walk. Then only the operator's history contains the charge.
   */
  readonly hasForgotten: boolean
  /**
   * Whether the device's clock was changed or stopped during the walk. Then the app may not know when a charge was
   * made.
   */
  readonly hasLostTime: boolean
}

/** Everything that is checked after a random walk. */
export interface Case {
  readonly diary: Diary
  readonly charges: readonly ChargeDocument[]
  readonly world: Judged
}

export const isCard = ({ method }: ChargeDocument): boolean => method === 'credit' || method === 'debit'
export const isNew = ({ seeded }: ChargeDocument): boolean => seeded !== true
export const taken = (charges: readonly ChargeDocument[]) =>
  charges.filter(charge => isNew(charge) && tookMoney(charge))
export const line = ({ method, valueCents, recipient, status, nsu }: ChargeDocument): string =>
  `${method} of ${valueCents} to ${recipient} (${status}, nsu ${nsu})`
export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

/** Returns the tap that caused this charge, or undefined if no tap caused it. */
export function confirmationOf({ diary }: Case, { id }: ChargeDocument): Confirmation | undefined {
  return diary.confirmations.find(({ sent }) => sent.some(({ charges }) => charges.includes(id)))
}

/** Returns the charges that took money because of this tap. */
export function chargesFor({ charges }: Case, { sent }: Confirmation): readonly ChargeDocument[] {
  return taken(charges).filter(({ id }) => sent.some(one => one.charges.includes(id)))
}

/** Returns whether a page showed how this charge ended before `untilMs`. */
export function wasTold({ diary }: Case, charge: ChargeDocument, untilMs = Number.POSITIVE_INFINITY): boolean {
  return diary.statements.some(
    ({ claim, shown, atMs }) =>
      atMs <= untilMs &&
      ((claim === 'paid' && shown.nsu === charge.nsu) ||
        (claim === 'refunding' && charge.status === 'NOK') ||
        (claim === 'ended' && shown.cents === charge.valueCents && shown.recipient === charge.recipient)),
  )
}
