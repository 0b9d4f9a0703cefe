import { type Flow, own } from './flow.ts'

/**
 * Returns the step that an address opens. Paths without `{channel}` come first. `{channel}` matches only the path of a
 * channel.
 */
export function stepAt(flow: Flow, pathname: string, channelPaths: readonly string[]): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const ids = Object.keys(flow.steps)
  const literal = ids.find(id => patternsOf(flow, id).includes(path))
  return literal ?? ids.find(id => patternsOf(flow, id).some(pattern => matches(pattern, path, channelPaths)))
}

/** Returns the step's address in a channel, or undefined for an unknown step. */
export function pathOf(flow: Flow, step: string, channelPath: string): string | undefined {
  return own(flow.steps, step)?.path.replace('{channel}', channelPath)
}

/**
 * Returns the current id of a step that may have had another id in an earlier release. Returns undefined if the flow no
 * longer has it.
 */
export function presentId({ steps }: Pick<Flow, 'steps'>, id: string): string | undefined {
  if (own(steps, id) !== undefined) return id
  return Object.keys(steps).find(step => own(steps, step)?.was?.includes(id))
}

function patternsOf(flow: Flow, id: string): readonly string[] {
  const step = own(flow.steps, id)
  return step === undefined ? [] : [step.path, ...(step.aliases ?? [])]
}

function matches(pattern: string, path: string, channelPaths: readonly string[]): boolean {
  return pattern.includes('{channel}') && channelPaths.some(channel => pattern.replace('{channel}', channel) === path)
}
