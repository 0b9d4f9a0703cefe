import { type Flow, own } from './flow.ts'

/** Returns the step that an address opens. Literal paths win over `{channel}`, which matches only a channel's path. */
export function stepAt(flow: Flow, pathname: string, channelPaths: readonly string[]): string | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname
  const ids = Object.keys(flow.steps)
  const literal = ids.find(id => patternsOf(flow, id).includes(path))
  return literal ?? ids.find(id => patternsOf(flow, id).some(pattern => matches(pattern, path, channelPaths)))
}

/** Returns the step's address in a channel; undefined for a step that does not exist. */
export function pathOf(flow: Flow, step: string, channelPath: string): string | undefined {
  return own(flow.steps, step)?.path.replace('{channel}', channelPath)
}

function patternsOf(flow: Flow, id: string): readonly string[] {
  const step = own(flow.steps, id)
  return step === undefined ? [] : [step.path, ...(step.aliases ?? [])]
}

function matches(pattern: string, path: string, channelPaths: readonly string[]): boolean {
  return pattern.includes('{channel}') && channelPaths.some(channel => pattern.replace('{channel}', channel) === path)
}
