import { formatBrl } from './money.ts'
import { formatPhone } from './phone.ts'

/** A recharge that has ended. `atMs` is its Unix time. */
export interface EndedRecharge {
  readonly atMs: number
  readonly amountCents: number
  readonly recipient: string
}

/** Returns the recharges as one text that a fact can store. If there are none, returns undefined. */
export function writeEnded(recharges: readonly EndedRecharge[]): string | undefined {
  if (recharges.length === 0) return undefined
  return recharges.map(({ atMs, amountCents, recipient }) => [atMs, amountCents, recipient].join(' ')).join(', ')
}

/** Returns the recharges from a text of `writeEnded`. */
export function readEnded(text: string): readonly EndedRecharge[] {
  return text.split(', ').flatMap(part => {
    const [, atMs, amountCents, recipient] = /^(\d+) (\d+) (\d+)$/.exec(part) ?? []
    return recipient === undefined ? [] : [{ atMs: Number(atMs), amountCents: Number(amountCents), recipient }]
  })
}

/**
 * Returns the recharges from a text of `writeEnded` in words for the customer: `R$ 20,00 para (11) 98765-4321 e R$
 * 15,00 para (21) 99876-5432`.
 */
export function formatEnded(text: string): string {
  const all = readEnded(text).map(one => `${formatBrl(one.amountCents)} para ${formatPhone(one.recipient)}`)
  return [...(all.length > 2 ? [all.slice(0, -1).join(', ')] : all.slice(0, -1)), ...all.slice(-1)].join(' e ')
}
