import type { FactValues, PlainFactName } from '../../facts.ts'
import type { Answer } from '../../operator/answer.ts'
import { pollStatus, type Standing, type StatusBody, standingOf } from '../../operator/charge/poll-status.ts'
import type { Effect } from '../../service/outcome.ts'
import { type Context, codeOfLost, defineService, type ServiceAnswer } from '../../service/service.ts'
import { conclude } from '../conclude.ts'
import type { ElsewhereType } from '../method.ts'
import { ended } from '../outcomes.ts'
import { listedFacts, listedRecharge, promiseOf, recognize, recordedFacts, recordOf } from './elsewhere.ts'

/** Another site on which the customer agrees to a payment, and how this app reads that payment's status. */
export interface Elsewhere {
  readonly type: ElsewhereType
  readonly id: 'pisp.id' | 'checkout.id'
  readonly isFresh: 'pisp.isFresh' | 'checkout.isFresh'
  /**
   * Facts to write. `sent`: the customer is sent to the other site. `gaveUp`: a round of status reads ended without a
   * result. `ended`: the payment has ended.
   */
  readonly sent: FactValues
  readonly gaveUp: FactValues
  readonly ended: FactValues
  readonly address: (context: Context, rechargeId: string, signal: AbortSignal) => Promise<Answer<string>>
  readonly status: (context: Context, rechargeId: string, signal: AbortSignal) => Promise<Answer<StatusBody>>
  readonly calls: number
  readonly everyMs: number
}

/** Pause between two rounds of status reads while the payment is in processing. */
const REST_MS = 60_000

const { paid, refused, refunding } = ended
type Ended = ServiceAnswer<'paid' | 'refused' | 'refunding'>

/**
 * Returns the services of a waiting step. There the customer waits for a payment to which they agree on another site.
 */
export function waitingRoom(place: Elsewhere) {
  const needs: readonly PlainFactName[] = [place.id, 'session.customerId']
  const gaveUp = place.type === 'pisp' ? 'pisp.gaveUp' : 'checkout.gaveUp'
  const idIn = (context: Context): string => context.fact(place.id) ?? ''
  const clears: readonly PlainFactName[] = [place.id, place.isFresh, gaveUp]
  const sent: Effect = { money: 'waiting', clears: [place.isFresh, gaveUp] }
  const leaving = { leave: sent, failed: { ...sent, says: true } } as const
  const order = { mayGive: ['order.value', 'order.target'], mayClear: ['order.promisedGb'] } as const
  const endings = {
    paid: {
      ...paid,
      changes: true,
      gives: [...paid.gives, 'order.method'],
      sets: { ...paid.sets, 'order.type': place.type },
      mayGive: [...paid.mayGive, ...order.mayGive],
      mayClear: order.mayClear,
      clears,
    },
    refused: { ...refused, says: true, clears },
    refunding: { ...refunding, says: true, clears },
  } as const
  /**
   * The payment that `arrive` has just read on this page. `watch` starts with the same payment, and must not read it
   * twice in its first round.
   */
  const readOnArriving = new WeakMap<Context, string>()

  /**
   * Sends the customer to the other site if the payment was just created. Otherwise the customer comes back, and the
   * service reads the payment's status.
   */
  const arrive = defineService({
    outcomes: {
      ...leaving,
      ...endings,
      waiting: {
        money: 'waiting',
        gives: [place.id],
        sets: { 'order.type': place.type, 'payment.inFlight': place.type === 'pisp' ? 'pisp' : 'checkout' },
        mayGive: ['order.method', ...order.mayGive],
        mayClear: order.mayClear,
        clears: ['recharge.nsu', 'recharge.date'],
      },
      /** The customer has no payment with the id in the address. */
      unknown: { money: 'none', clears },
    },
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

  /** Sends the customer to the other site again. */
  const open = defineService({
    outcomes: leaving,
    needs,
    run: (context, signal) => wayThere(place, context, idIn(context), signal),
  })

  /**
   * Reads the payment's status in rounds while the page is visible. If `arrive` has just read it, the first round has
   * one call less. After the first round the payment is shown as processing.
   */
  const watch = defineService({
    outcomes: { ...endings, processing: { money: 'waiting', mayGive: [gaveUp] } },
    needs,
    everyMs: REST_MS,
    late: gaveUp,
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
      // The page may already show the end of this payment, because during the round the customer tapped “Verificar de
      // novo” or came back from the bank. Then this answer must change nothing.
      if (isOver()) return { outcome: 'processing' }
      const ended = await endOf(place, context, { id, standing }, signal)
      return ended ?? { outcome: 'processing', gives: place.gaveUp }
    },
  })

  /** The service of the button "Verificar de novo". It reads the payment's status once, without a pause. */
  const check = defineService({
    outcomes: { ...endings, waiting: { money: 'waiting', says: true } },
    needs,
    async run(context, signal) {
      const id = idIn(context)
      const answer = await place.status(context, id, signal)
      const ended = await endOf(place, context, { id, standing: standingOf(answer) }, signal)
      return ended ?? { outcome: 'waiting', code: answer.kind === 'lost' ? codeOfLost(answer.why) : 'elsewhereWaiting' }
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

/** Returns how a payment ended. If it has not ended, returns undefined. */
async function endOf(
  { type, ended }: Elsewhere,
  context: Context,
  { id, standing }: Told,
  signal: AbortSignal,
): Promise<Ended | undefined> {
  if (standing.kind === 'pending') return undefined
  const charge = { rechargeId: id, standing }
  if (standing.kind !== 'paid') return conclude(context, charge, ended)
  // Reads the recharge from the history, because the order on screen may be a different one now.
  const listed = await listedRecharge(context, id, signal)
  const record = await recordOf(context, id)
  const order = listed.kind === 'listed' ? listedFacts(type, listed.recharge) : recordedFacts(context, type, record)
  return conclude(context, charge, { ...ended, ...order, 'order.type': type, ...promiseOf(context, record) })
}
