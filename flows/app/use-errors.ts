import { useEffect, useState } from 'react'
import { type ErrorCatalogue, loadErrors, loadedErrors } from './errors.ts'

/** The error catalogue, once it has arrived; asked for again with each message, as long as it has not. */
export function useErrors(): ErrorCatalogue | undefined {
  const [errors, setErrors] = useState(loadedErrors)
  useEffect(() => {
    if (errors === undefined) void loadErrors().then(setErrors, () => undefined)
  })
  return errors
}
