import type { FactValue } from '../../facts.ts'

/** How far a saved card is on the way to be charged by 3-D Secure data-only. */
export type DataOnlyStatus = FactValue<'dataOnly.status'>

/**
 * `taken` and `refused`: a card was chosen that takes part, or one that does not. `recharged` and `channelChanged` put
 * an end to whatever was.
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

/** Until the gateway is asked another card may be chosen; while it is, its answer is waited for. */
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

/** What an event makes of a status; one that means nothing there changes nothing. Nothing known yet is `ineligible`. */
export function move(status: DataOnlyStatus | undefined, event: DataOnlyEvent): DataOnlyStatus {
  const from = status ?? 'ineligible'
  return moves[from][event] ?? from
}
