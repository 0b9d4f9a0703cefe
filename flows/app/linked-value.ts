import type { Page } from './page.ts'

/** `?valor=2000`: cents, chosen before the person came. */
const LINK = 'valor'
const CENTS = /^[1-9]\d{2,5}$/

/** The value that a link brings; undefined for none, and for what is none. It does not stay in the address. */
export function linkedValue({ takeFromAddress }: Pick<Page, 'takeFromAddress'>): number | undefined {
  const text = takeFromAddress(LINK)
  return text !== null && CENTS.test(text) ? Number(text) : undefined
}
