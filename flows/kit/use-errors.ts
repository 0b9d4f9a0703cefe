import { useEffect, useState } from 'react'
import type { Message } from '../../runtime/engine/state.ts'
import { useApp, useFacts } from './app-context.ts'
import { type ErrorCatalogue, type ErrorMessage, say } from './errors.ts'
import { useWords } from './words.ts'

interface Errors {
  /** Returns the texts of the error catalogue for a message. Returns undefined until the catalogue has arrived. */
  readonly say: (message: Message) => ErrorMessage | undefined
  /** Fetches the catalogue again after a failure. Undefined if no fetch has failed. */
  readonly again: (() => void) | undefined
}

/** Returns the error catalogue. Starts to fetch it once `isNeeded` is true. */
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
