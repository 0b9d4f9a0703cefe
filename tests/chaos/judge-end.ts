import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import { type Case, chargesFor, isCard, isNew, line, seconds, taken, wasTold } from './case.ts'
import type { Statement } from './diary.ts'
import { START } from './start.ts'
import type { PageLife } from './wire.ts'

const HANGING_MS = 35_000
/** Pages show recharges that ended within the last hour. Older recharges are only in the history. */
const RECENT_MS = 3_600_000

/**
 * Rule: if a page was paying and the customer comes back to it, the page shows how the charge ended. The customer need
 * not touch anything.
 */
export function judgeHanging(about: Case, page: PageLife): string | undefined {
  const { diary, charges, world } = about
  const taps = [...diary.lastTap].filter(([life]) => life.tab === page.tab && life.number === page.number - 1)
  const [before] = taps.map(([, tap]) => tap)
  if (before === undefined || before === 'other' || diary.lastTap.get(page) !== undefined) return undefined
  const settled = chargesFor({ diary, charges, world }, before).find(
    charge => isCard(charge) && charge.status === 'OK' && charge.at < START + world.trueMs() - HANGING_MS,
  )
  return settled !== undefined && !wasTold(about, settled)
    ? `hanging: nothing was touched for ${seconds(HANGING_MS)}, and ${line(settled)} was not told`
    : undefined
}

/**
 * Rule: some charges have a result that no page has shown yet. After all faults have stopped, a reload, a login and the
 * payment page show each such charge.
 */
export function judgeEnd(about: Case): string[] {
  const found: string[] = []
  const { setup, hasForgotten, hasLostTime } = about.world
  for (const [msisdn, claims] of about.diary.last) {
    const says = (claim: Statement['claim']): boolean => claims.some(one => one.claim === claim)
    const own = about.charges.filter(charge => isNew(charge) && charge.msisdn === msisdn)
    const isShown = says('processing') || says('paid') || says('refunding')
    const cards = taken(own).filter(isCard)
    const told = hasForgotten
      ? recent(
          about,
          cards.filter(charge => isListed(about, charge)),
        )
      : cards
    for (const charge of told) {
      if (!isShown && !wasTold(about, charge)) found.push(`untold: after all, nothing tells of ${line(charge)}`)
    }
    const isOpen = own.some(({ status }) => status === 'PENDING')
    // If the time of a charge is unknown, the app searches for the charge without a time limit.
    if (says('processing') && !isOpen && setup.listsPending && !hasLostTime)
      found.push(
        `stuck: "${claims.map(({ text }) => text).join('", "')}" in the end, though the ledger has nothing in progress`,
      )
  }
  return found
}

/** Returns whether the operator's history contains the charge. Some histories omit recharges in progress. */
function isListed({ world }: Case, { status }: ChargeDocument): boolean {
  return world.setup.listsPending || status !== 'PENDING'
}

/**
 * Returns the charges that a device without records can still show. These are the charges of the last hour that the
 * operator's history contains.
 */
function recent({ world }: Case, cards: readonly ChargeDocument[]): readonly ChargeDocument[] {
  const sinceMs = START + world.trueMs() - RECENT_MS
  return cards.filter(({ at }) => at > sinceMs)
}
