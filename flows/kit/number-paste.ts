import type { ClipboardEvent } from 'react'
import { isNoNumber } from '../../runtime/rules/pasted-number.ts'

/** Returns what leaves a field of digits as it is when somebody pastes a text that is no number. */
export const numberPaste =
  (isRight: (text: string) => boolean) =>
  (event: ClipboardEvent): void => {
    if (isNoNumber(event.clipboardData.getData('text'), isRight)) event.preventDefault()
  }
