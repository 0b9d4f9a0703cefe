import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
  readonly config: unknown
  readonly flow: WholeFlow
}

export function flowFiles(): readonly string[] {
  return readdirSync(FOLDER)
    .filter(name => FLOW_FILE.test(name))
    .map(name => join(FOLDER, name))
}

export function readFlow(path: string): FlowFile {
  const config: unknown = JSON.parse(readFileSync(path, 'utf8'))
  const flow = prepare(config)
  if (flow === undefined) throw new Error(`${basename(path)} is no flow config.`)
  return { path, name: basename(path).replace(FLOW_FILE, ''), config, flow }
}

/** Every title that a flow has in the workshop but its graph's. */
export function storyFiles({ name, flow }: FlowFile): readonly StoryFile[] {
  const steps = Object.keys(flow.steps).map(id => {
    const { plans, omitted } = listStates(flow, id)
    return { module: `${MODULE}${name}/steps/${id}`, title: `Flows/${name}/${id}`, plans, omitted }
  })
  if (Object.keys(flow.modals).length === 0) return steps
  const modals = { module: `${MODULE}${name}/modals`, title: `Flows/${name}/modals`, ...listModals(flow) }
  return [...steps, modals]
}
