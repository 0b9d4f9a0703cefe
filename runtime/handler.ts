import type { FactValue } from './facts.ts'

/** What pays: one folder each. */
export type Handler = 'credit' | 'pix' | 'wallet'

/** The handler of each payment type. One that is not here cannot be paid with yet, and is not offered. */
const handlers: { readonly [T in FactValue<'payment.type'>]?: Handler } = {
  credit: 'credit',
  pix: 'pix',
  googlepay: 'wallet',
  applepay: 'wallet',
}

export function handlerOf(type: FactValue<'payment.type'>): Handler | undefined {
  return handlers[type]
}
