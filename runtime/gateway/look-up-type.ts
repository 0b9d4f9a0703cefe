import { getBin } from '../operator/contract/payment.ts'
import { type CardType, parseCardType } from '../rules/card-type.ts'
import type { Context } from '../service.ts'

/** What a look-up is told of a card's number. */
export const BIN_DIGITS = 6

/** What a card is, by its first digits. Undefined when nobody can tell within a second. */
export async function lookUpType(
  { send }: Pick<Context, 'send'>,
  pan: string,
  signal: AbortSignal,
): Promise<CardType | undefined> {
  const answer = await send(getBin, { params: { bin: pan.slice(0, BIN_DIGITS) }, signal })
  return answer.kind === 'ok' ? parseCardType(answer.data.bin.CardType) : undefined
}
