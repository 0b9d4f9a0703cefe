import type { Abouts } from './abouts.ts'
import type { Catalogue } from './catalogue.ts'
import type { Text } from './json-tree.ts'
import type { FlowModel, ModalModel, ScreenModel, StepModel } from './model.ts'
import { Problems } from './problem.ts'

/** The input of a pass. A pass only reports problems, and changes nothing. */
export interface PassInput {
  readonly flow: FlowModel
  readonly catalogue: Catalogue
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

/** A check of one screen. It reads only the screen and the catalogue. */
export type ScreenPass = (input: Pick<PassInput, 'catalogue' | 'problems'>, screen: StepModel | ModalModel) => void

/** Returns a pass that checks each screen once. Flows that extend each other share most of their screens. */
export function eachScreen(check: ScreenPass): Pass {
  const checked = new WeakMap<Catalogue, WeakMap<ScreenModel, Problems>>()
  return ({ flow, catalogue, problems }) => {
    const known = checked.get(catalogue) ?? new WeakMap<ScreenModel, Problems>()
    checked.set(catalogue, known)
    for (const screen of [...flow.steps.values(), ...flow.modals.values()]) {
      const own = known.get(screen) ?? new Problems()
      if (!known.has(screen)) check({ catalogue, problems: own }, screen)
      known.set(screen, own)
      problems.take(own)
    }
  }
}

export const RETRY = 'retry'

/** The fact that a customer is logged in. */
export const AUTHENTICATED = 'session.authenticated'

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
