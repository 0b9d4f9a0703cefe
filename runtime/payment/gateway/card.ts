import type { Refused } from '../../operator/answer.ts'
import { tokenizeCard } from '../../operator/contract/payment.ts'
import { bundledBrands } from '../../rules/card-brand-table.ts'
import { buildBrandTree, findBrand } from '../../rules/card-brands.ts'
import { checkCvv } from '../../rules/cvv.ts'
import { digitsOf } from '../../rules/digits.ts'
import { parseExpiry } from '../../rules/expiry.ts'
import type { Context, ServiceAnswer } from '../../service/service.ts'
import { lostBefore, refused } from '../conclude.ts'
import { lookUp } from './look-up.ts'
import type { CardUse } from './rules.ts'

/** The operator's code for "Este cartão não pode fazer recargas." */
const CANNOT_RECHARGE = 263
const brands = buildBrandTree(bundledBrands)

export interface SavedCard {
  readonly kind: 'saved'
  readonly token: string
  /** Not set if the operator stores the CVV. */
  readonly cvv: string | undefined
  readonly brand: string | undefined
}

export interface TypedCard {
  readonly kind: 'typed'
  readonly pan: string
  readonly month: string
  readonly year: string
  readonly cvv: string
  readonly brand: string | undefined
}

export type Card = SavedCard | TypedCard
type Unusable = ServiceAnswer<'cvvMissing' | 'refused'>

export const cardInvalid = { outcome: 'refused', code: 'cardInvalid' } as const

/**
 * Returns the chosen or typed card. If it cannot pay in this way, returns the outcome. Only the first digits of a typed
 * number leave the device here.
 */
export async function chosenCard(context: Context, use: CardUse, signal: AbortSignal): Promise<Unusable | Card> {
  const chosen = context.fact('payment.card')
  const cvv = context.vault.read('payment.cvv')?.trim() ?? ''
  if (chosen === 'new') return typedCard(context, use, cvv, signal)
  if (chosen === undefined) return { outcome: 'cvvMissing' }
  const saved = { kind: 'saved', token: chosen, brand: context.fact('payment.cardBrand')?.toUpperCase() } as const
  // A debit card always needs the CVV.
  if (use === 'credit' && context.fact('payment.cvvWanted') !== true) return { ...saved, cvv: undefined }
  // The customer may have typed only some digits and then closed the dialog, so the CVV is checked again here.
  return checkCvv(cvv, undefined) === null ? { ...saved, cvv } : { outcome: 'cvvMissing' }
}

/** Returns the typed number and expiry. If one of them is incomplete or invalid, returns undefined. */
export function typedNumber({ vault, today }: Pick<Context, 'vault' | 'today'>) {
  const pan = digitsOf(vault.read('payment.pan') ?? '')
  const expiry = parseExpiry(vault.read('payment.expiry') ?? '', today())
  return pan === '' || !expiry.ok ? undefined : { pan, month: expiry.month, year: expiry.year }
}

/** Returns whether the card service rejected the card's data as invalid. */
export function isUnreadable({ status }: Pick<Refused, 'status'>): boolean {
  return status === 400 || status === 422
}

async function typedCard(
  context: Context,
  use: CardUse,
  cvv: string,
  signal: AbortSignal,
): Promise<Unusable | TypedCard> {
  if (cvv === '') return { outcome: 'cvvMissing' }
  const typed = typedNumber(context)
  if (typed === undefined) return cardInvalid
  const { pan } = typed
  // If the look-up does not return a brand, the bundled table finds the brand by the card's number.
  const { type, brand = findBrand(brands, pan)?.brand } = await lookUp(context, pan, signal)
  if (type !== undefined && type !== 'both' && type !== use) return refused({ code: CANNOT_RECHARGE })
  return { kind: 'typed', ...typed, cvv, brand }
}

type ForRecharge = { readonly token: string; readonly cvv?: string; readonly save?: boolean }
type Tokenized = ForRecharge | ServiceAnswer<'refused' | 'unreachable'>

/** Returns the card in the form that a recharge sends. For a typed number, the card service returns a token. */
export async function tokenize(context: Context, card: Card, signal: AbortSignal): Promise<Tokenized> {
  if (card.kind === 'saved') {
    const { token, cvv } = card
    return { token, ...(cvv === undefined ? {} : { cvv }) }
  }
  const { pan, month, year, cvv } = card
  const answer = await context.send(tokenizeCard, { params: {}, body: { pan, month, year }, signal })
  if (answer.kind === 'ok') {
    const save = context.fact('payment.saveCard') === true
    return { token: answer.data.card.key, cvv, save }
  }
  if (answer.kind === 'lost') return lostBefore(answer)
  return isUnreadable(answer) ? cardInvalid : refused({ code: answer.code })
}
