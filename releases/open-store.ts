import { resolve } from 'node:path'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'

/** The store of an installation that names none, below the project's folder. */
const FOLDER = 'published'

/**
 * Returns the store that the environment names: `RELEASES_FOLDER`, or the folder `published`.
 *
 * @param root the project's folder
 */
export async function openStore(env: Readonly<Record<string, string | undefined>>, root: string): Promise<ObjectStore> {
  return createFolderStore(resolve(root, env.RELEASES_FOLDER || FOLDER))
}
