import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'
import { retry } from './bodies.ts'
import { report } from './report.ts'

/** Code that the app fetches when it needs the code for the first time. */
export interface Code<T> {
  readonly loaded: () => T | undefined
  readonly load: () => Promise<T>
}

/** Returns code that the app can fetch later. If `here` is given, the code counts as loaded. */
export function codeOf<T>(fetchCode: () => Promise<T>, here?: T): Code<T> {
  let loaded = here
  return {
    loaded: () => loaded,
    async load() {
      loaded ??= await fetchCode()
      return loaded
    },
  }
}

export type CodeState<T> =
  | { readonly kind: 'here'; readonly code: T }
  | { readonly kind: 'waiting' }
  /** `again` reloads the page, because most browsers do not fetch a script again after a failure. */
  | { readonly kind: 'lost'; readonly again: () => void }

/** Returns whether the code is loaded, loading or lost. Starts to fetch the code once `isWanted` is true. */
export function useCode<T>(code: Code<T>, isWanted: boolean): CodeState<T> {
  const { page } = useApp()
  const [isLost, setIsLost] = useState(false)
  const [, setArrivals] = useState(0)
  const loaded = code.loaded()
  const isHere = loaded !== undefined
  useEffect(() => {
    if (!isWanted || isHere || isLost) return
    let isLeft = false
    retry(page.clock, code.load).then(
      () => isLeft || setArrivals(arrivals => arrivals + 1),
      (error: unknown) => {
        report('code-lost', String(error))
        if (!isLeft) setIsLost(true)
      },
    )
    return () => {
      isLeft = true
    }
  }, [code, isHere, isLost, isWanted, page])
  if (loaded !== undefined) return { kind: 'here', code: loaded }
  return isLost ? { kind: 'lost', again: page.reload } : { kind: 'waiting' }
}
