import type { FactValues, PlainFactName } from '../../facts.ts'
import type { Answer } from '../../operator/answer.ts'
import { pollStatus, type Standing, type StatusBody, standingOf } from '../../operator/charge/poll-status.ts'
import { type Context, defineService, type ServiceAnswer } from '../../service.ts'
import { conclude } from '../conclude.ts'
import type { ElsewhereType } from '../method.ts'
import { listedFacts, listedRecharge, promiseOf, recognize, recordedFacts, recordOf } from './elsewhere.ts'

/** A page of somebody else's on which a payment is agreed to, and how the operator is asked about it. */
export interface Elsewhere {
  readonly type: ElsewhereType
  readonly id: 'pisp.id' | 'checkout.id'
  readonly isFresh: 'pisp.isFresh' | 'checkout.isFresh'
  /** Written when the person was sent there, when it was asked for long enough, and when it has ended. */
  readonly sent: FactValues
  readonly gaveUp: FactValues
  readonly ended: FactValues
  readonly address: (context: Context, rechargeId: string, signal: AbortSignal) => Promise<Answer<string>>
  readonly status: (context: Context, rechargeId: string, signal: AbortSignal) => Promise<Answer<StatusBody>>
  readonly calls: number
  readonly everyMs: number
}

/** Between two rounds, once it is in processing. */
const REST_MS = 60_000

const order = ['order.value', 'order.target', 'order.method', 'payment.inFlight'] as const
const endings = {
  paid: { changes: true, gives: ['recharge.id', 'recharge.nsu', 'recharge.date', ...order] },
  /** Nothing was charged. */
  refused: { says: true },
  /** Charged and not delivered: the money goes back. */
  refunding: { says: true },
} as const
type Ended = ServiceAnswer<keyof typeof endings>

/** The services of the step in which a person waits for what they agree to elsewhere. */
export function waitingRoom(place: Elsewhere) {
  const needs: readonly PlainFactName[] = [place.id, 'session.customerId']
  const idIn = (context: Context): string => context.fact(place.id) ?? ''
  const leaving = { leave: {}, failed: { says: true } } as const
  /** By page, the payment whose status was read on arriving: that read is the first of the round that begins with it. */
  const readOnArriving = new WeakMap<Context, string>()

  /** The way there, at once; or, for whoever comes back, how it stands. */
  const arrive = defineService({
    outcomes: { ...leaving, ...endings, waiting: { gives: order }, unknown: {} },
    needs,
    async run(context, signal) {
      const id = idIn(context)
      if (context.fact(place.isFresh) === true) return wayThere(place, context, id, signal)
      readOnArriving.set(context, id)
      const standing = standingOf(await place.status(context, id, signal))
      const ended = await endOf(place, context, { id, standing }, signal)
      if (ended !== undefined) return ended
      const known = await recognize(context, place.type, id, signal)
      if (known === undefined) return { outcome: 'unknown', gives: place.ended }
      return { outcome: 'waiting', gives: known }
    },
  })

  /** The way there, once more. */
  const open = defineService({
    outcomes: leaving,
    needs,
    run: (context, signal) => wayThere(place, context, idIn(context), signal),
  })

  /** A round of calls while the page is visible, the one on arriving among them. Giving up is "in processing", and it is asked again later. */
  const watch = defineService({
    outcomes: { ...endings, processing: {} },
    needs,
    everyMs: REST_MS,
    async run(context, signal) {
      const { clock, whenVisible } = context
      const { calls, everyMs } = place
      const id = idIn(context)
      const isOver = (): boolean => idIn(context) !== id || id === ''
      if (isOver()) return { outcome: 'processing' }
      const isBegun = readOnArriving.get(context) === id
      const standing = await pollStatus({
        ask: inner => place.status(context, id, inner),
        clock,
        signal,
        whenVisible,
        goesOn: () => !isOver(),
        calls: isBegun ? calls - 1 : calls,
        everyMs,
      })
      readOnArriving.delete(context)
      // Its end was told meanwhile, on arriving or when the person asked.
      if (isOver()) return { outcome: 'processing' }
      const ended = await endOf(place, context, { id, standing }, signal)
      return ended ?? { outcome: 'processing', gives: place.gaveUp }
    },
  })

  /** "Verificar de novo": asks once, at once. */
  const check = defineService({
    outcomes: { ...endings, waiting: { says: true } },
    needs,
    async run(context, signal) {
      const id = idIn(context)
      const answer = await place.status(context, id, signal)
      const ended = await endOf(place, context, { id, standing: standingOf(answer) }, signal)
      return ended ?? { outcome: 'waiting', code: answer.kind === 'lost' ? 'unreachable' : 'elsewhereWaiting' }
    },
  })

  return { arrive, open, watch, check }
}

async function wayThere(
  place: Elsewhere,
  context: Context,
  id: string,
  signal: AbortSignal,
): Promise<ServiceAnswer<'leave' | 'failed'>> {
  const answer = await place.address(context, id, signal)
  if (answer.kind === 'ok') return { outcome: 'leave', url: answer.data, gives: place.sent }
  const code = answer.kind === 'lost' ? 'unreachable' : 'elsewhereClosed'
  return { outcome: 'failed', code, gives: place.sent }
}

interface Told {
  readonly id: string
  readonly standing: Standing
}

/** Returns how it ended; undefined while it has not, and when nobody would be told: then it stays open until somebody is. */
async function endOf(
  { type, ended }: Elsewhere,
  context: Context,
  { id, standing }: Told,
  signal: AbortSignal,
): Promise<Ended | undefined> {
  if (standing.kind === 'pending' || signal.aborted) return undefined
  const charge = { rechargeId: id, standing }
  if (standing.kind !== 'paid') return conclude(context, charge, ended)
  // Another order may have been confirmed since: the receipt is this one's.
  const listed = await listedRecharge(context, id, signal)
  const record = await recordOf(context, id)
  if (signal.aborted) return undefined
  const order = listed.kind === 'listed' ? listedFacts(type, listed.recharge) : recordedFacts(context, type, record)
  return conclude(context, charge, { ...ended, ...order, ...promiseOf(context, record) })
}
