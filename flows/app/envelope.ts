import * as z from 'zod/mini'
import type { FlowState } from '../../runtime/engine/state.ts'
import { type FactValues, isKept, isPlainFactName } from '../../runtime/facts.ts'

/** What a reload of the page keeps: where the person was, and the facts that say what they were doing. */
const envelope = z.object({
  flow: z.string(),
  hash: z.string(),
  visited: z.array(z.object({ step: z.string(), entry: z.number() })),
  wanted: z.nullable(z.string()),
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
})
export type Envelope = z.infer<typeof envelope>

export const ENVELOPE_KEY = 'recarrega.step'

export function seal(state: FlowState, facts: FactValues): string {
  const kept = Object.entries(facts).filter(([name]) => isPlainFactName(name) && isKept(name))
  const { flow, hash, visited, wanted } = state
  return JSON.stringify({ flow, hash, visited, wanted, facts: Object.fromEntries(kept) })
}

/** Undefined for anything that is not an envelope of ours. */
export function unseal(text: string | null): Envelope | undefined {
  try {
    const parsed = envelope.safeParse(JSON.parse(text ?? 'null'))
    return parsed.success ? parsed.data : undefined
  } catch {
    return undefined
  }
}
