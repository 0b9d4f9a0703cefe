import { useEffect, useState } from 'react'
import { type ErrorCatalogue, loadErrors, loadedErrors } from './errors.ts'

/** The error catalogue, once it has arrived. */
export function useErrors(): ErrorCatalogue | undefined {
  const [errors, setErrors] = useState(loadedErrors)
  useEffect(() => {
    if (errors === undefined) void loadErrors().then(setErrors)
  }, [errors])
  return errors
}
