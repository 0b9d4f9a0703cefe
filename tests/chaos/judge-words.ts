import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import { type Case, chargesFor, isNew, line, seconds, taken, wasTold } from './case.ts'
import { type Confirmation, isLater, isRefused, type Statement } from './diary.ts'
import { START } from './start.ts'

/** Compares a page's statement about money with the ledger. */
export function judgeStatement(about: Case, statement: Statement): string[] {
  const { claim, shown, text, atMs, msisdn } = statement
  const when = `"${text}" at ${seconds(atMs)}`
  const own = taken(about.charges).filter(charge => msisdn === undefined || charge.msisdn === msisdn)
  switch (claim) {
    case 'paid': {
      const charge = about.charges.find(({ nsu }) => nsu !== null && nsu === shown.nsu)
      if (charge === undefined || charge.status !== 'OK')
        return [`false-success: ${when}, nsu ${shown.nsu} is no settled charge`]
      const { cents = charge.valueCents, recipient = charge.recipient } = shown
      const isWhole = shown.cents !== undefined && shown.recipient !== undefined
      const isSame = charge.valueCents === cents && charge.recipient === recipient
      return isSame && (isWhole || isHistoryUnread(about, statement))
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
    case 'refused':
      return []
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

/**
 * Returns whether the tab's last request for the history before the statement failed. After a reload, the receipt of a
 * recharge for somebody else's number needs the history to show this number, and sometimes also the amount. If the
 * history could not be read, the receipt may leave both out.
 */
function isHistoryUnread({ world }: Case, { page, atMs }: Statement): boolean {
  const read = world.wire.sent.findLast(
    one =>
      one.call === 'getRecharges' && one.page.tab === page.tab && (one.endedMs ?? Number.POSITIVE_INFINITY) <= atMs,
  )
  return read !== undefined && (read.got === undefined || read.fate.at(-1) !== 'well')
}

/** Rule: a page shows at once that the operator has refused a charge, or has not processed it. */
function judgeDoubt({ world }: Case, { answers, atMs, shown, step }: Statement, when: string): string[] {
  if (answers === undefined || answers.sent.length === 0) return []
  // Until all requests are answered, the page cannot know of the refusal. A screen about another order need not report
  // it.
  const isAnswered = answers.sent.every(({ endedMs }) => endedMs !== undefined && endedMs <= atMs)
  if (!isAnswered || (shown.cents !== undefined && shown.cents !== answers.order.cents)) return []
  const hears = answers.sent.map(({ got }) => got?.status)
  if (world.setup.keys && isRefused(answers))
    return [`refusal-untold: ${when}, the operator had refused it (${hears.join(', ')})`]
  const isUnread = answers.sent.every(({ got, charges }) => got?.status === 401 && charges.length === 0)
  return isUnread && step === 'login' ? [`session-untold: ${when}, the session had ended before the charge`] : []
}

/**
 * Rule: the sentence "Nada foi cobrado" must be true. If it follows a tap that pays, it must be true for the order of
 * that tap. Otherwise it must be true for at least one order whose result no page has shown yet.
 */
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

/**
 * Returns whether the charge makes the statement false. An order that is paid later, such as a Pix, does so only if it
 * was paid before the statement.
 */
function countsAgainst(charge: ChargeDocument, { sent }: Confirmation, atMs: number): boolean {
  if (!sent.some(isLater)) return true
  return charge.method === 'pix' && charge.paidAt !== null && charge.paidAt <= START + atMs
}
