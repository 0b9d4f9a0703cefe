import type { FlowState } from '../../runtime/engine/state.ts'
import { type FactValues, isKept, isPlainFactName } from '../../runtime/facts.ts'
import type { Envelope } from './parse-envelope.ts'

export const ENVELOPE_KEY = 'recarrega.step'

export function seal(state: FlowState, facts: FactValues): string {
  const kept = Object.entries(facts).filter(([name]) => isPlainFactName(name) && isKept(name))
  const { flow, hash, visited, wanted } = state
  return JSON.stringify({ flow, hash, visited, wanted, facts: Object.fromEntries(kept) })
}

/** Undefined for anything that is not an envelope of ours. */
export async function unseal(text: string | null): Promise<Envelope | undefined> {
  return text === null ? undefined : (await import('./parse-envelope.ts')).parseEnvelope(text)
}
