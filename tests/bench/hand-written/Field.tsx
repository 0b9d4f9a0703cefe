import { type ComponentPropsWithRef, useId } from 'react'

interface FieldProps extends ComponentPropsWithRef<'input'> {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
}

/** A text field with its label above, and its hint or error below. */
export function Field({ label, hint, error, ...rest }: FieldProps) {
  const id = useId()
  const message = error ?? hint
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={message ? `${id}-message` : undefined}
      />
      {message ? (
        <p id={`${id}-message`} className={error ? 'error' : 'hint'} role={error ? 'alert' : undefined}>
          {message}
        </p>
      ) : null}
    </div>
  )
}
