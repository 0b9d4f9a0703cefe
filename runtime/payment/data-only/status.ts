import type { FactValue } from '../../facts.ts'

/** The data-only status of a saved card (3-D Secure data-only). */
export type DataOnlyStatus = FactValue<'dataOnly.status'>

/**
 * Events that change a card's data-only status. `taken` and `refused`: the customer chose a card that data-only
 * supports, or does not support. After `recharged` or `channelChanged`, no card is eligible until the customer chooses
 * again.
 */
export type DataOnlyEvent =
  | 'taken'
  | 'refused'
  | 'untokenize'
  | 'cvvKnown'
  | 'succeeded'
  | 'failed'
  | 'recharged'
  | 'channelChanged'

type Moves = { readonly [E in DataOnlyEvent]?: DataOnlyStatus }

/** The customer may choose another card at any time, except while the gateway untokenizes one. */
const another: Moves = { taken: 'eligible', refused: 'ineligible' }
const over: Moves = { recharged: 'ineligible', channelChanged: 'ineligible' }
const moves: { readonly [S in DataOnlyStatus]: Moves } = {
  ineligible: { ...over, ...another },
  eligible: { ...over, ...another, untokenize: 'waiting_untokenize' },
  waiting_untokenize: { ...over, ...another, cvvKnown: 'tokenizing' },
  tokenizing: { ...over, succeeded: 'tokenized', failed: 'failed' },
  tokenized: { ...over, ...another },
  failed: { ...over, ...another },
}

/**
 * Returns the card's data-only status after an event. Many events do not change it. If the status is missing, it counts
 * as `ineligible`.
 */
export function move(status: DataOnlyStatus | undefined, event: DataOnlyEvent): DataOnlyStatus {
  const from = status ?? 'ineligible'
  return moves[from][event] ?? from
}
