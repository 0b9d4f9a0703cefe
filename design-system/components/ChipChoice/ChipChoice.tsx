import { useId } from 'react'
import { hidden } from '../../tokens/hidden.css.ts'
import { type RadioInputProps, radioProps } from '../ChoiceList/radio-props.ts'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { face, group, legend as legendStyle, option as optionStyle, radio } from './ChipChoice.css.ts'

export interface ChipChoiceProps {
  legend: string
  legendHidden?: boolean | undefined
  /** `segments` for two or three that share a line, `days` for a month in weeks of seven. */
  shape: 'chips' | 'days' | 'segments'
  name: string
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
  /** With it the group is controlled; without it the form keeps the choice. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: string | undefined
  inputProps?: RadioInputProps | undefined
}

/** One choice among short words or numbers. Renders a `<fieldset>` of native radios. */
export function ChipChoice({
  legend,
  legendHidden = false,
  shape,
  name,
  options,
  value,
  onChange,
  error,
  inputProps,
}: ChipChoiceProps) {
  const fieldId = useId()
  const radios = { name, value, onChange, inputProps }
  return (
    <fieldset aria-describedby={describedBy({ fieldId, error })} data-invalid={error ? '' : undefined}>
      <legend className={legendHidden ? hidden : legendStyle}>{legend}</legend>
      <div className={group({ shape })} data-shape={shape}>
        {options.map(option => (
          <label key={option.value} className={optionStyle}>
            <input {...radioProps(radios, option.value)} className={radio} disabled={option.disabled} />
            <span className={face}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage fieldId={fieldId} error={error} />
    </fieldset>
  )
}
