import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { type Compiled, compile } from '../../runtime/compiler/compile.ts'
import type { JsonObject } from '../../runtime/compiler/diff/json.ts'
import type { Source } from '../../runtime/compiler/json-tree.ts'
import { withOwnFacts } from '../../runtime/compiler/own-facts.ts'
import { type Exploration, exploreWorlds } from '../../runtime/compiler/proof/explore-worlds.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'

/** A release of one flow that the checker accepts. `explored` contains every state in which the flow can be. */
export interface CheckedRelease {
  readonly json: JsonObject
  readonly compiled: Compiled
  readonly flow: WholeFlow
  readonly explored: Exploration
}

export interface Around {
  readonly catalogue: Catalogue
  /** The files that all flows share. */
  readonly shared: readonly Source[]
  /** The ids of all other flows, to which this flow may lead. */
  readonly flowIds: readonly string[]
}

/** Returns the release of a flow config, or undefined if the checker rejects the config. */
export function checkedRelease(json: JsonObject, { catalogue, shared, flowIds }: Around): CheckedRelease | undefined {
  const source = { file: 'one.flow.json', text: JSON.stringify(json) }
  const compiled = compile([...shared, source], catalogue, { flowIds, proves: true })
  const flow = prepare(json)
  const [checked] = compiled.flows
  if (compiled.problems.some(({ severity }) => severity === 'error') || checked === undefined || flow === undefined)
    return undefined
  const known = {
    flow: checked.model,
    catalogue: withOwnFacts(catalogue, checked.model.tree),
    actions: compiled.actions,
  }
  return { json, compiled, flow, explored: exploreWorlds(known, flow) }
}
