import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'
import type { ErrorCatalogue } from './errors.ts'

/** The error catalogue, once it has arrived; asked for while it `isNeeded`, and again with each render that has none. */
export function useErrors(isNeeded = true): ErrorCatalogue | undefined {
  const { contents } = useApp()
  const [errors, setErrors] = useState(contents.errors)
  useEffect(() => {
    if (isNeeded && errors === undefined) void contents.loadErrors().then(setErrors, () => undefined)
  })
  return errors
}
