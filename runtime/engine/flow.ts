/** A flow as the engine reads it: plain data, made from a flow config by `prepare`. What its screens show is not part of it. */
export interface Flow {
  readonly id: string
  /** Changes when anything in the flow changes; a saved step is kept only with the flow it was saved under. */
  readonly hash: string
  readonly title: string
  readonly layout: string
  readonly channels: readonly string[]
  /** What `{channel}` of its addresses stands for; without it, the path of whatever channel the customer came by. */
  readonly channelPath?: string
  readonly start: string
  readonly guards: Names<Guard>
  /** What no step should repeat: sessionExpired, invalidSession, loggedOut, offline, and the message page's actions. */
  readonly always: Names<Handler>
  readonly steps: Names<Step>
  readonly modals: Names<Modal>
  /** By fact, the first step with a block that writes it. */
  readonly collectors: Names<string>
}

/** What a step or modal shows. */
export interface Content {
  readonly blocks: readonly BlockNode[]
}

/** A flow with all that it shows, as its config says it. */
export interface WholeFlow extends Flow {
  readonly steps: Names<Step & Content>
  readonly modals: Names<Modal & Content>
}

/** Read with `own` only: the keys are an author's words, and `constructor` is a word too. */
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

/** One piece of a screen. Its other properties are the block's own, and checked against the block's schema. */
export interface BlockNode {
  readonly id: string
  readonly block: string
  readonly when?: string
  readonly fact?: string
}

export interface Step {
  /** `/recarga/{channel}/pix`; `{channel}` stands for the path of any channel. */
  readonly path: string
  /** Other addresses that open the step. */
  readonly aliases?: readonly string[]
  readonly access: 'anyone' | 'customer'
  readonly title: string
  /** What it is called instead while this guard holds. */
  readonly retitled?: { readonly when: string; readonly title: string }
  /** What the layout shows on top: the logo, the title with a way back, or what the step is about. */
  readonly header: 'brand' | 'title' | 'hero'
  readonly needs?: readonly string[]
  /** Where to go when a need is missing and no step collects it. */
  readonly else?: Target
  /** `visited` (the default) follows the visited history. */
  readonly back?: 'visited' | 'none' | Target
  /** Nothing behind it can be returned to. */
  readonly final?: boolean
  /** The person sees here what they are about to pay: a service run from this step may charge. */
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

/** A service, and where each of its outcomes leads. */
export interface Run {
  readonly run: string
  readonly outcomes: Names<Target | Branches>
}

/** Closes the modal and, with `send`, gives its step that event as part of the same confirmation. */
export interface Close {
  readonly close: true
  readonly send?: string
}

export type Handler = Target | Branches | Run

/** Facts by name. Absent means not known, `null` means known to be nothing. */
export type Facts = { readonly [fact: string]: unknown }

/** An own property, or undefined: never one that every object inherits. */
export function own<T>(names: { readonly [name: string]: T | undefined } | undefined, name: string): T | undefined {
  return names !== undefined && Object.prototype.hasOwnProperty.call(names, name) ? names[name] : undefined
}
