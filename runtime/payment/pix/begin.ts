import { type Context, defineService, type ServiceAnswer } from '../../service.ts'
import { ends, recall } from '../find/recall.ts'
import { pay } from '../methods/pix.ts'
import { open, outcomes as payOutcomes, pixMade } from '../outcomes.ts'
import { payBy } from '../pay.ts'

/** The operator says that it cannot make the code, whatever is asked of it. */
const NO_PIX = ['902', '904', '905']

/** The value that came with the session counts as used. */
const used = 'recharge.isPreselected'
const { paid, refunding, refused } = ends
const { processing } = payOutcomes
const outcomes = {
  /** Just now, or before: either way there is one, and its code is shown. */
  created: { changes: true, clears: [used], either: [pixMade, open.pix] },
  /** Something else of this value to this number is open, or nobody knows yet what became of this. */
  open: {
    clears: [used],
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
  /** An earlier payment has ended: it is told first. */
  paid: { ...paid, clears: [used, ...paid.clears] },
  refunding: {
    money: 'returned',
    says: true,
    sets: refunding.sets,
    mayGive: refunding.mayGive,
    mayClear: refunding.mayClear,
    clears: [used, ...refunding.clears],
  },
  /** Nothing was charged, and another value or number may do. */
  refused: {
    money: 'none',
    says: true,
    sets: refused.sets,
    mayGive: refused.mayGive,
    mayClear: [...refused.mayClear, ...refused.clears],
    clears: [used],
  },
  /** Nothing was charged, and no Pix is to be had. */
  failed: { money: 'none', says: true, sets: refused.sets, clears: [used] },
  unreachable: { money: 'none', says: true, mayClear: ['recharge.isRecalled'] },
} as const
type Answered = ServiceAnswer<keyof typeof outcomes>

/**
 * Makes the Pix of the value that came with the session, without another question. Run again, by a reload, a second tab
 * or Back, it finds the one that it has made; the value counts as used once it is known what became of it.
 */
export const begin = defineService({
  charges: 'elsewhere',
  // The customer agrees at their bank, when they pay the code.
  agreedTo: [],
  outcomes,
  needs: ['recharge.value', 'recharge.target', 'session.msisdn', 'session.customerId'],
  async run(context, signal) {
    const answered = (await ended(context, signal)) ?? (await create(context, signal))
    if (answered.outcome === 'unreachable') return answered
    return { ...answered, gives: { ...answered.gives, 'recharge.isPreselected': undefined } }
  },
})

/** Returns an end of an earlier payment to show first. An open Pix is not returned: `create` finds it again. */
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
