/** A flow as the engine reads it: plain data without screen content, made from a flow config by `prepare`. */
export interface Flow {
  readonly id: string
  /**
   * Hash of the flow's config. A recording of a customer's moves names the flow by it, because a changed flow may lead
   * elsewhere.
   */
  readonly hash: string
  readonly title: string
  readonly layout: string
  readonly channels: readonly string[]
  /**
   * The path that replaces `{channel}` in the flow's addresses. By default it is the path of the customer's channel.
   */
  readonly channelPath?: string
  readonly start: string
  /** The flow's own facts, in addition to the app's. Their names begin with `own.`. */
  readonly facts?: Names<OwnFact>
  readonly guards: Names<Guard>
  /**
   * Handlers that work on every step: for sessionExpired, invalidSession, loggedOut, offline, and the message page's
   * buttons.
   */
  readonly always: Names<Handler>
  readonly steps: Names<Step>
  readonly modals: Names<Modal>
  /** Maps each fact to the first step that has a block to write it. */
  readonly collectors: Names<string>
}

export interface Content {
  readonly blocks: readonly BlockNode[]
  /** A word for the screen's claim about the customer's money. Only the flow checker reads it. */
  readonly claims?: string
}

export interface WholeFlow extends Flow {
  readonly steps: Names<Step & Content>
  readonly modals: Names<Modal & Content>
}

/**
 * The customer's answer to a question from the flow's author. The engine only stores and compares it. The app does not
 * send it to the operator.
 */
export interface OwnFact {
  readonly options: readonly string[]
  readonly label?: 'personal'
  /** With `tab`, the answer survives a reload until logout. */
  readonly keep?: 'tab'
}

/** Names from a config. Read them only with `own`, because an author may use any name as a key, even `constructor`. */
export type Names<T> = { readonly [name: string]: T | undefined }

export type Guard =
  | { readonly fact: string; readonly is: string | number | boolean | null }
  | { readonly fact: string; readonly in: readonly (string | number)[] }
  | { readonly fact: string; readonly atLeast: number }
  | { readonly fact: string; readonly atMost: number }
  | { readonly fact: string; readonly present: boolean }
  | { readonly all: readonly string[] }
  | { readonly any: readonly string[] }
  | { readonly not: string }

/** One block of a screen. The block's schema checks its other properties. */
export interface BlockNode {
  readonly id: string
  readonly block: string
  readonly when?: string
  readonly fact?: string
}

export interface Step {
  /** The step's address, such as `/recarga/{channel}/pix`. `{channel}` stands for the path of any channel. */
  readonly path: string
  /** Further addresses that open this step. */
  readonly aliases?: readonly string[]
  /** The step's ids in earlier releases. */
  readonly was?: readonly string[]
  readonly access: 'anyone' | 'customer'
  readonly title: string
  /** A title that replaces `title` while this guard is true. */
  readonly retitled?: { readonly when: string; readonly title: string }
  /** The layout's header for this step: the logo, the title with Back, or the step's main content in large (`hero`). */
  readonly header: 'brand' | 'title' | 'hero'
  readonly needs?: readonly string[]
  /** The target if a fact of `needs` is missing. Without `else`, this is the step that collects the fact. */
  readonly else?: Target
  /** Where Back leads. `visited` (the default) is the previous step; `none` disables Back. */
  readonly back?: 'visited' | 'none' | Target
  /** The customer cannot go back from this step to earlier steps. */
  readonly final?: boolean
  /** Marks a review screen. Only a service that starts on such a step may charge. */
  readonly confirms?: 'charge'
  readonly enter?: Run
  readonly watch?: Run
  readonly on?: Names<Handler>
}

export interface Modal {
  readonly title: string
  readonly on?: Names<Handler | Close>
}

/**
 * Where a handler leads: `step:<id>`, `modal:<id>`, `flow:<id>`, `back`, `close`, `stay`, `field:<fact>`, `message`,
 * `return:<step>` or `leave`.
 */
export type Target = string
export type Branches = readonly { readonly when?: string; readonly to: Target }[]

/** A service and the target of each of its outcomes. */
export interface Run {
  readonly run: string
  readonly outcomes: Names<Target | Branches>
}

/** Closes the modal. With `send`, it also sends that event to the step below, without asking the customer again. */
export interface Close {
  readonly close: true
  readonly send?: string
}

export type Handler = Target | Branches | Run

/** Facts by name. A missing fact is unknown. `null` means that the fact certainly has no value. */
export type Facts = { readonly [fact: string]: unknown }

/** Returns an object's own property or undefined. Ignores properties that every object inherits. */
export function own<T>(names: { readonly [name: string]: T | undefined } | undefined, name: string): T | undefined {
  return names !== undefined && Object.prototype.hasOwnProperty.call(names, name) ? names[name] : undefined
}

/** The step that is shown for an unknown address. */
export const NOT_FOUND = 'not-found'
