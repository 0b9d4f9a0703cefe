import type { CallName } from '../../runtime/operator/contract/table.ts'
import { callOf } from '../../sandbox/testing/call-of.ts'
import { openPlace, type Place } from '../runtime/page.ts'
import { type Path, withValue } from './spoilt-answers.ts'

/** A fault that makes one value wrong in each answer to a call. */
export interface Fault {
  readonly call: CallName
  readonly path: Path
  readonly wrong: unknown
}

export interface SpoiltPlace extends Place {
  /** From now on, the operator's answers have a fault: the fault with which this test began, or `another`. */
  readonly begin: (another?: Fault) => void
  /** The answers to each call since `begin`, before the fault was applied. */
  readonly answered: ReadonlyMap<CallName, unknown>
}

/**
 * Opens a device and its operator. After `begin`, one value is wrong in each answer to one call, if a fault is given.
 */
export function openSpoiltPlace(first?: Fault): SpoiltPlace {
  const place = openPlace()
  const answered = new Map<CallName, unknown>()
  let fault = first
  let isBegun = false
  const reach = async (request: Request): Promise<Response> => {
    const response = await place.operator.app.fetch(request)
    const name = callOf(request.method, new URL(request.url).pathname)
    const text = await response.clone().text()
    if (!isBegun || !response.ok || name === undefined || text === '') return response
    const json: unknown = JSON.parse(text)
    answered.set(name, json)
    if (name !== fault?.call) return response
    return Response.json(withValue(json, fault.path, fault.wrong), {
      status: response.status,
      headers: response.headers,
    })
  }
  const begin = (another = fault): void => {
    isBegun = true
    fault = another
  }
  return { ...place, reach, begin, answered }
}
