import { fnv1a } from '../trials/fnv1a.ts'
import { type Content, type Modal, type Names, own, type Step, type WholeFlow } from './flow.ts'

/** A flow config as its file contains it. */
type FlowConfig = Omit<WholeFlow, 'hash' | 'collectors'>

/**
 * Returns the flow of a config, with its hash. If `config` is not a flow config, returns undefined. Published configs
 * were checked before. If a step or modal is broken anyway, it is left out and the rest works.
 */
export function prepare(config: unknown): WholeFlow | undefined {
  if (!isConfig(config)) return undefined
  const isStep = (step: Step | undefined): boolean => isScreen(step) && typeof step?.path === 'string'
  const steps = only(config.steps, isStep)
  return {
    ...config,
    steps,
    modals: only<Modal & Content>(config.modals, isScreen),
    collectors: collectorsOf(steps),
    hash: fnv1a(JSON.stringify(config)).toString(36),
  }
}

/** Maps each fact to the first step that has a block to write it. */
export function collectorsOf(steps: Names<Content>): Names<string> {
  const written = Object.keys(steps).flatMap(id =>
    (own(steps, id)?.blocks ?? []).flatMap(({ fact }): [string, string][] => (fact === undefined ? [] : [[fact, id]])),
  )
  // If several steps have a block for the same fact, the first of them collects it. `fromEntries` keeps the last entry
  // of each key, so the list is reversed.
  return Object.fromEntries(written.reverse())
}

/**
 * Returns the valid entries in an object without a prototype. JavaScript engines look up names in such an object fast.
 */
function only<T>(names: Names<T>, isSound: (value: T | undefined) => boolean): Names<T> {
  const sound: { [name: string]: T | undefined } = Object.create(null)
  for (const [name, value] of Object.entries(names)) if (isSound(value)) sound[name] = value
  return sound
}

function isScreen(screen: unknown): boolean {
  const blocks = isRecord(screen) ? screen.blocks : undefined
  return Array.isArray(blocks) && blocks.every(block => isRecord(block) && typeof block.block === 'string')
}

function isConfig(config: unknown): config is FlowConfig {
  if (typeof config !== 'object' || config === null) return false
  const parts = new Map(Object.entries(config))
  const hasNames = ['id', 'start', 'title', 'layout'].every(name => typeof parts.get(name) === 'string')
  return hasNames && ['steps', 'modals', 'guards', 'always'].every(name => isRecord(parts.get(name)))
}

function isRecord(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
