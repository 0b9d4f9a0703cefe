import { useEffect, useState } from 'react'

const known = new Map<string, unknown>()

/**
 * Returns the cached answer of `ask` at once, and then a new answer each time a page opens. Returns undefined before
 * the first answer.
 */
export function useAnswer<T>(name: string, ask: () => Promise<T>): T | undefined {
  const [answer, setAnswer] = useState<T | undefined>(() => known.get(name) as T | undefined)
  const [error, setError] = useState<unknown>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `ask` runs only once for each name.
  useEffect(() => {
    let isGone = false
    ask().then(
      data => {
        known.set(name, data)
        if (!isGone) setAnswer(data)
      },
      problem => {
        if (!isGone) setError(problem)
      },
    )
    return () => {
      isGone = true
    }
  }, [name])
  if (error !== undefined) throw error
  return answer
}
