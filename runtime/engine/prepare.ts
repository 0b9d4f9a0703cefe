import { type Content, type Modal, type Names, own, type Step, type WholeFlow } from './flow.ts'

/** A flow config as it stands in its file. */
type FlowConfig = Omit<WholeFlow, 'hash' | 'collectors'>

/**
 * Makes a flow of a config, with the hash that a saved step is kept under. Undefined for what is not a config at
 * all. What is in it was checked when it was published; a step or modal that is none all the same is left out, so that
 * it is as unknown as one that was never written, and the rest lives.
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
    hash: fnv1a(JSON.stringify(config)),
  }
}

/** By fact, the first step with a block that writes it. */
export function collectorsOf(steps: Names<Content>): Names<string> {
  const written = Object.keys(steps).flatMap(id =>
    (own(steps, id)?.blocks ?? []).flatMap(({ fact }): [string, string][] => (fact === undefined ? [] : [[fact, id]])),
  )
  // Of several with one key the last stays.
  return Object.fromEntries(written.reverse())
}

/** Without a prototype it is a dictionary, in which one of a thousand names is found as fast as one of two. */
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

/** 32-bit FNV-1a, in base 36: tells two releases of a flow apart. It proves nothing. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
