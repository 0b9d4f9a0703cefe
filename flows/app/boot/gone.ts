import { GoneError } from '../../kit/bodies.ts'

/** As the end of a request: what the release does not have is nothing, any other failure is one. */
export function nothingWhenGone(error: unknown): undefined {
  if (!(error instanceof GoneError)) throw error
}
