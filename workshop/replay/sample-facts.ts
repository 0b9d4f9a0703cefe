import { comparisonsOf } from '../../runtime/engine/comparisons.ts'
import { type Facts, type Flow, own } from '../../runtime/engine/flow.ts'
import { compare } from '../../runtime/engine/guards.ts'
import { WITHHELD } from '../../runtime/engine/trace.ts'
import { accepts, type FactValues, isPlainFactName } from '../../runtime/facts.ts'

const msisdn = '11987654321'
const date = '2026-11-24T15:30:00.000Z'
const card = 'Visa final 4242'

/** `facts`: the facts in a trace at one moment. `named`: the names of all facts in the whole trace. */
export interface Told {
  readonly facts: Facts
  readonly named: readonly string[]
}

/**
 * The values that a screen shows for facts without a value in the trace. They fit a customer of the sandbox who makes a
 * recharge.
 */
export const samples: FactValues = {
  'login.value': 3000,
  'customer.cpf': '52998224725',
  'recharge.value': 3000,
  'recharge.newTarget': '11976543210',
  'recharge.nsu': '481516234',
  'recharge.date': date,
  'order.value': 3000,
  'order.target': msisdn,
  'order.method': 'Crédito',
  'payment.cardName': card,
  'card.name': card,
  'card.statementCents': 137,
  'recipient.msisdn': '11976543210',
  'recipient.name': 'Mãe',
  'recipient.called': 'Mãe',
  'recipient.newMsisdn': '11965432109',
  'past.value': 3000,
  'past.target': msisdn,
  'past.date': date,
  'past.nsu': '481516234',
  'past.method': 'Crédito',
  'upsell.value': 4000,
  'upsell.bonusGb': 3,
  'upsell.pixBonusGb': 3,
  'schedule.day': '05',
  'schedule.newDay': '05',
  'schedule.value': 3000,
  'schedule.recipient': msisdn,
  'schedule.cardBrand': 'VISA',
  'schedule.cardLast': '4242',
}

/**
 * Returns the facts to render a screen with. A fact that the trace does not contain has the value from the sandbox
 * (`brought`), or else a sample. A number in a trace only stands for the customer's real number, so the same value
 * replaces it if every guard of the flow gives the same result for both.
 */
export function shownFacts(flow: Flow, { facts: traced, named }: Told, brought: FactValues): FactValues {
  const known: Facts = { ...samples, ...brought }
  const names = new Set([...Object.keys(known).filter(name => !named.includes(name)), ...Object.keys(traced)])
  const shown = [...names].filter(isPlainFactName).map(name => {
    const [cell, sample] = [traced[name], known[name]]
    const isLike = cell === undefined || cell === WITHHELD || isAlike(flow, name, cell, sample)
    return [name, isLike && sample !== undefined ? sample : cell] as const
  })
  return Object.fromEntries([...shown.filter(([name, value]) => accepts(name, value)), ...answersIn(flow, traced)])
}

/**
 * Returns the answers to the flow's own questions. If the trace withheld an answer, returns another answer with the
 * same result in every guard.
 */
function answersIn(flow: Flow, traced: Facts): readonly (readonly [fact: string, answer: unknown])[] {
  return Object.entries(traced).flatMap(([fact, cell]) => {
    const answers = own(flow.facts, fact)?.options
    if (answers === undefined) return []
    const isLike = (answer: string) => isJudgedAlike(flow, fact, answer, WITHHELD)
    return [[fact, cell === WITHHELD ? (answers.find(isLike) ?? answers[0]) : cell]]
  })
}

/** Whether the value is a number, and every guard of the flow gives the same result for it and for the sample. */
function isAlike(flow: Flow, name: string, cell: unknown, sample: unknown): boolean {
  return typeof cell === 'number' && isJudgedAlike(flow, name, cell, sample)
}

/** Whether every guard of the flow gives the same result for two values of a fact. */
function isJudgedAlike(flow: Flow, name: string, one: unknown, other: unknown): boolean {
  const about = comparisonsOf(flow).filter(({ fact }) => fact === name)
  return about.every(guard => compare(guard, one) === compare(guard, other))
}
