import type { JsonSchema } from '../../../runtime/compiler/json-schema.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Path } from '../document/change.ts'
import type { Button } from '../protocol.ts'

/** The choices that the fields of a form offer, such as facts, outcomes and icons, for the edited screen. */
export interface Around {
  readonly definitions: { readonly [name: string]: JsonSchema }
  readonly outcomes: { readonly [service: string]: readonly string[] }
  readonly icons: readonly string[]
  /** The field rules that have a message for an empty field. */
  readonly rules: readonly string[]
  /** Returns the facts that a prop may name. The flow's own facts come first. */
  readonly factsOf: (prop: Pick<JsonSchema, 'takes' | 'values'>) => readonly string[]
  readonly factNamed: (name: string) => { readonly type?: string; readonly options?: readonly string[] }
  /**
   * Whether the edited screen may use the fact. It may use the flow's own facts, and facts of a domain that it already
   * uses, such as `card.`.
   */
  readonly suitsScreen: (fact: string) => boolean
  /** Returns the label of a payment method. */
  readonly wayName: (way: string) => string | undefined
  /** The possible values of the fact that the block's `fact` prop names. */
  readonly values: readonly string[]
  /** The ids of the screen's other blocks. They are the choices for a block's `instead`. */
  readonly neighbours: readonly string[]
  /** The guard of a newly added condition. */
  readonly firstGuard: string
}

export interface Place {
  readonly at: Path
  readonly label: string
  readonly isOptional: boolean
  readonly buttons?: readonly Button[]
}

/** Returns the data for the props of a block, which depend on the block's fact. */
export function aroundBlock(around: Around, fact: Json | undefined): Around {
  return { ...around, values: around.factNamed(typeof fact === 'string' ? fact : '').options ?? [] }
}

/** Returns the properties that fields of every kind have. */
export function commonOf(schema: JsonSchema, { at, label, isOptional, buttons = [] }: Place) {
  return {
    about: schema.description === undefined ? {} : { about: schema.description },
    common: { at, label, isOptional, buttons, problems: [] },
  }
}

/** Returns the buttons that move or remove an item of a list. At an end of the list, one of them has no edit. */
export function itemButtons(at: Path, index: number, count: number): readonly Button[] {
  const move = (to: number) => (to < 0 || to >= count ? {} : { edit: { at, do: 'move' as const, to } })
  return [
    { label: 'Up', ...move(index - 1) },
    { label: 'Down', ...move(index + 1) },
    { label: 'Remove', edit: { at, do: 'remove' as const } },
  ]
}
