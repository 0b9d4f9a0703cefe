import type { ClipboardEvent } from 'react'
import { isNoNumber } from '../../runtime/rules/pasted-number.ts'

/**
 * Returns a paste handler for a field of digits. If the pasted text is not a valid number, the handler rejects it
 * and the field does not change.
 */
export const numberPaste =
  (isRight: (text: string) => boolean) =>
  (event: ClipboardEvent): void => {
    if (isNoNumber(event.clipboardData.getData('text'), isRight)) event.preventDefault()
  }
