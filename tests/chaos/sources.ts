import { loadAllBlocks } from '../../flows/catalogue.ts'
import type { ErrorCatalogue } from '../../flows/kit/errors.ts'
import { type Surroundings, surroundings } from '../../flows/kit/surroundings.ts'
import { jsonOf, type ParsedSource, parseSource, type Source } from '../../runtime/compiler/json-tree.ts'
import { Memory } from '../../runtime/compiler/memory.ts'
import { Problems } from '../../runtime/compiler/problem.ts'
import { type MadeWhole, makeWhole } from '../../runtime/compiler/wholes.ts'
import { type Names, own, type WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { loadMethods } from '../../runtime/payment/methods.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { loadServices } from '../../runtime/services.ts'

/** A flow in the form that a page loads. */
export interface Published {
  readonly flow: WholeFlow
  /** The same flow in the next release, which has another hash. */
  readonly next: WholeFlow
  readonly around: Surroundings
}

export interface Site {
  readonly flows: Names<Published>
  readonly errors: ErrorCatalogue
}

/** Completes the flow configs, and loads all code that a page loads late, so no walk waits for code. */
export async function openSite(sources: readonly Source[]): Promise<Site> {
  await loadLateCode()
  return siteOf(sources.map(parseSource))
}

/** Completes the flow configs without checking them. Flows that the app could not load are left out. */
export function siteOf(sources: readonly ParsedSource[], memory = new Memory<MadeWhole>()): Site {
  const { tree } = sources.find(({ file }) => file.endsWith('/errors.json')) ?? {}
  const flows = makeWhole(sources, new Problems(), memory).map(
    whole => [whole.id, published(jsonOf(whole.tree))] as const,
  )
  return {
    flows: Object.fromEntries(flows),
    errors: JSON.parse(JSON.stringify(tree === undefined ? {} : jsonOf(tree))),
  }
}

/** Loads all code that a page loads late, so no walk waits for code. */
export async function loadLateCode(): Promise<void> {
  await Promise.all([
    loadServices(),
    loadMethods(),
    loadAllBlocks(),
    import('../../flows/app/operator/operations.ts'),
    import('../../flows/app/screen/later.ts').then(({ messageView, modalView }) =>
      Promise.all([messageView.load(), modalView.load()]),
    ),
  ])
}

function published(config: unknown): Published | undefined {
  const flow = prepare(config)
  const next = isRecord(config) ? prepare({ ...config, budget: { release: 2 } }) : undefined
  const { data: around } = surroundings.safeParse(config)
  return flow === undefined || next === undefined || around === undefined ? undefined : { flow, next, around }
}

export function flowNamed(site: Site, id: string): Published {
  const found = own(site.flows, id)
  if (found === undefined) throw new Error(`There is no flow "${id}".`)
  return found
}
