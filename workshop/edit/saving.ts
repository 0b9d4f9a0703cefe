import type { Source } from '../../runtime/compiler/json-tree.ts'

/** The address at which the workshop's development server reads and saves flow configs. */
export const ADDRESS = '/flow-edits'
export const TOKEN_HEADER = 'x-flow-edits'

/** The new text of a file. `hash` is the hash of the text before the edit. It is null for a new file. */
export interface FileEdit extends Source {
  readonly hash: string | null
}

/** The server's answer to a page that starts to edit. */
export interface EditedSources {
  readonly token: string
  readonly sources: readonly Source[]
}

/** Returns the SHA-256 of a text in the same form as the server's. */
export async function hashInPage(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')
}
