/** The flow configs before a change, from the server or from the built workshop. */
export interface Former {
  /** The git ref or release. If the workshop was built without a ref, it is empty. */
  readonly since: string
  /** The refs and releases to choose from. */
  readonly names: readonly string[]
  readonly sources: readonly { readonly file: string; readonly text: string }[]
  /** The reason why there are no former flow configs, as a sentence. */
  readonly problem?: string
}

/** Fetches the flow configs of a git ref or release. Without a ref, it fetches those of `HEAD`. */
export async function fetchFormer(since: string): Promise<Former> {
  const response = await fetch(`changes/former.json?since=${encodeURIComponent(since)}`)
  if (!response.ok) throw new Error(`The workshop’s server answered ${response.status}.`)
  return response.json()
}
