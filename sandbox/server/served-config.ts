import { RELEASE_HEADER } from '../origin.ts'

interface ServedConfig {
  readonly partners: readonly string[]
  readonly longestChargeMs: number
  /** The path of the sandbox's collector, if the app sends events there. */
  readonly events?: string
}

/** With the sandbox, variants can be previewed, and charges report their release. */
export const sandboxValues = { previews: true, releaseHeader: RELEASE_HEADER }

/**
 * Returns the installation's config with the sandbox's partner added, and with the sandbox's values where the file has
 * none. An error answer stays unchanged.
 */
export async function withSandbox(answer: Response, { partners, ...own }: ServedConfig): Promise<Response> {
  if (answer.status !== 200) return answer
  const headers = new Headers(answer.headers)
  // These headers describe the file as it is stored, and do not fit an answer to which the sandbox adds values.
  for (const name of ['etag', 'content-length', 'content-encoding', 'vary']) headers.delete(name)
  const served: Partial<ServedConfig> = await answer.json()
  const config = { ...sandboxValues, ...own, ...served, partners: [...(served.partners ?? []), ...partners] }
  return Response.json(config, { headers })
}
