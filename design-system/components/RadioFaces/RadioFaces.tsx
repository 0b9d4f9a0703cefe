import { useId } from 'react'
import { hidden } from '../../tokens/hidden.css.ts'
import { type RadioInputProps, radioProps } from '../ChoiceList/radio-props.ts'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { legend as legendStyle, radio } from './RadioFaces.css.ts'

/** The props of every choice among short words or numbers. */
export interface RadioFacesProps {
  legend: string
  legendHidden?: boolean | undefined
  name: string
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
  /** With a value the group is controlled; without a value the form controls the choice. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: string | undefined
  inputProps?: RadioInputProps | undefined
}

interface Look {
  /** The classes of the group, of an option in it, and of the option's drawing. */
  look: { group: string; option: string; face: string }
}

/** Native radios, invisible over drawn options. Chips, segments and days share this. Renders a `<fieldset>`. */
export function RadioFaces({
  legend,
  legendHidden = false,
  name,
  options,
  value,
  onChange,
  error,
  inputProps,
  look,
}: RadioFacesProps & Look) {
  const fieldId = useId()
  const radios = { name, value, onChange, inputProps }
  return (
    <fieldset aria-describedby={describedBy({ fieldId, error })} data-invalid={error ? '' : undefined}>
      <legend className={legendHidden ? hidden : legendStyle}>{legend}</legend>
      <div className={look.group}>
        {options.map(option => (
          <label key={option.value} className={look.option}>
            <input {...radioProps(radios, option.value)} className={radio} disabled={option.disabled} />
            <span className={look.face}>{option.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage fieldId={fieldId} error={error} />
    </fieldset>
  )
}
