import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import type { Explorable } from '../../runtime/compiler/explore.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import { withOwnFacts } from '../../runtime/compiler/own-facts.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { FOLDER } from '../flows/read-flows.ts'

/** A flow or variant without an error, in the form for the check and in the form for the engine. */
export interface CompiledFlow {
  readonly config: Json
  readonly known: Explorable
  readonly flow: WholeFlow
}

let loading: Promise<Catalogue> | undefined
let last: { readonly of: string; readonly flows: ReadonlyMap<string, CompiledFlow> } | undefined

/** Returns all flows and variants without an error, by id. The result is cached until a config changes. */
export async function compiledFlows(): Promise<ReadonlyMap<string, CompiledFlow>> {
  loading ??= loadCatalogue()
  const catalogue = await loading
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.json') && !name.startsWith('schema/'))
    .sort()
  const of = files.map(name => `${name} ${statSync(join(FOLDER, name)).mtimeMs}`).join()
  if (last?.of !== of) last = { of, flows: compileAll(files, catalogue) }
  return last.flows
}

function compileAll(files: readonly string[], catalogue: Catalogue): ReadonlyMap<string, CompiledFlow> {
  const sources = files.map(name => ({
    file: `flow-configs/${name}`,
    text: readFileSync(join(FOLDER, name), 'utf8'),
  }))
  const { flows, variants, actions } = compile(sources, catalogue)
  return new Map(
    [...flows, ...variants].flatMap(({ id, config, model }): [string, CompiledFlow][] => {
      const flow = prepare(config)
      const known = { flow: model, catalogue: withOwnFacts(catalogue, model.tree), actions }
      return flow === undefined ? [] : [[id, { config, known, flow }]]
    }),
  )
}
