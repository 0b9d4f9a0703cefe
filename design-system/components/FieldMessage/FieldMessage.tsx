import { hidden } from '../../tokens/hidden.css.ts'
import { message } from './FieldMessage.css.ts'

export interface FieldMessageProps {
  /** The field's id, from which the ids of the messages are made. */
  fieldId: string
  hint?: string | undefined
  error?: string | undefined
}

/** Returns the value of `aria-describedby` for a field with these messages. */
export const describedBy = ({ fieldId, hint, error }: FieldMessageProps) =>
  [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ') || undefined

/**
 * The hint under a field, or the error that replaces it. Renders two `<p>`; the error's `<p>` is always rendered, so
 * that screen readers announce its text.
 */
export function FieldMessage({ fieldId, hint, error }: FieldMessageProps) {
  return (
    <>
      {hint ? (
        <p id={`${fieldId}-hint`} className={error ? hidden : message}>
          {hint}
        </p>
      ) : null}
      <p id={`${fieldId}-error`} role="alert" className={message}>
        {error}
      </p>
    </>
  )
}
