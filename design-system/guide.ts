/** Tells designers and writers how to use a component or a block. The workshop shows it on the page of its stories. */
export interface Guide {
  /** When to use the component or the block, in whole sentences. */
  readonly use: readonly string[]
  /** Situations in which another component is better, with the name of that component if there is one. */
  readonly not: readonly { readonly when: string; readonly instead?: string }[]
  /**
   * The keys of the keyboard, each with its effect. Omitted if the component has no control, and for a block, whose
   * components list their own keys.
   */
  readonly keys?: readonly { readonly key: string; readonly does: string }[]
  /**
   * The roles, names and states that a screen reader finds, for each story. When all stories run, these are compared
   * with the accessibility tree.
   */
  readonly spoken: { readonly [story: string]: readonly string[] }
  /** Set if the component covers the page. Each of its stories then runs in its own frame. */
  readonly isFramed?: true
}
