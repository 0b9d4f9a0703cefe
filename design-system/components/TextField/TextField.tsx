import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { type Purpose, purposes } from './purposes.ts'
import { box, input, label as labelStyle, shortLine } from './TextField.css.ts'

export interface TextFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'prefix' | 'size'> {
  label: string
  /** The kind of value. It sets the keyboard and the autofill. */
  purpose?: Purpose | undefined
  hint?: string | undefined
  /** Replaces the hint. Screen readers announce it. */
  error?: string | undefined
  prefix?: ReactNode
  suffix?: ReactNode
  /** A `short` field is wide enough for a few digits. Its suffix is beside it. */
  length?: 'full' | 'short' | undefined
}

/**
 * A text field with one line, with its label above it and its hint or error below it. Renders an `<input>` in a
 * `<div>`.
 */
export function TextField({
  label,
  purpose,
  hint,
  error,
  prefix,
  suffix,
  length = 'full',
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <div>
      <label className={labelStyle} htmlFor={fieldId}>
        {label}
      </label>
      <div className={length === 'short' ? shortLine : undefined}>
        <div
          className={box}
          data-invalid={error ? '' : undefined}
          data-disabled={rest.disabled || rest.readOnly ? '' : undefined}
        >
          {prefix}
          <input
            {...(purpose === undefined ? {} : purposes[purpose])}
            {...rest}
            id={fieldId}
            className={input}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy({ fieldId, hint, error })}
          />
          {length === 'short' ? null : suffix}
        </div>
        {length === 'short' ? suffix : null}
      </div>
      <FieldMessage fieldId={fieldId} hint={hint} error={error} />
    </div>
  )
}
