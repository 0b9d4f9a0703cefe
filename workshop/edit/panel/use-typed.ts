import { useEffect, useState } from 'react'

interface Typed {
  readonly place: string
  readonly text: string
  /**
   * The field's earlier values. The config follows the typing with a delay, so it may still have one of these values,
   * which must not replace the typed text.
   */
  readonly passed: readonly string[]
}

/**
 * Returns the text of a field, and a function to call with each typed text. The config gets the typed text a moment
 * later. Until then, an older value of the config must not replace it.
 */
export function useTyped(value: string, place: string): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState<Typed>()
  const isOld = typed !== undefined && (typed.place !== place || value === typed.text || !typed.passed.includes(value))
  useEffect(() => {
    if (isOld) setTyped(undefined)
  }, [isOld])
  const current = isOld ? undefined : typed
  return [
    current?.text ?? value,
    text => setTyped({ place, text, passed: [...(current?.passed ?? [value]), current?.text ?? value] }),
  ]
}
