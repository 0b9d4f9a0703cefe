import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'
import { persist } from './bodies.ts'
import { loadAnew } from './load-anew.ts'
import { report } from './report.ts'

/** Code that comes when it is first needed. What could not be fetched is fetched again when it is next asked for. */
export interface Code<T> {
  readonly loaded: () => T | undefined
  readonly load: () => Promise<T>
}

export function codeOf<T>(fetchCode: () => Promise<T>): Code<T> {
  let loaded: T | undefined
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
  | { readonly kind: 'lost'; readonly again: () => void }

/** Fetches code while it `isWanted`. What four tries do not bring is left to a new load of the page, once. */
export function useCode<T>(code: Code<T>, isWanted: boolean): CodeState<T> {
  const { page } = useApp()
  const [isLost, setIsLost] = useState(false)
  const [, setArrivals] = useState(0)
  const loaded = code.loaded()
  const isHere = loaded !== undefined
  useEffect(() => {
    if (!isWanted || isHere || isLost) return
    let isLeft = false
    const fail = async (error: unknown): Promise<void> => {
      report('code-lost', String(error))
      if (!isLeft && !(await loadAnew(page)) && !isLeft) setIsLost(true)
    }
    persist(page.clock, code.load).then(() => isLeft || setArrivals(arrivals => arrivals + 1), fail)
    return () => {
      isLeft = true
    }
  }, [code, isHere, isLost, isWanted, page])
  if (loaded !== undefined) return { kind: 'here', code: loaded }
  return isLost ? { kind: 'lost', again: () => setIsLost(false) } : { kind: 'waiting' }
}
