interface ServedConfig {
  readonly partners: readonly string[]
  readonly longestChargeMs: number
  /** The path of the sandbox's collector, if the app sends events there. */
  readonly events?: string
}

/**
 * Returns the installation's config with the sandbox's partner added to its partners and, if the file states none, the
 * sandbox's longest charge time and collector. Any other answer stays unchanged.
 */
export async function withSandbox(answer: Response, { partners, ...own }: ServedConfig): Promise<Response> {
  if (answer.status !== 200) return answer
  const headers = new Headers(answer.headers)
  // These headers describe the unchanged file.
  for (const name of ['etag', 'content-length', 'content-encoding', 'vary']) headers.delete(name)
  const served: Partial<ServedConfig> = await answer.json()
  return Response.json({ ...own, ...served, partners: [...(served.partners ?? []), ...partners] }, { headers })
}
