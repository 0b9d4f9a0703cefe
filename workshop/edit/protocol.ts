import type { Json } from '../../runtime/compiler/json-tree.ts'
import type { Severity } from '../../runtime/compiler/problem-text.ts'
import type { Change, Path } from './document/change.ts'

/** Names of the messages between the panel and the page with the story. */
export const TO_PAGE = 'recarrega/edit/ask'
export const TO_PANEL = 'recarrega/edit/show'
export const CONFIRMED = 'recarrega/edit/confirmed'
export const CLOSED = 'recarrega/edit/closed'

/** The id of the panel “Edit” in Storybook. */
export const EDIT_PANEL = 'recarrega/edit'

type Without<T> = T extends unknown ? Omit<T, 'on'> : never
/** An edit of the config that the panel shows. */
export type Edit = Without<Change>

/** A config, and the part of it that a story shows. */
export interface Shown {
  readonly on: string
  readonly at: Path
}

/** The screen or config that the panel shows, and the part of it whose fields are open. */
export interface Selected {
  readonly shown: Shown
  readonly chosen: string | undefined
}

/** A request of the panel to the page. */
export type Ask =
  /** `selected` is what the panel last showed beside this story. A reloaded page shows it again. */
  | { readonly do: 'open'; readonly shown: Shown | undefined; readonly selected: Selected | undefined }
  | { readonly do: 'close' }
  | {
      readonly do: 'edit'
      readonly edit: Edit
      /** The name of the field in which somebody typed. All typing in one field is undone in one step. */
      readonly field?: string
    }
  | { readonly do: 'run'; readonly at: Path; readonly service: string }
  | { readonly do: 'choose'; readonly group: string }
  | { readonly do: 'config'; readonly on: string; readonly at: Path }
  | { readonly do: 'pick'; readonly isOn: boolean }
  | { readonly do: 'undo' | 'redo' | 'save' | 'discard' }
  | { readonly do: 'variant'; readonly variant: NewVariant }
  /** Makes the edits in an existing variant instead of the flow. */
  | { readonly do: 'into'; readonly on: string }

/** A variant in which the edits are to be saved. */
export interface NewVariant {
  readonly id: string
  readonly title: string
  readonly channels: readonly string[]
  readonly from: string
  readonly until: string
  /** The percentage of the devices that take part in a trial. If it is missing, the variant is no trial. */
  readonly coverage: number | undefined
}

export interface Said {
  readonly severity: Severity
  readonly text: string
  /** The position of the problem as `file:line`. It is set if no field of the panel shows the problem. */
  readonly where?: string
}

/** A button that makes an edit. Without an edit it cannot be used now, but stays where it is. */
export interface Button {
  readonly label: string
  readonly edit?: Edit
}

interface Common {
  readonly at: Path
  readonly label: string
  readonly about?: string
  readonly isOptional: boolean
  readonly problems: readonly Said[]
  readonly buttons: readonly Button[]
  /** The blocks, items or values that can be added inside the group. */
  readonly add?: Adding
  /** Whether the panel can replace this handler by one that runs a service. */
  readonly canRun?: boolean
}

export type Field = Common &
  (
    | { readonly kind: 'text'; readonly value: string; readonly room?: number }
    /**
     * `options` is a list of options, or the name of a list in the panel's view. `isFree` allows values that are not in
     * the list.
     */
    | {
        readonly kind: 'choice'
        readonly value: string
        readonly options: string | readonly string[]
        readonly isFree?: boolean
      }
    | { readonly kind: 'number'; readonly value: number | undefined }
    | { readonly kind: 'flag'; readonly value: boolean; readonly set: Json }
    | { readonly kind: 'json'; readonly value: string }
    | { readonly kind: 'group'; readonly fields: readonly Field[] }
  )

/** A choice of the blocks, items or values that can be added to a list or an object. */
export interface Adding {
  readonly label: string
  /**
   * The parts that can be added, each with the edit that adds it. If the list is empty, the person types a name. The
   * edit is then `typed`, with the name in place of `NAME`.
   */
  readonly choices: readonly Required<Button>[]
  readonly typed?: Edit
  /** The names that exist already. A new part with such a name would replace the other part. */
  readonly taken?: readonly string[]
  /** The form of a name, and that form in words. */
  readonly named?: { readonly pattern: string; readonly expected: string }
}

/**
 * The label of the field that shows a whole part as JSON. It shows no problems, because the part's other fields show
 * them.
 */
export const AS_JSON = 'As JSON'

/** A placeholder for a name that is typed in the panel. */
export const NAME = '$name'

export interface Group {
  readonly id: string
  readonly title: string
  readonly detail: string
  readonly problems: number
  readonly buttons: readonly Button[]
}

export interface View {
  readonly shown: Shown | undefined
  /** The configs that can be edited here: the story's flow, the flows that it extends, variants, and shared files. */
  readonly configs: readonly { readonly on: string; readonly label: string }[]
  readonly screens: readonly { readonly at: Path; readonly label: string }[]
  readonly groups: readonly Group[]
  readonly chosen: string | undefined
  readonly fields: readonly Field[]
  readonly add: readonly Adding[]
  readonly lists: { readonly [name: string]: readonly string[] }
  /** The words for options of a list, by the name of the list. */
  readonly words: { readonly [name: string]: { readonly [option: string]: string } }
  readonly icons: { readonly [name: string]: string }
  /** Problems of the chosen part that belong to no single field. */
  readonly loose: readonly Said[]
  /** The problems outside the chosen part. */
  readonly others: readonly Said[]
  readonly problems: number
  /** The differences for customers, in words. */
  readonly sentences: readonly string[]
  /** False while `sentences` are being updated after an edit. */
  readonly isTold: boolean
  /** The files that the edits change. */
  readonly files: readonly string[]
  /** The edits as a patch for `git apply`. */
  readonly patch: string
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly canSave: boolean
  /** Whether the check or, after an edit, the proof is still running. */
  readonly isChecking: boolean
  /** Whether the flows were proven in their present form. If false, they were only checked. */
  readonly isProven: boolean
  readonly isPicking: boolean
  readonly isSaving: boolean
  readonly notice: string
  /** The edits as a query parameter; undefined if they are too many for an address. */
  readonly link: string | undefined
  readonly channels: readonly string[]
}
