import { calls } from '../../runtime/operator/contract/table.ts'
import type { ChargeDocument } from '../../sandbox/charge-documents.ts'
import { tookMoney } from '../../sandbox/charges.ts'
import { type Confirmation, type Diary, isLater, isRefused, type Statement } from './diary.ts'
import { START } from './start.ts'
import type { PageLife, Sent } from './wire.ts'
import type { World } from './world.ts'

/** What of a world the judge asks about: where a walk began, what was sent, and what time it is. */
interface Judged extends Pick<World, 'setup' | 'trueMs'> {
  readonly wire: { readonly sent: readonly Sent[] }
}

/** Everything that the judge looks at, once the walk is over. */
interface Case {
  readonly diary: Diary
  readonly charges: readonly ChargeDocument[]
  readonly world: Judged
}

/** Says what was wrong: charges against what the person agreed to, and what they were told against the ledger. */
export function judge(diary: Diary, charges: readonly ChargeDocument[], world: Judged): readonly string[] {
  const about = { diary, charges, world }
  const found = [
    ...diary.seen,
    ...judgeCharges(about),
    ...judgeTwice(about),
    ...diary.statements.flatMap(statement => judgeStatement(about, statement)),
    ...judgeEnd(about),
  ]
  return [...new Set(found)]
}

/** A charge that was lost in time is not looked for much longer after it was sent. */
const SENT_BEFORE_MS = 90_000

/** Gives each charge whose answer nobody saw to the request that made it: by its key, else by what was ordered. */
export function attribute(charges: readonly ChargeDocument[], sent: readonly Sent[]): void {
  for (const charge of charges) {
    if (!isNew(charge) || sent.some(one => one.charges.includes(charge.id))) continue
    const isFor = ({ call, key, body, atMs }: Sent): boolean =>
      call !== undefined &&
      calls[call].effect === 'charge' &&
      (charge.key === null
        ? body.includes(`"rechargeValueId":${charge.valueCents}`) &&
          body.includes(charge.recipient) &&
          charge.at >= START + atMs &&
          charge.at < START + atMs + SENT_BEFORE_MS
        : key === charge.key)
    sent.findLast(isFor)?.charges.push(charge.id)
  }
}

const HANGING_MS = 35_000

const isCard = ({ method }: ChargeDocument): boolean => method === 'credit' || method === 'debit'
const isNew = ({ seeded }: ChargeDocument): boolean => seeded !== true
const taken = (charges: readonly ChargeDocument[]) => charges.filter(charge => isNew(charge) && tookMoney(charge))
const line = ({ method, valueCents, recipient, status, nsu }: ChargeDocument): string =>
  `${method} of ${valueCents} to ${recipient} (${status}, nsu ${nsu})`
