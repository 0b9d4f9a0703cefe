import type { Flow } from './flow.ts'

/** A flow config as it stands in its file: a flow without its hash. */
type FlowConfig = Omit<Flow, 'hash'>

/**
 * Makes a flow of a config, with the hash that a saved step is kept under. Undefined for what is not a config at
 * all; what is in it was checked when it was published.
 */
export function prepare(config: unknown): Flow | undefined {
  return isConfig(config) ? { ...config, hash: fnv1a(JSON.stringify(config)) } : undefined
}

function isConfig(config: unknown): config is FlowConfig {
  if (typeof config !== 'object' || config === null) return false
  const parts = new Map(Object.entries(config))
  const hasNames = ['id', 'start', 'title', 'layout'].every(name => typeof parts.get(name) === 'string')
  return hasNames && ['steps', 'modals', 'guards', 'always'].every(name => isRecord(parts.get(name)))
}

function isRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** 32-bit FNV-1a, in base 36: tells two releases of a flow apart. It proves nothing. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}
