import type { CustomerRecord } from './reads.ts'

/** How many more numbers can be saved, and how often that may be done in these 30 days; undefined where no limit is known. */
export interface RecipientRoom {
  readonly slots: number | undefined
  readonly changes: number | undefined
}

export function recipientRoom({ limits, profile }: Pick<CustomerRecord, 'limits' | 'profile'>): RecipientRoom {
  return {
    slots: left(profile.available_recipient_slots, limits?.max_dependant_recipients),
    changes: left(profile.allowed_recipient_changes, limits?.max_recipients_insert_per_period),
  }
}

/** Of a limit that is not known, 0 left says nothing. */
function left(available: number, limit = 0): number | undefined {
  return available > 0 || limit > 0 ? available : undefined
}

/** Whether the operator would take another number, as far as is known. */
export function hasRoom({ slots, changes }: RecipientRoom): boolean {
  return slots !== 0 && changes !== 0
}