const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`

function confirmationOf({ diary }: Case, { id }: ChargeDocument): Confirmation | undefined {
  return diary.confirmations.find(({ sent }) => sent.some(({ charges }) => charges.includes(id)))
}

const chargesFor = ({ charges }: Case, { sent }: Confirmation): readonly ChargeDocument[] =>
  taken(charges).filter(({ id }) => sent.some(one => one.charges.includes(id)))

/** At most one charge for each confirmation, none without one, and each as it was confirmed. */
function judgeCharges(about: Case): string[] {
  const found: string[] = []
  for (const charge of taken(about.charges).filter(isCard)) {
    const confirmation = confirmationOf(about, charge)
    if (confirmation === undefined) {
      found.push(`unagreed: nobody agreed to ${line(charge)}`)
      continue
    }
    // What was not written on the screen, nobody has agreed otherwise to.
    const { cents = charge.valueCents, recipient = charge.recipient, msisdn } = confirmation.order
    if (cents !== charge.valueCents || recipient !== charge.recipient || msisdn !== charge.msisdn)
      found.push(`other-order: agreed to ${cents} for ${recipient}, charged ${line(charge)}`)
  }
  for (const confirmation of about.diary.confirmations) {
    const charges = chargesFor(about, confirmation).filter(isCard)
    if (charges.length > 1)
      found.push(`double: one confirmation, ${charges.length} charges: ${charges.map(line).join(', ')}`)
  }
  return found
}

/** The same is not paid a second time by somebody who was never told how the first has ended, and did not insist. */
function judgeTwice(about: Case): string[] {
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

/** Whether the person read, before `untilMs`, how this charge ended. */
function wasTold({ diary }: Case, charge: ChargeDocument, untilMs = Number.POSITIVE_INFINITY): boolean {
  return diary.statements.some(
    ({ claim, shown, atMs }) =>
      atMs <= untilMs &&
      ((claim === 'paid' && shown.nsu === charge.nsu) ||
        (claim === 'refunding' && charge.status === 'NOK') ||
        (claim === 'ended' && shown.cents === charge.valueCents && shown.recipient === charge.recipient)),
  )
}

function judgeStatement(about: Case, statement: Statement): string[] {
  const { claim, shown, text, atMs, msisdn } = statement
  const when = `"${text}" at ${seconds(atMs)}`
  const own = taken(about.charges).filter(charge => msisdn === undefined || charge.msisdn === msisdn)
  switch (claim) {
    case 'paid': {
      const charge = about.charges.find(({ nsu }) => nsu !== null && nsu === shown.nsu)
      if (charge === undefined || charge.status !== 'OK')
        return [`false-success: ${when}, nsu ${shown.nsu} is no settled charge`]
      const isSame = charge.valueCents === shown.cents && charge.recipient === shown.recipient
      return isSame
        ? []
        : [`other-receipt: ${when} shows ${shown.cents} for ${shown.recipient}, the ledger has ${line(charge)}`]
    }
    case 'refunding':
      return own.some(({ status }) => status === 'NOK') ? [] : [`false-refund: ${when}, no charge of theirs failed`]
    case 'processing': {
      const wasSent = about.world.wire.sent.some(
        one => one.atMs <= atMs && about.diary.confirmations.some(({ sent }) => sent.includes(one)),
      )
      const isOpen = about.charges.some(charge => isNew(charge) && (msisdn === undefined || charge.msisdn === msisdn))
      if (!wasSent && !isOpen) return [`false-processing: ${when}, nothing was ever sent`]
      return judgeDoubt(about, statement, when)
    }
    case 'unsent':
      return (statement.answers?.sent.length ?? 0) > 0 ? [`false-unsent: ${when}, but it left`] : []
    case 'ended': {
      const isKnown = about.charges.some(one => one.valueCents === shown.cents && one.recipient === shown.recipient)
      return isKnown ? [] : [`false-end: ${when}, no charge of ${shown.cents} to ${shown.recipient}`]
    }
    case 'asked':
      return (statement.answers?.sent.length ?? 0) > 0 && statement.answers?.isAnyway === false
        ? [`past-the-question: ${when}, and then it was paid without an answer`]
        : []
    case 'nothing':
      return judgeNothing(about, statement, when)
  }
}

/** Nobody is left in doubt of what the operator has refused, or of what it has not looked at. */
function judgeDoubt({ world }: Case, { answers, step }: Statement, when: string): string[] {
  if (answers === undefined || answers.sent.length === 0) return []
  const hears = answers.sent.map(({ got }) => got?.status)
  if (world.setup.keys && isRefused(answers))
    return [`refusal-untold: ${when}, the operator had refused it (${hears.join(', ')})`]
  const isUnread = answers.sent.every(({ got, charges }) => got?.status === 401 && charges.length === 0)
  return isUnread && step === 'login' ? [`session-untold: ${when}, the session had ended before the charge`] : []
}

/** Whoever comes back to a page that was paying sees how it ended without touching anything. */
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

/** "Nada foi cobrado" is about the tap that it answers; where it answers none, about some that nobody knew the end of. */
function judgeNothing(about: Case, { answers, atMs, msisdn, shown }: Statement, when: string): string[] {
  const open = about.diary.confirmations.filter(
    one =>
      one.atMs <= atMs &&
      one.sent.length > 0 &&
      (msisdn === undefined || one.order.msisdn === msisdn) &&
      (shown.cents === undefined || one.order.cents === shown.cents) &&
      !chargesFor(about, one).some(charge => wasTold(about, charge, atMs - 1)),
  )
  const candidates = answers === undefined ? open : [answers]
  const lies = candidates.map(one => chargesFor(about, one).filter(charge => countsAgainst(charge, one, atMs)))
  const isLie = lies.length > 0 && lies.every(charges => charges.length > 0)
  return isLie ? [`false-nothing: ${when}, the ledger has ${lies.flat().map(line).join(', ')}`] : []
}

/** What is paid later counts only if it was paid by then: afterwards it was the person's own deed. */
function countsAgainst(charge: ChargeDocument, { sent }: Confirmation, atMs: number): boolean {
  if (!sent.some(isLater)) return true
  return charge.method === 'pix' && charge.paidAt !== null && charge.paidAt <= START + atMs
}

/** When all faults have stopped, a reload and a login show each charge whose end nobody was told of. */
function judgeEnd(about: Case): string[] {
  const found: string[] = []
  for (const [msisdn, claims] of about.diary.last) {
    const says = (claim: Statement['claim']): boolean => claims.some(one => one.claim === claim)
    const own = about.charges.filter(charge => isNew(charge) && charge.msisdn === msisdn)
    const isShown = says('processing') || says('paid') || says('refunding')
    const cards = taken(own).filter(isCard)
    // A page that keeps nothing tells of the last; the history has them all.
    const told = about.world.setup.flow === 'partner' ? cards.sort((a, b) => b.at - a.at).slice(0, 1) : cards
    for (const charge of told) {
      if (!isShown && !wasTold(about, charge)) found.push(`untold: after all, nothing tells of ${line(charge)}`)
    }
    const isOpen = own.some(({ status }) => status === 'PENDING')
    if (says('processing') && !isOpen && about.world.setup.listsPending)
      found.push(
        `stuck: "${claims.map(({ text }) => text).join('", "')}" in the end, though the ledger has nothing in progress`,
      )
  }
  return found
}
