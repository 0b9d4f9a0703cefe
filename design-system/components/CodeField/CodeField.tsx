import {
  type ComponentPropsWithRef,
  type MouseEvent,
  type Ref,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { hidden } from '../../tokens/hidden.css.ts'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { label as labelStyle } from '../TextField/TextField.css.ts'
import { CodeBoxes } from './CodeBoxes.tsx'
import { frame, input } from './CodeField.css.ts'

export interface CodeFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'maxLength' | 'size'> {
  label: string
  /** Hides the label visually. It is for a screen whose heading already has the same text. */
  labelHidden?: boolean | undefined
  length: number
  hint?: string | undefined
  error?: string | undefined
}

const fill = (ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) => {
  if (typeof ref === 'function') return ref(element)
  if (ref) ref.current = element
}

/**
 * A field for a short code, drawn as one box for each digit. It accepts any text, and the caller must remove
 * everything except digits. Renders an `<input>` in a `<div>`.
 */
export function CodeField({
  label,
  labelHidden = false,
  length,
  hint,
  error,
  id,
  ref,
  onInput,
  onSelect,
  onFocus,
  onBlur,
  ...rest
}: CodeFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState({ digits: '', caret: -1 })

  const attach = useCallback(
    (element: HTMLInputElement | null) => {
      field.current = element
      return fill(ref, element)
    },
    [ref],
  )

  const show = () => {
    const { current } = field
    if (!current) return
    const digits = current.value
    const focused = current.ownerDocument.activeElement === current
    const caret = focused ? Math.min(current.selectionStart ?? digits.length, length - 1) : -1
    setShown(last => (last.digits === digits && last.caret === caret ? last : { digits, caret }))
  }

  // The boxes are updated after each render, because not only typing changes the text: the form can set it, and the
  // browser can autofill the field before hydration.
  useEffect(show)

  /** Selects the digit in the tapped box, so that the next typed digit replaces it. */
  const pick = ({ currentTarget, clientX }: MouseEvent<HTMLInputElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const at = Math.floor(((clientX - left) / width) * length)
    const end = currentTarget.value.length
    currentTarget.setSelectionRange(Math.min(at, end), Math.min(at + 1, end))
    show()
  }

  return (
    <div>
      <label className={labelHidden ? hidden : labelStyle} htmlFor={fieldId}>
        {label}
      </label>
      <div className={frame}>
        <input
          autoComplete="one-time-code"
          {...rest}
          ref={attach}
          id={fieldId}
          className={input}
          type="text"
          inputMode="numeric"
          pattern="[0-9]*"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy({ fieldId, hint, error })}
          onInput={event => {
            show()
            onInput?.(event)
          }}
          onClick={pick}
          onSelect={event => {
            show()
            onSelect?.(event)
          }}
          onFocus={event => {
            show()
            onFocus?.(event)
          }}
          onBlur={event => {
            setShown(last => ({ ...last, caret: -1 }))
            onBlur?.(event)
          }}
        />
        <CodeBoxes digits={shown.digits} length={length} caret={shown.caret} invalid={Boolean(error)} />
      </div>
      <FieldMessage fieldId={fieldId} hint={hint} error={error} />
    </div>
  )
}
