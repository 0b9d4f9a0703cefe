interface ServedConfig {
  readonly partners: readonly string[]
  readonly longestChargeMs: number
}

/**
 * Returns the configuration that an installation serves, with the sandbox's partner among its partners and, where the
 * file states none, the sandbox's longest charge. An answer of any other kind stays as it is.
 */
export async function withSandbox(answer: Response, { partners, longestChargeMs }: ServedConfig): Promise<Response> {
  if (answer.status !== 200) return answer
  const headers = new Headers(answer.headers)
  // They are of the file as it is.
  for (const name of ['etag', 'content-length', 'content-encoding', 'vary']) headers.delete(name)
  const served: Partial<ServedConfig> = await answer.json()
  return Response.json({ longestChargeMs, ...served, partners: [...(served.partners ?? []), ...partners] }, { headers })
}
