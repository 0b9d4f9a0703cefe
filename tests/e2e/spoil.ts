import type { Page, Route } from '@playwright/test'
import type { Call } from '../../runtime/operator/contract/call.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { readAs } from '../../runtime/operator/read-as.ts'
import { readDate } from '../../runtime/rules/date-time.ts'
import { callOf } from '../../sandbox/testing/call-of.ts'
import { callNamed } from '../../sandbox/testing/samples.ts'
import { absent, leavesIn, type Path, valueAt, withValue } from '../contract/spoilt-answers.ts'

/** Functions that make a value wrong. A function that returns the value unchanged does not apply to that value. */
export const wrongWays = {
  'no value at all': () => absent,
  null: () => null,
  'an empty text': () => '',
  'another type': value => (typeof value === 'string' || value === null ? 7 : String(value)),
  'an unreadable value of its type': value =>
    typeof value === 'number' ? -1e12 : isDate(value) ? 'ontem' : typeof value === 'string' ? '' : null,
} as const satisfies Readonly<Record<string, (value: unknown) => unknown>>

const isDate = (value: unknown): boolean => typeof value === 'string' && readDate(value) !== undefined

/** Returns the JSON to send instead of the operator's `json`. */
export type Change = (json: unknown, call: CallName) => unknown

/** Rewrites each answer of the operator. Without a `change`, answers stay as they are. */
export interface Spoiler {
  change: Change | undefined
  /** The operator's last answer to each call, before the test rewrote it. */
  readonly answered: ReadonlyMap<CallName, unknown>
}

export async function spoilAnswers(page: Page): Promise<Spoiler> {
  const answered = new Map<CallName, unknown>()
  const spoiler: { change: Change | undefined; answered: typeof answered } = { change: undefined, answered }
  const answer = async (route: Route): Promise<void> => {
    const request = route.request()
    const name = callOf(request.method(), new URL(request.url()).pathname)
    // The server may close an idle connection just when it is used again. So one retry is allowed, as a browser would
    // make it.
    const response = await route.fetch({ maxRetries: 1 })
    const text = await response.text()
    if (name === undefined || !response.ok() || text === '') return route.fulfill({ response })
    const json: unknown = JSON.parse(text)
    answered.set(name, json)
    return route.fulfill({ response, json: spoiler.change?.(json, name) ?? json })
  }
  await page.route(/\/operator\//, answer)
  return spoiler
}

/**
 * Returns a change that makes all optional fields wrong at once, in the answers of these calls. Without calls, the
 * change applies to every answer.
 */
export function spoilAll(wrong: (value: unknown) => unknown, ...only: readonly CallName[]): Change {
  return (json, name) => {
    if (only.length > 0 && !only.includes(name)) return json
    const call = callNamed(name)
    const spare = leavesIn(json).filter(path => !isNeeded(call, json, path))
    return spare.reduce((spoilt: unknown, path) => withValue(spoilt, path, wrong(valueAt(json, path))), json)
  }
}

/** Returns a change that makes these fields wrong everywhere in the answers of these calls. */
export function spoilFields(
  wrong: (value: unknown) => unknown,
  fields: readonly string[],
  calls: readonly CallName[],
): Change {
  return (json, name) => {
    if (!calls.includes(name)) return json
    const paths = leavesIn(json).filter(path => fields.includes(String(path.at(-1))))
    return paths.reduce((spoilt: unknown, path) => withValue(spoilt, path, wrong(valueAt(json, path))), json)
  }
}

/** Returns whether an answer, or an item of a list, becomes unreadable if this field is missing. */
function isNeeded(call: Call, json: unknown, path: Path): boolean {
  if (typeof path.at(-1) === 'number') return true
  const { value, unread } = readAs(call.response, withValue(json, path, absent))
  return value === undefined || unread.some(field => field.endsWith('[]'))
}

/** Returns the fields that `spoilAll` does not change: required fields, and fields that contain other fields. */
export function coarseFields(json: unknown, name: CallName): readonly string[] {
  const call = callNamed(name)
  const fields = Object.entries(Object.assign({}, json))
  return fields.filter(([field, value]) => isHolder(value) || isNeeded(call, json, [field])).map(([field]) => field)
}

const isHolder = (value: unknown): boolean => typeof value === 'object' && value !== null
