/** Tells designers and writers how to use a component or a block. The workshop shows it on the page of its stories. */
export interface Guide {
  /** When to use it, in whole sentences. */
  readonly use: readonly string[]
  /** When to use something else: its name, if there is one. */
  readonly not: readonly { readonly when: string; readonly instead?: string }[]
  /** Each key and its effect; empty for a part without a control. A block has the keys of its components. */
  readonly keys?: readonly { readonly key: string; readonly does: string }[]
  /**
   * The roles, names and states that a screen reader finds, by the story that shows them. The run of all stories compares them with
   * the accessibility tree.
   */
  readonly spoken: { readonly [story: string]: readonly string[] }
  /** Set if the component lies over the page: then each story has a frame of its own. */
  readonly isFramed?: true
}
