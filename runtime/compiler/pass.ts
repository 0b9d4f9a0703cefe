import type { Abouts } from './abouts.ts'
import type { Catalogue } from './catalogue.ts'
import type { Text } from './json-tree.ts'
import type { FlowModel } from './model.ts'
import type { Problems } from './problem.ts'

/** The input of a pass. A pass reports problems and changes nothing. */
export interface PassInput {
  readonly flow: FlowModel
  readonly catalogue: Catalogue
  /** Every flow by id, this one included. */
  readonly flowIds: ReadonlySet<string>
  /** Events that the error catalogue's buttons emit. `retry` is not among them: the engine itself handles it. */
  readonly actions: ReadonlySet<string>
  /** The sentences at fields, such as `cpf.short`; undefined if `fields.json` is not among the sources. */
  readonly sentences: ReadonlySet<string> | undefined
  /** The descriptions that the files of the flow give of themselves. */
  readonly abouts: Abouts
  readonly problems: Problems
}

export type Pass = (input: PassInput) => void

export const RETRY = 'retry'

/** Returns the id in a target such as `step:pix`; undefined for a target of another kind. */
export function idIn(
  target: Text | undefined,
  kind: 'step' | 'return' | 'modal' | 'flow' | 'field',
): string | undefined {
  return target?.text.startsWith(`${kind}:`) ? target.text.slice(kind.length + 1) : undefined
}

/** Returns the step that a target shows; undefined if it shows none. */
export function shownBy(target: Text | undefined): string | undefined {
  return idIn(target, 'step') ?? idIn(target, 'return')
}
