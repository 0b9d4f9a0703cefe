import { GoneError } from '../../kit/bodies.ts'

/**
 * Handles a failed fetch in a `catch`. Returns undefined if the release does not have the file, and throws any
 * other error again.
 */
export function nothingWhenGone(error: unknown): undefined {
  if (!(error instanceof GoneError)) throw error
}
