import { resolve } from 'node:path'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { StoreProblem } from './store-problem.ts'

/** The default store, in the project's folder. It is used if the environment sets no store. */
const FOLDER = 'published'

type Environment = Readonly<Record<string, string | undefined>>

/** Returns whether the environment sets no store. If so, a local folder is used. */
export function isOwnFolder(env: Environment): boolean {
  return !env.RELEASES_BUCKET && !env.RELEASES_FOLDER
}

/**
 * Returns the store that the environment names: the bucket `RELEASES_BUCKET` or the folder `RELEASES_FOLDER`. Otherwise
 * returns the folder `published`.
 *
 * @param root the project's folder
 * @throws {StoreProblem} if a setting for a bucket is missing
 */
export async function openStore(env: Environment, root: string): Promise<ObjectStore> {
  const { RELEASES_BUCKET: name, RELEASES_FOLDER: folder } = env
  if (name && folder) throw new StoreProblem('Set RELEASES_BUCKET or RELEASES_FOLDER, not both.')
  if (!name) return createFolderStore(resolve(root, folder || FOLDER))
  const setting = (key: string) => {
    const value = env[key]
    if (value) return value
    throw new StoreProblem(`The bucket ${name} needs ${key} in the environment.`)
  }
  const region = env.AWS_REGION || env.AWS_DEFAULT_REGION || setting('AWS_REGION')
  const endpoint = env.AWS_ENDPOINT_URL_S3 || env.AWS_ENDPOINT_URL || `https://s3.${region}.amazonaws.com`
  const [accessKeyId, secretAccessKey] = [setting('AWS_ACCESS_KEY_ID'), setting('AWS_SECRET_ACCESS_KEY')]
  const sessionToken = env.AWS_SESSION_TOKEN
  const credentials = { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
  // The bucket's client is loaded only if a bucket is used.
  const { createS3Store } = await import('./s3-store.ts')
  return createS3Store({ name, endpoint, region, ...credentials })
}
