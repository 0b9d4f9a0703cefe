import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'
import type { ErrorCatalogue } from './errors.ts'

interface Errors {
  /** Undefined until it has arrived. */
  readonly errors: ErrorCatalogue | undefined
  /** It could not be fetched when it was last asked for. */
  readonly isLost: boolean
}

/** The error catalogue; asked for while it `isNeeded`, and again with each render that has none. */
export function useErrors(isNeeded = true): Errors {
  const { contents } = useApp()
  const [errors, setErrors] = useState(contents.errors)
  const [isLost, setIsLost] = useState(false)
  useEffect(() => {
    if (isNeeded && errors === undefined) {
      contents.loadErrors().then(setErrors, () => setIsLost(true))
    }
  })
  return { errors, isLost }
}
