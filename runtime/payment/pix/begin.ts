import { type Context, defineService, type ServiceAnswer } from '../../service/service.ts'
import { ends, recall } from '../find/recall.ts'
import { pay } from '../methods/pix.ts'
import { open, outcomes as payOutcomes, pixMade } from '../outcomes.ts'
import { payBy } from '../pay.ts'

/** The operator's refusal codes for which no Pix can be created at all. */
const NO_PIX = ['902', '904', '905']

/**
 * True while the amount that the operator returned at login is not paid yet. The fact is cleared when a Pix has a
 * result, because the same amount would otherwise be paid again.
 */
const preselected = 'recharge.isPreselected'
const { paid, refunding, refused } = ends
const { processing } = payOutcomes
const outcomes = {
  /** The Pix exists, created now or before. The page shows its code. */
  created: { changes: true, clears: [preselected], either: [pixMade, open.pix] },
  /** Another payment of this amount for this number is open, or the result of this Pix is unknown. */
  open: {
    clears: [preselected],
    either: [
      {
        money: 'unknown',
        gives: processing.gives,
        sets: processing.sets,
        mayGive: processing.mayGive,
        clears: processing.clears,
      },
      ...[open.charge, open.pisp, open.checkout],
    ],
  },
  /** An earlier payment was paid. The page shows its receipt first. */
  paid: { ...paid, clears: [preselected, ...paid.clears] },
  refunding: {
    money: 'returned',
    says: true,
    sets: refunding.sets,
    mayGive: refunding.mayGive,
    mayClear: refunding.mayClear,
    clears: [preselected, ...refunding.clears],
  },
  /** Nothing was charged. Another amount or number may succeed. */
  refused: {
    money: 'none',
    says: true,
    sets: refused.sets,
    mayGive: refused.mayGive,
    mayClear: [...refused.mayClear, ...refused.clears],
    clears: [preselected],
  },
  /** Nothing was charged, and no Pix can be created. */
  failed: { money: 'none', says: true, sets: refused.sets, clears: [preselected] },
  unreachable: { money: 'none', says: true, mayClear: ['recharge.isRecalled'] },
} as const
type Answered = ServiceAnswer<keyof typeof outcomes>

/**
 * Creates the Pix for the amount that came with the session, without asking the customer. After a reload, after Back or
 * in a second tab, it finds the same Pix again. When the Pix has a known result, it clears `recharge.isPreselected`.
 * Otherwise the amount could be paid again.
 */
export const begin = defineService({
  charges: 'elsewhere',
  // This service asks the customer nothing, because they agree at their bank when they pay the code.
  agreedTo: [],
  outcomes,
  needs: ['recharge.value', 'recharge.target', 'session.msisdn', 'session.customerId'],
  async run(context, signal) {
    const answered = (await ended(context, signal)) ?? (await create(context, signal))
    if (answered.outcome === 'unreachable') return answered
    return { ...answered, gives: { ...answered.gives, 'recharge.isPreselected': undefined } }
  },
})

/**
 * Returns how an earlier payment ended, because the page shows that first. If the Pix is still open, returns undefined,
 * and `create` finds it again.
 */
async function ended(context: Context, signal: AbortSignal): Promise<Answered | undefined> {
  const { outcome, ...found } = await recall.run(context, signal)
  if (outcome === 'unread') return { ...found, outcome: 'unreachable' }
  const hasEnded = outcome === 'paid' || outcome === 'refunding' || outcome === 'refused'
  return hasEnded ? { ...found, outcome } : undefined
}

async function create(context: Context, signal: AbortSignal): Promise<Answered> {
  const { outcome, ...said } = await payBy('pix', pay, context, { hasAgreed: false, signal })
  switch (outcome) {
    case 'pixCreated':
      return { ...said, outcome: 'created' }
    case 'alreadyOpen':
      return { ...said, outcome: said.gives?.['payment.inFlight'] === 'pix' ? 'created' : 'open' }
    case 'processing':
      return { ...said, outcome: 'open' }
    case 'refused':
      return { ...said, outcome: NO_PIX.includes(said.code ?? '') ? 'failed' : 'refused', about: 'charge' }
    case 'unreachable':
      return { ...said, outcome }
  }
}
