import type { Probe } from './probes.ts'
import type { Proof } from './proof.ts'
import { placeOf, topOf } from './situation.ts'

/**
 * Returns the dialogs that open only after an answer for which `isSuch` returns true, each with its step. A dialog that
 * also opens after any other move is left out.
 */
export function dialogsOpenedBy({ explored }: Proof, isSuch: (probe: Probe) => boolean): ReadonlySet<string> {
  const such = new Set<string>()
  const others = new Set<string>()
  for (const { probe, effects, to } of explored.moves) {
    if (topOf(to.state) === null || !effects.some(({ kind }) => kind === 'show')) continue
    if (isSuch(probe)) such.add(placeOf(to.state))
    else others.add(placeOf(to.state))
  }
  return new Set([...such].filter(place => !others.has(place)))
}
