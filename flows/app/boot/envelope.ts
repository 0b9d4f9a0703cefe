import { type Flow, own } from '../../../runtime/engine/flow.ts'
import type { FlowState } from '../../../runtime/engine/state.ts'
import { type FactValues, isPlainFactName } from '../../../runtime/facts.ts'
import { isRecord } from '../../../runtime/rules/is-record.ts'
import { isOwnFactName, survivesReload } from '../../kit/own-facts.ts'

/** The data that survives a reload: the steps that the customer visited, and the facts about what they were doing. */
export interface Envelope extends Pick<FlowState, 'flow' | 'hash' | 'visited' | 'wanted'> {
  readonly facts: { readonly [name: string]: string | number | boolean }
}

export const ENVELOPE_KEY = 'recarrega.step'

/** Returns the envelope as JSON. A variant is stored by its flow's hash, so the steps survive the variant's end. */
export function seal(state: FlowState, facts: FactValues, replaces?: string, declared?: Flow['facts']): string {
  const mayStay = (name: string) => isPlainFactName(name) || isOwnFactName(name)
  const kept = Object.entries(facts).filter(([name]) => mayStay(name) && survivesReload(name, declared))
  const { flow, hash, visited, wanted } = state
  return JSON.stringify({ flow, hash: replaces ?? hash, visited, wanted, facts: Object.fromEntries(kept) })
}

/**
 * Returns the envelope that `seal` wrote as text; undefined for any other text. It checks the text without a schema,
 * because the first page loads no code for schemas.
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
 * Returns the visited steps for the current flow or a variant of it. Steps that the flow or variant does not have are
 * left out.
 */
export function pastIn(
  saved: Envelope | undefined,
  { hash, steps }: Pick<Flow, 'hash' | 'steps'>,
  replaces: string | undefined,
): Pick<FlowState, 'visited' | 'wanted'> {
  if (saved === undefined || saved.hash !== (replaces ?? hash)) return { visited: [], wanted: null }
  const has = (step: string): boolean => own(steps, step) !== undefined
  const { visited, wanted } = saved
  return { visited: visited.filter(({ step }) => has(step)), wanted: wanted !== null && has(wanted) ? wanted : null }
}

function isEnvelope(value: unknown): value is Envelope {
  if (!isRecord(value)) return false
  const { flow, hash, visited, wanted, facts } = value
  return (
    typeof flow === 'string' &&
    typeof hash === 'string' &&
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
