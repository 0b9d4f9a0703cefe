import { useEffect, useState } from 'react'

interface Typed {
  readonly place: string
  readonly text: string
  /** The value before, and all texts that were typed since. The config passes through them while somebody types on. */
  readonly passed: readonly string[]
}

/**
 * Returns the text of a field, and a function that takes what is typed. The config follows a moment later, and an older
 * value of it must not undo what was typed since.
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
