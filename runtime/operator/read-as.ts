import * as z from 'zod/mini'
import { isRecord } from '../rules/is-record.ts'
import { expectation } from './contract/expectation.ts'
import { innerOf } from './contract/lenient.ts'

const UNREADABLE = Symbol('unreadable')

type Unread = Map<string, string>

export interface Reading<T> {
  /** Undefined if a field without which the app cannot use the answer is missing or unreadable. */
  readonly value: { readonly data: T } | undefined
  /**
   * Names of unreadable fields, each once, such as `profile.name` or `recharges[].date`. `recharges[]` means that an
   * item was left out.
   */
  readonly unread: readonly string[]
  /** For each unreadable field, what the contract expects, such as `string`. Contains nothing of the answer. */
  readonly expected: ReadonlyMap<string, string>
}

/**
 * Returns the readable part of JSON in the schema's shape. Leaves out unreadable lenient fields and list items. If a
 * field has a default, the default is used. If a list has no readable item, it is unreadable, because an empty list
 * would mean that there are no items.
 */
export function readAs<T>(schema: z.ZodMiniType<T>, json: unknown): Reading<T> {
  const unread: Unread = new Map()
  const legible = read(schema, json, '', unread)
  const parsed = legible === UNREADABLE ? undefined : schema.safeParse(legible)
  // The parts were read one by one, so only rules about a whole list or object can still be broken.
  for (const issue of parsed?.error?.issues ?? []) note(unread, nameOf(issue.path), expectation(issue))
  return { value: parsed?.success ? { data: parsed.data } : undefined, unread: [...unread.keys()], expected: unread }
}

function nameOf(path: readonly PropertyKey[]): string {
  return path
    .map(part => (typeof part === 'number' ? '[]' : `.${String(part)}`))
    .join('')
    .slice(1)
}

function read(schema: z.core.$ZodType, value: unknown, at: string, unread: Unread): unknown {
  if (schema instanceof z.ZodMiniObject && isRecord(value)) return readObject(schema, value, at, unread)
  if (schema instanceof z.ZodMiniArray && Array.isArray(value)) return readList(schema.def.element, value, at, unread)
  if (schema instanceof z.ZodMiniDefault && value === undefined) return schema.def.defaultValue
  const isWrapped = schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault
  if (isWrapped) return value === undefined ? value : read(schema.def.innerType, value, at, unread)
  const { error } = z.safeParse(schema, value)
  if (error === undefined) return value
  note(unread, at, expectation(error.issues[0]))
  return UNREADABLE
}

/**
 * Stores only the first error of a field. All items of a list have the same field name, and one error is enough to
 * correct the list.
 */
function note(unread: Unread, at: string, expected: string): void {
  if (!unread.has(at)) unread.set(at, expected)
}

function readObject(schema: z.ZodMiniObject, json: Readonly<Record<string, unknown>>, at: string, unread: Unread) {
  const legible: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const inner = innerOf(field)
    const value = read(inner ?? field, json[name], at === '' ? name : `${at}.${name}`, unread)
    // A field with a default is never required: the default replaces a missing or unreadable value.
    const isNeeded = inner === undefined && !(field instanceof z.ZodMiniDefault)
    if (value === UNREADABLE && isNeeded) return UNREADABLE
    if (value !== UNREADABLE && value !== undefined) legible[name] = value
  }
  return legible
}

function readList(item: z.core.$ZodType, values: readonly unknown[], at: string, unread: Unread): unknown {
  const legible = values.map(value => read(item, value, `${at}[]`, unread)).filter(value => value !== UNREADABLE)
  if (legible.length < values.length) note(unread, `${at}[]`, 'an item with the fields that the app needs')
  return legible.length === 0 && values.length > 0 ? UNREADABLE : legible
}
