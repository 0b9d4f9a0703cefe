import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'
import type { ErrorCatalogue } from './errors.ts'

interface Errors {
  /** Undefined until it has arrived. */
  readonly errors: ErrorCatalogue | undefined
  /** Asks once more for what could not be fetched; undefined while there is hope. */
  readonly again: (() => void) | undefined
}

/** The error catalogue, asked for once it `isNeeded`. */
export function useErrors(isNeeded = true): Errors {
  const { contents } = useApp()
  const [errors, setErrors] = useState(contents.errors)
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (isNeeded && !isLost && errors === undefined) contents.loadErrors().then(setErrors, () => setIsLost(true))
  }, [contents, errors, isLost, isNeeded])
  return { errors, again: isLost ? () => setIsLost(false) : undefined }
}
