import { type ReactNode, useId } from 'react'
import { hidden } from '../../tokens/hidden.css.ts'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import {
  card,
  detail,
  footer as footerStyle,
  legend as legendStyle,
  mark,
  name as nameStyle,
  radio,
  row,
  wash,
  words,
} from './ChoiceList.css.ts'
import { type RadioInputProps, radioProps } from './radio-props.ts'

export interface ChoiceOption {
  value: string
  label: string
  detail?: string | undefined
  media?: ReactNode
  disabled?: boolean | undefined
}

export interface ChoiceListProps {
  legend: string
  legendHidden?: boolean | undefined
  name: string
  options: readonly ChoiceOption[]
  /**
   * If `value` is given, the parent component controls the choice. Otherwise the form library controls it, through
   * `inputProps`.
   */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: string | undefined
  inputProps?: RadioInputProps | undefined
  /** Content under the options in the same card, usually a RowAction. */
  footer?: ReactNode
}

/** A choice of one row in a list. Renders a `<fieldset>` with native radio buttons. */
export function ChoiceList({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  onChange,
  error,
  inputProps,
  footer,
}: ChoiceListProps) {
  const fieldId = useId()
  const group = { name, value, onChange, inputProps }
  return (
    <fieldset aria-describedby={describedBy({ fieldId, error })} data-invalid={error ? '' : undefined}>
      <legend className={legendHidden ? hidden : legendStyle}>{legend}</legend>
      <div className={card} data-invalid={error ? '' : undefined}>
        {options.map(option => (
          <label key={option.value} className={row} data-disabled={option.disabled ? '' : undefined}>
            <input
              {...radioProps(group, option.value)}
              className={radio}
              disabled={option.disabled}
              aria-describedby={option.detail ? `${fieldId}-${option.value}` : undefined}
            />
            <span className={wash} />
            {option.media ? <span className={mark}>{option.media}</span> : null}
            <span className={words}>
              <span className={nameStyle}>{option.label}</span>
              {option.detail ? (
                <span id={`${fieldId}-${option.value}`} className={detail}>
                  {option.detail}
                </span>
              ) : null}
            </span>
          </label>
        ))}
        {footer ? <div className={footerStyle}>{footer}</div> : null}
      </div>
      <FieldMessage fieldId={fieldId} error={error} />
    </fieldset>
  )
}
