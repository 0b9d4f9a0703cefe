import { own } from '../../../engine/flow.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { storyOf } from '../story.ts'
import type { Picked } from '../worlds.ts'

/** Theorem about needs: if a guard finds that a fact is unknown, it does not lead to a service that needs that fact. */
export const supplied: Theorem = proof => {
  const { explored, flow, problems } = proof
  const told = new Set<unknown>()
  for (const move of explored.moves) {
    const { handled } = move
    const at = handled?.way?.at ?? handled?.handling.at
    if (told.has(at)) continue
    for (const { service, need, world } of gapsOf(proof, move)) {
      told.add(at)
      const what = `${service} needs ${need}, and runs here where it is unknown.`
      problems.add('unsupplied', at ?? flow.tree.at, what, { story: storyOf(explored, { ...move, worlds: [world] }) })
      break
    }
  }
}

interface Gap {
  readonly service: string
  readonly need: string
  readonly world: Picked
}

function gapsOf({ catalogue }: Proof, { effects, worlds }: Move): readonly Gap[] {
  const isUnknown = worlds.some(world => world.some(([, value]) => value === undefined))
  if (!isUnknown) return []
  const started = effects.flatMap(effect => (effect.kind === 'run' ? effect.run.service : []))
  return started.flatMap(service =>
    (own(catalogue.services, service)?.needs ?? []).flatMap(need =>
      worlds.flatMap(world => {
        const isGap = world.some(([fact, value]) => fact === need && value === undefined)
        return isGap ? [{ service, need, world }] : []
      }),
    ),
  )
}
