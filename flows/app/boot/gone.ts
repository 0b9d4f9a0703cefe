import { GoneError } from '../../kit/bodies.ts'

/**
 * For the `catch` of a fetch: returns undefined if the release does not have the file, and throws any other error
 * again.
 */
export function nothingWhenGone(error: unknown): undefined {
  if (!(error instanceof GoneError)) throw error
}
