import type { Field } from '../protocol.ts'
import { type Adding, type Ask, type Edit, NAME } from '../protocol.ts'

export type AskPage = (ask: Ask) => void

/** Returns the edit that sets a field. If an optional field is empty, the edit removes it from the config. */
export function setEdit({ at, isOptional }: Field, value: string | number | boolean | undefined): Edit {
  return isOptional && (value === undefined || value === '')
    ? { at, do: 'remove' }
    : { at, do: 'set', value: value ?? '' }
}

/** Returns the edit that adds something under the typed name. Returns undefined if no JSON key may have that name. */
export function namedEdit({ typed }: Adding, name: string): Edit | undefined {
  if (typed === undefined || name.trim() === '') return undefined
  const quoted = JSON.stringify(name.trim()).slice(1, -1)
  const edit: Edit = JSON.parse(JSON.stringify(typed).replaceAll(NAME, quoted))
  return edit
}
