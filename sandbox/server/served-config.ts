interface ServedConfig {
  readonly partners: readonly string[]
  readonly longestChargeMs: number
}

/**
 * Returns the installation's config with the sandbox's partner added to its partners and, if the file states none, the
 * sandbox's longest charge time. Any other answer stays unchanged.
 */
export async function withSandbox(answer: Response, { partners, longestChargeMs }: ServedConfig): Promise<Response> {
  if (answer.status !== 200) return answer
  const headers = new Headers(answer.headers)
  // These headers describe the unchanged file.
  for (const name of ['etag', 'content-length', 'content-encoding', 'vary']) headers.delete(name)
  const served: Partial<ServedConfig> = await answer.json()
  return Response.json({ longestChargeMs, ...served, partners: [...(served.partners ?? []), ...partners] }, { headers })
}
