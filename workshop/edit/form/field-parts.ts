import type { JsonSchema } from '../../../runtime/compiler/json-schema.ts'
import type { Path } from '../document/change.ts'
import type { Button } from '../protocol.ts'

/** The data that are needed to make fields. */
export interface Around {
  readonly definitions: { readonly [name: string]: JsonSchema }
  readonly outcomes: { readonly [service: string]: readonly string[] }
  /** The facts of each type that a prop can have. */
  readonly factsOf: (takes: string | undefined) => readonly string[]
  readonly factNamed: (name: string) => { readonly type?: string; readonly options?: readonly string[] }
  /** The guard of a newly added condition. */
  readonly firstGuard: string
}

export interface Place {
  readonly at: Path
  readonly label: string
  readonly isOptional: boolean
  readonly buttons?: readonly Button[]
}

/** Returns the properties that fields of every kind have. */
export function commonOf(schema: JsonSchema, { at, label, isOptional, buttons = [] }: Place) {
  return {
    about: schema.description === undefined ? {} : { about: schema.description },
    common: { at, label, isOptional, buttons, problems: [] },
  }
}

/** Returns the buttons that move or remove an item of a list. */
export function itemButtons(at: Path, index: number, count: number): readonly Button[] {
  return [
    ...(index > 0 ? [{ label: 'Up', edit: { at, do: 'move' as const, to: index - 1 } }] : []),
    ...(index < count - 1 ? [{ label: 'Down', edit: { at, do: 'move' as const, to: index + 1 } }] : []),
    { label: 'Remove', edit: { at, do: 'remove' as const } },
  ]
}
