import { useEffect, useState } from 'react'
import type { Message } from '../../runtime/engine/state.ts'
import { useApp, useFacts } from './app-context.ts'
import { type ErrorCatalogue, type ErrorMessage, say } from './errors.ts'
import { useWords } from './words.ts'

interface Errors {
  /** What the error catalogue says of a message; undefined until it has arrived. */
  readonly say: (message: Message) => ErrorMessage | undefined
  /** Asks once more for what could not be fetched; undefined while there is hope. */
  readonly again: (() => void) | undefined
}

/** The error catalogue, asked for once it `isNeeded`. */
export function useErrors(isNeeded = true): Errors {
  const { contents } = useApp()
  const [errors, setErrors] = useState<ErrorCatalogue | undefined>(contents.errors)
  const [isLost, setIsLost] = useState(false)
  const { brand, home } = useWords()
  const facts = useFacts()
  useEffect(() => {
    if (isNeeded && !isLost && errors === undefined) contents.loadErrors().then(setErrors, () => setIsLost(true))
  }, [contents, errors, isLost, isNeeded])
  return {
    say: message => errors && say(errors, message, { brand, home, facts }),
    again: isLost ? () => setIsLost(false) : undefined,
  }
}
