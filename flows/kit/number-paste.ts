import type { ClipboardEvent } from 'react'
import { isNoNumber } from '../../runtime/rules/pasted-number.ts'

/** Returns a paste handler that leaves a field of digits unchanged if the pasted text is not a valid number. */
export const numberPaste =
  (isRight: (text: string) => boolean) =>
  (event: ClipboardEvent): void => {
    if (isNoNumber(event.clipboardData.getData('text'), isRight)) event.preventDefault()
  }
