import { getBin } from '../../operator/contract/payment.ts'
import { type CardType, parseCardType } from '../../rules/card-type.ts'
import type { Context } from '../../service/service.ts'

/** The app sends only this many digits of a card's number to the look-up. */
export const BIN_DIGITS = 6

/**
 * Returns the type and brand of a card by its first digits. If the answer takes longer than a second, both are
 * undefined.
 */
export async function lookUp(
  { send }: Pick<Context, 'send'>,
  pan: string,
  signal: AbortSignal,
): Promise<{ readonly type?: CardType | undefined; readonly brand?: string | undefined }> {
  const answer = await send(getBin, { params: { bin: pan.slice(0, BIN_DIGITS) }, signal })
  if (answer.kind !== 'ok') return {}
  const { CardType, Brand } = answer.data.bin
  return { type: parseCardType(CardType ?? ''), brand: Brand?.toUpperCase() }
}
