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

/** Returns the id that a step of any release has in this flow; undefined if the flow no longer has the step. */
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
