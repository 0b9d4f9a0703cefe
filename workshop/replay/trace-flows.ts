import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import type { Explorable } from '../../runtime/compiler/explore.ts'
import type { Source } from '../../runtime/compiler/json-tree.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import type { Trace } from '../../runtime/engine/trace.ts'

/** A flow or a variant in which a walk can be replayed. */
export interface TraceFlow {
  readonly flow: WholeFlow
  readonly config: unknown
  /** The same flow in the form that the check uses, with the file position of each part. */
  readonly known: Explorable
}

const texts = import.meta.glob<string>(['../../flow-configs/**/*.json', '!../../flow-configs/schema/**'], {
  query: '?raw',
  import: 'default',
})

let loading: Promise<ReadonlyMap<string, TraceFlow>> | undefined

/**
 * Returns the flow in which a trace was recorded. If the workshop has no flow of that name without errors, returns
 * undefined.
 */
export async function flowOf({ flow }: Trace): Promise<TraceFlow | undefined> {
  loading ??= loadFlows()
  return (await loading).get(flow)
}

/** Returns all config files in their state when the workshop was built, or when its server read them. */
export function configSources(): Promise<readonly Source[]> {
  return Promise.all(
    Object.entries(texts).map(async ([path, load]) => ({ file: path.replace('../../', ''), text: await load() })),
  )
}

async function loadFlows(): Promise<ReadonlyMap<string, TraceFlow>> {
  const [catalogue, sources] = await Promise.all([loadCatalogue(), configSources()])
  const { flows, variants, actions } = compile(sources, catalogue)
  return new Map(
    [...flows, ...variants].flatMap(({ config, model }): [string, TraceFlow][] => {
      const flow = prepare(config)
      return flow === undefined ? [] : [[flow.id, { flow, config, known: { flow: model, catalogue, actions } }]]
    }),
  )
}
