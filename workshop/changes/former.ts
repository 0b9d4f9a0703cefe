/** The flow configs before a change, as the server or the built workshop has them. */
export interface Former {
  /** The git ref or release; empty in a workshop that was built without one. */
  readonly since: string
  /** The refs and releases to choose from. */
  readonly names: readonly string[]
  readonly sources: readonly { readonly file: string; readonly text: string }[]
  /** The reason why there are no former flow configs, as a sentence. */
  readonly problem?: string
}

/** Fetches the flow configs of a git ref or release; by default those of `HEAD`. */
export async function fetchFormer(since: string): Promise<Former> {
  const response = await fetch(`changes/former.json?since=${encodeURIComponent(since)}`)
  if (!response.ok) throw new Error(`The workshop’s server answered ${response.status}.`)
  return response.json()
}
