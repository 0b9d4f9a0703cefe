import { type Flow, own } from '../../runtime/engine/flow.ts'
import type { Edge } from './edges.ts'

/** Facts by name. If a fact is unknown, its value is `null`. */
export type Known = { readonly [fact: string]: unknown }

/**
 * Returns facts for guards that read a single fact. With these facts, the branch's own guard is true, and the guards
 * before it are false.
 */
export function branchFacts(flow: Flow, { place, run, when, earlier }: Edge): Known {
  // If a service leads to the edge, the actions for its outcome have already written these facts. Only in modals, a
  // branch without a guard needs them here too.
  if (run !== null && (when !== null || !place.startsWith('modals/'))) return {}
  const known: Record<string, unknown> = {}
  for (const name of earlier) {
    const guard = own(flow.guards, name)
    if (guard !== undefined && ('is' in guard || 'in' in guard)) known[guard.fact] = null
    if (guard !== undefined && 'atLeast' in guard) known[guard.fact] = guard.atLeast - 1
  }
  const guard = when === null ? undefined : own(flow.guards, when)
  if (guard !== undefined && 'is' in guard) known[guard.fact] = guard.is
  if (guard !== undefined && 'in' in guard) known[guard.fact] = guard.in[0]
  if (guard !== undefined && 'atLeast' in guard) known[guard.fact] = guard.atLeast
  return known
}
