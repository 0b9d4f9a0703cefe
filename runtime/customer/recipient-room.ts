import type { Room } from '../rules/room.ts'
import type { CustomerRecord } from './reads.ts'

/** Returns how many more phone numbers the customer can save. */
export function recipientRoom({ limits, profile }: Pick<CustomerRecord, 'limits' | 'profile'>): Room {
  return {
    slots: left(profile.available_recipient_slots, limits?.max_dependant_recipients),
    changes: left(profile.allowed_recipient_changes, limits?.max_recipients_insert_per_period),
  }
}

/**
 * Returns how much of a limit is left. If the limit is unknown, returns undefined, even if the operator sends 0 as the
 * rest.
 */
function left(available: number | undefined, limit = 0): number | undefined {
  return (available ?? 0) > 0 || limit > 0 ? available : undefined
}
