import type { Source } from '../../../runtime/compiler/json-tree.ts'
import { configSources } from '../../replay/trace-flows.ts'
import { ADDRESS, type EditedSources, type FileEdit, hashInPage, TOKEN_HEADER } from '../saving.ts'

/** Reads the flow configs and saves their edits. */
export interface SourceStore {
  readonly sources: readonly Source[]
  /**
   * Returns the reason why nothing was saved; undefined if everything was saved. A built workshop has no server, so it
   * has no `save`.
   */
  readonly save?: (
    edits: readonly { readonly source: Source; readonly before: string | undefined }[],
  ) => Promise<string | undefined>
}

/** Reads the configs from the development server. In a built workshop, reads them from the build. */
export async function openSources(): Promise<SourceStore> {
  if (!import.meta.env.DEV) return { sources: await configSources() }
  const response = await fetch(ADDRESS)
  if (!response.ok) return { sources: await configSources() }
  const { token, sources }: EditedSources = await response.json()
  return {
    sources,
    async save(edits) {
      const files: FileEdit[] = await Promise.all(
        edits.map(async ({ source, before }) => ({
          ...source,
          hash: before === undefined ? null : await hashInPage(before),
        })),
      )
      const headers = { 'content-type': 'application/json', [TOKEN_HEADER]: token }
      try {
        const answer = await fetch(ADDRESS, { method: 'POST', headers, body: JSON.stringify({ files }) })
        if (answer.ok) return undefined
        const { why }: { why: string } = await answer.json()
        return why
      } catch {
        return 'The workshop’s server does not answer. Start it again, then save: your edits are kept.'
      }
    },
  }
}
