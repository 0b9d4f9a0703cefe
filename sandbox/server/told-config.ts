interface Told {
  readonly partners: readonly string[]
  readonly longestChargeMs: number
}

/**
 * Returns what an installation is told, with the sandbox's partner among its partners and, where the file states none, the
 * sandbox's longest charge. An answer of any other kind stays as it is.
 */
export async function withSandbox(answer: Response, { partners, longestChargeMs }: Told): Promise<Response> {
  if (answer.status !== 200) return answer
  const headers = new Headers(answer.headers)
  // They are of the file as it is.
  for (const name of ['etag', 'content-length', 'content-encoding', 'vary']) headers.delete(name)
  const told: Partial<Told> = await answer.json()
  return Response.json({ longestChargeMs, ...told, partners: [...(told.partners ?? []), ...partners] }, { headers })
}
