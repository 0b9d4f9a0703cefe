import type { Flow } from '../../../runtime/engine/flow.ts'
import { presentId } from '../../../runtime/engine/paths.ts'
import type { FlowState } from '../../../runtime/engine/state.ts'
import { type FactValues, isPlainFactName } from '../../../runtime/facts.ts'
import { isRecord } from '../../../runtime/rules/is-record.ts'
import { isOwnFactName, survivesReload } from '../../kit/own-facts.ts'

/**
 * The data that survives a reload: the steps that the customer visited, and the facts about the customer's current
 * task.
 */
export interface Envelope extends Pick<FlowState, 'flow' | 'visited' | 'wanted'> {
  readonly facts: { readonly [name: string]: string | number | boolean }
}

export const ENVELOPE_KEY = 'recarrega.step'

/**
 * Returns the envelope as JSON. `declared` contains the facts that the flow config itself declares. `pinned` is the
 * id of the visitor's arm in a variant, in which the tab stays. It is needed because a control arm shows a flow
 * with another id.
 */
export function seal(
  { flow, visited, wanted }: FlowState,
  facts: FactValues,
  declared?: Flow['facts'],
  pinned = flow,
): string {
  const mayStay = (name: string) => isPlainFactName(name) || isOwnFactName(name)
  const kept = Object.entries(facts).filter(([name]) => mayStay(name) && survivesReload(name, declared))
  return JSON.stringify({ flow: pinned, visited, wanted, facts: Object.fromEntries(kept) })
}

/**
 * Returns the envelope (a tab's stored session) from a text that `seal` wrote, or undefined for any other text. The
 * text is checked without a schema, because the first page must not load the code for schemas.
 */
export function unseal(text: string | null): Envelope | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return isEnvelope(parsed) ? parsed : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns the visited steps if they belong to the same flow, even in another release or in a variant. Steps that the
 * flow no longer has are left out. A renamed step is found by its former id.
 */
export function pastIn(
  saved: Envelope | undefined,
  flow: Pick<Flow, 'id' | 'steps'>,
): Pick<FlowState, 'visited' | 'wanted'> {
  if (saved === undefined || baseOf(saved.flow) !== baseOf(flow.id)) return { visited: [], wanted: null }
  const visited = saved.visited.flatMap(({ step, entry }) => {
    const present = presentId(flow, step)
    return present === undefined ? [] : [{ step: present, entry }]
  })
  return { visited, wanted: presentId(flow, saved.wanted ?? '') ?? null }
}

/**
 * Returns the id of the flow that a variant such as `web~december` changes. For a flow that is no variant, returns
 * its own id.
 */
function baseOf(id: string): string | undefined {
  return id.split('~')[0]
}

function isEnvelope(value: unknown): value is Envelope {
  if (!isRecord(value)) return false
  const { flow, visited, wanted, facts } = value
  return (
    typeof flow === 'string' &&
    (wanted === null || typeof wanted === 'string') &&
    Array.isArray(visited) &&
    visited.every(isVisited) &&
    isRecord(facts) &&
    Object.values(facts).every(fact => ['string', 'number', 'boolean'].includes(typeof fact))
  )
}

function isVisited(value: unknown): boolean {
  return isRecord(value) && typeof value.step === 'string' && typeof value.entry === 'number'
}
