import { type Ref, useId } from 'react'
import { hidden } from '../../tokens/hidden.css.ts'
import { type RadioInputProps, radioProps } from '../ChoiceList/radio-props.ts'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { option as optionStyle, radio } from '../RadioFaces/RadioFaces.css.ts'
import { TextLink } from '../TextLink/TextLink.tsx'
import {
  amount,
  aside as asideStyle,
  badge,
  cell,
  currency,
  detail,
  face,
  grid,
  grouped,
  head,
  price,
  title,
} from './ValueGrid.css.ts'

export interface ValueOption {
  value: string
  /** The amount as text without the currency, such as "20". */
  amount: string
  currency: string
  detail?: string | undefined
  detail2?: string | undefined
  badge?: string | undefined
  disabled?: boolean | undefined
}

export interface ValueGridProps {
  legend: string
  legendHidden?: boolean | undefined
  /** Must be `h1` if the step has no other heading. Each page then has exactly one `h1`. */
  legendAs?: 'h1' | 'text' | undefined
  headingRef?: Ref<HTMLHeadingElement> | undefined
  /** A note beside the legend, such as the rest of today's limit. Screen readers read it together with the legend. */
  aside?: string | undefined
  /** A small link beside the legend. */
  help?: { label: string; onClick: () => void } | undefined
  name: string
  options: readonly ValueOption[]
  /**
   * If `value` is given, the parent component controls the choice. Otherwise the form library controls it, through
   * `inputProps`.
   */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: string | undefined
  inputProps?: RadioInputProps | undefined
}

/** A choice between amounts, with three in a row. Renders a `<fieldset>` with native radio buttons. */
export function ValueGrid({
  legend,
  legendHidden = false,
  legendAs = 'text',
  headingRef,
  aside,
  help,
  name,
  options,
  value,
  onChange,
  error,
  inputProps,
}: ValueGridProps) {
  const fieldId = useId()
  const group = { name, value, onChange, inputProps }
  return (
    <fieldset
      className={grouped}
      aria-describedby={describedBy({ fieldId, error, hint: aside })}
      data-invalid={error ? '' : undefined}
    >
      <legend className={hidden}>{legend}</legend>
      {legendHidden && !aside && !help ? null : (
        <div className={head}>
          {legendHidden ? null : legendAs === 'h1' ? (
            <h1 ref={headingRef} className={title} tabIndex={-1}>
              {legend}
            </h1>
          ) : (
            <span className={title} aria-hidden="true">
              {legend}
            </span>
          )}
          {help ? <TextLink onClick={help.onClick}>{help.label}</TextLink> : null}
          {aside ? (
            <span id={`${fieldId}-hint`} className={asideStyle}>
              {aside}
            </span>
          ) : null}
        </div>
      )}
      <div className={grid}>
        {options.map(option => (
          <label key={option.value} className={`${optionStyle} ${cell}`}>
            <input {...radioProps(group, option.value)} className={radio} disabled={option.disabled} />
            <span className={face}>
              <span className={price}>
                <span className={currency}>{option.currency}</span> <span className={amount}>{option.amount}</span>
              </span>
              {option.detail ? <span className={detail}>{option.detail}</span> : null}
              {option.detail2 ? <span className={detail}>{option.detail2}</span> : null}
            </span>
            {option.badge ? <span className={badge}>{option.badge}</span> : null}
          </label>
        ))}
      </div>
      <FieldMessage fieldId={fieldId} error={error} />
    </fieldset>
  )
}
