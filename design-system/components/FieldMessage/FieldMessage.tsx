import { hidden } from '../../tokens/hidden.css.ts'
import { message } from './FieldMessage.css.ts'

export interface FieldMessageProps {
  /** The field's id. The ids of the hint and the error begin with it. */
  fieldId: string
  hint?: string | undefined
  error?: string | undefined
}

/** Returns the value of `aria-describedby` for a field with this hint and error. */
export const describedBy = ({ fieldId, hint, error }: FieldMessageProps) =>
  [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean).join(' ') || undefined

/**
 * The hint under a field, or the error that replaces it. Renders two `<p>` elements. The element of the error
 * always exists, because screen readers announce only changes of an existing element.
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
