import type { Field } from '../protocol.ts'
import { type Adding, type Ask, type Edit, NAME } from '../protocol.ts'

export type AskPage = (ask: Ask) => void

/** Returns the edit that sets a field. If an optional field is empty, the edit removes it from the config. */
export function setEdit({ at, isOptional }: Field, value: string | number | boolean | undefined): Edit {
  return isOptional && (value === undefined || value === '')
    ? { at, do: 'remove' }
    : { at, do: 'set', value: value ?? '' }
}

const anyName = { pattern: '^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$', expected: 'letters, digits and hyphens, 60 at most' }

/** Returns the reason why nothing can be added under the typed name; undefined if it can, or if no name was typed. */
export function faultOfName({ taken = [], named = anyName }: Adding, name: string): string | undefined {
  if (name.trim() === '') return undefined
  if (taken.includes(name.trim())) return `There is “${name.trim()}” already. Choose another name.`
  return new RegExp(named.pattern).test(name.trim()) ? undefined : `A name here is ${named.expected}.`
}

/** Returns the edit that adds something under the typed name; undefined if the name cannot be used. */
export function namedEdit(adding: Adding, name: string): Edit | undefined {
  if (adding.typed === undefined || name.trim() === '' || faultOfName(adding, name) !== undefined) return undefined
  const edit: Edit = JSON.parse(JSON.stringify(adding.typed).replaceAll(NAME, name.trim()))
  return edit
}

/** Returns the typed or pasted text without line breaks, and without signs that nobody sees and a browser obeys. */
export function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u200b\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
}

/**
 * Returns the number that somebody typed, with a point or a comma; undefined for an empty text. Returns a sentence if
 * the text is no number, or if it may mean two numbers: in Brazil `1.000` is a thousand.
 */
export function numberIn(typed: string): number | undefined | string {
  const text = typed.trim()
  if (text === '') return undefined
  const short = text.length > 20 ? `${text.slice(0, 20)}…` : text
  if (/^-?[1-9]\d{0,2}([.,]\d{3})+$/.test(text))
    return `“${short}” may mean two numbers. Write thousands without a point.`
  const number = /^-?\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  if (Number.isNaN(number)) return `“${short}” is no number.`
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : `“${short}” is too large.`
}
