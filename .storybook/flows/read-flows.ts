import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { jsonOf, parseSource } from '../../runtime/compiler/json-tree.ts'
import { Problems } from '../../runtime/compiler/problem.ts'
import { makeWhole } from '../../runtime/compiler/wholes.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { listModals } from './list-modals.ts'
import { listStates, type Omitted } from './list-states.ts'
import type { Plan } from './plan.ts'

const FOLDER = fileURLToPath(new URL('../../flow-configs', import.meta.url))
export const FLOW_FILE = /\.flow\.json$/
/** One module for each title of the workshop: `virtual:flow-stories/web/steps/login`. */
export const MODULE = 'virtual:flow-stories/'

/** The stories under one title of the workshop. */
export interface StoryFile {
  readonly module: string
  readonly title: string
  readonly plans: readonly Plan[]
  readonly omitted: readonly Omitted[]
}

export interface FlowFile {
  readonly path: string
  readonly name: string
  /** Whole: with what it extends. */
  readonly config: unknown
  readonly flow: WholeFlow
  /** What it extends. */
  readonly base: WholeFlow | undefined
}

export function flowFiles(): readonly string[] {
  return readdirSync(FOLDER)
    .filter(name => FLOW_FILE.test(name))
    .map(name => join(FOLDER, name))
}

export function readFlow(path: string): FlowFile {
  const written: { readonly id?: string; readonly extends?: string } = JSON.parse(readFileSync(path, 'utf8'))
  const wholes = makeWhole(
    flowFiles().map(file => parseSource({ file, text: readFileSync(file, 'utf8') })),
    new Problems(),
  )
  const configOf = (id: string | undefined): unknown => {
    const whole = wholes.find(one => one.id === id)
    return whole && jsonOf(whole.tree)
  }
  const config = configOf(written.id)
  const flow = prepare(config)
  if (flow === undefined) throw new Error(`${basename(path)} is no flow config.`)
  const name = basename(path).replace(FLOW_FILE, '')
  return { path, name, config, flow, base: prepare(configOf(written.extends)) }
}

/** Every title that a flow has in the workshop but its graph's. What is as in the flow that it extends stands there. */
export function storyFiles({ name, flow, base }: FlowFile): readonly StoryFile[] {
  const isNew = (kind: 'steps' | 'modals', id: string) =>
    JSON.stringify(flow[kind][id]) !== JSON.stringify(base?.[kind][id])
  const isElsewhere = base !== undefined && base.layout !== flow.layout
  const steps = Object.keys(flow.steps).flatMap(id => {
    const { plans, omitted } = listStates(flow, id)
    const file = { module: `${MODULE}${name}/steps/${id}`, title: `Flows/${name}/${id}` }
    if (isNew('steps', id)) return [{ ...file, plans, omitted }]
    // In another layout it looks different all the same: once is enough to see that.
    return isElsewhere ? [{ ...file, plans: plans.slice(0, 1), omitted }] : []
  })
  const { plans, omitted } = listModals(flow)
  const changed = plans.filter(({ pointer }) => isElsewhere || isNew('modals', pointer.split('/')[1] ?? ''))
  if (changed.length === 0) return steps
  const modals = { module: `${MODULE}${name}/modals`, title: `Flows/${name}/modals`, plans: changed, omitted }
  return [...steps, modals]
}
