/** A flow as the engine reads it: plain data without screen content, made from a flow config by `prepare`. */
export interface Flow {
  readonly id: string
  /** Changes with any change of the flow. */
  readonly hash: string
  readonly title: string
  readonly layout: string
  readonly channels: readonly string[]
  /** The path that replaces `{channel}` in the flow's addresses; by default, the path of the customer's channel. */
  readonly channelPath?: string
  readonly start: string
  /** The facts that the flow declares besides the application's. Their names begin with `own.`. */
  readonly facts?: Names<OwnFact>
  readonly guards: Names<Guard>
  /** Handlers for every step: sessionExpired, invalidSession, loggedOut, offline, and the message page's actions. */
  readonly always: Names<Handler>
  readonly steps: Names<Step>
  readonly modals: Names<Modal>
  /** Maps a fact to the first step with a block that writes it. */
  readonly collectors: Names<string>
}

/** The content that a step or modal renders. */
export interface Content {
  readonly blocks: readonly BlockNode[]
  /** The word for what the screen says about the customer's money. Only the flow checker reads it. */
  readonly claims?: string
}

/** A flow with all of its screen content. */
export interface WholeFlow extends Flow {
  readonly steps: Names<Step & Content>
  readonly modals: Names<Modal & Content>
}

/**
 * The customer's answer to a question of the flow's author. The engine only stores and compares the answer, and the
 * operator never gets it.
 */
export interface OwnFact {
  readonly options: readonly string[]
  readonly label?: 'personal'
  /** `tab`: the answer survives a reload of the page, until logout. */
  readonly keep?: 'tab'
}

/** Read it with `own` only: an author may use any name as a key, even `constructor`. */
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

/** One block of a screen. Its other properties are checked against the block's schema. */
export interface BlockNode {
  readonly id: string
  readonly block: string
  readonly when?: string
  readonly fact?: string
}

export interface Step {
  /** Such as `/recarga/{channel}/pix`, where `{channel}` is the path of any channel. */
  readonly path: string
  /** Other addresses that open this step. */
  readonly aliases?: readonly string[]
  /** Ids that the step had in earlier releases. */
  readonly was?: readonly string[]
  readonly access: 'anyone' | 'customer'
  readonly title: string
  /** The title that replaces `title` while this guard is true. */
  readonly retitled?: { readonly when: string; readonly title: string }
  /** The header that the layout renders: the logo, the title with Back, or a hero about the step. */
  readonly header: 'brand' | 'title' | 'hero'
  readonly needs?: readonly string[]
  /** The target if a fact of `needs` is missing, instead of the step that collects the fact. */
  readonly else?: Target
  /** `visited` (the default) leads to the step visited before, `none` nowhere. */
  readonly back?: 'visited' | 'none' | Target
  /** The customer cannot go back from this step to earlier steps. */
  readonly final?: boolean
  /** A charge may only start on such a step: the customer reviews the payment here. */
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
 * `step:<id>`, `modal:<id>`, `flow:<id>`, `back`, `close`, `stay`, `field:<fact>`, `message`, `return:<step>`, `leave`.
 */
export type Target = string
export type Branches = readonly { readonly when?: string; readonly to: Target }[]

/** A service and the target of each of its outcomes. */
export interface Run {
  readonly run: string
  readonly outcomes: Names<Target | Branches>
}

/** Closes the modal. With `send`, the step also gets that event, and the customer is not asked again. */
export interface Close {
  readonly close: true
  readonly send?: string
}

export type Handler = Target | Branches | Run

/** Facts by name. An absent fact is unknown; `null` means that the fact is known to have no value. */
export type Facts = { readonly [fact: string]: unknown }

/** Returns an own property or undefined, never a property that every object inherits. */
export function own<T>(names: { readonly [name: string]: T | undefined } | undefined, name: string): T | undefined {
  return names !== undefined && Object.prototype.hasOwnProperty.call(names, name) ? names[name] : undefined
}

/** The step that an unknown address opens. */
export const NOT_FOUND = 'not-found'
