import type { Abouts } from './abouts.ts'
import type { Catalogue } from './catalogue.ts'
import type { Text } from './json-tree.ts'
import type { FlowModel } from './model.ts'
import type { Problems } from './problem.ts'

/** The input of a pass. A pass only reports problems, and changes nothing. */
export interface PassInput {
  readonly flow: FlowModel
  readonly catalogue: Catalogue
  /** Every flow by id, this one included. */
  readonly flowIds: ReadonlySet<string>
  /** Events that the error catalogue's buttons emit. `retry` is left out, because the engine itself handles it. */
  readonly actions: ReadonlySet<string>
  /**
   * The keys of the field sentences, such as `cpf.short`. It is undefined if `fields.json` is not among the sources.
   */
  readonly sentences: ReadonlySet<string> | undefined
  /** The `about` parts of the flow's files. */
  readonly abouts: Abouts
  readonly problems: Problems
}

export type Pass = (input: PassInput) => void

export const RETRY = 'retry'

/** Returns the id in a target such as `step:pix`. For a target of another kind, returns undefined. */
export function idIn(
  target: Text | undefined,
  kind: 'step' | 'return' | 'modal' | 'flow' | 'field',
): string | undefined {
  return target?.text.startsWith(`${kind}:`) ? target.text.slice(kind.length + 1) : undefined
}

/** Returns the step that a target shows. If it shows no step, returns undefined. */
export function shownBy(target: Text | undefined): string | undefined {
  return idIn(target, 'step') ?? idIn(target, 'return')
}
