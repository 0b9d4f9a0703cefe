import { useId } from 'react'
import { hidden } from '../../tokens/hidden.css.ts'
import { type RadioInputProps, radioProps } from '../ChoiceList/radio-props.ts'
import { describedBy, FieldMessage } from '../FieldMessage/FieldMessage.tsx'
import { legend as legendStyle, radio } from './RadioFaces.css.ts'

/** The props that all choices between short words or numbers share. */
export interface RadioFacesProps {
  legend: string
  legendHidden?: boolean | undefined
  name: string
  options: readonly { value: string; label: string; disabled?: boolean | undefined }[]
  /**
   * If `value` is given, the parent component controls the choice. Otherwise the form library controls it, through
   * `inputProps`.
   */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  error?: string | undefined
  inputProps?: RadioInputProps | undefined
}

interface Look {
  /** The CSS classes of the group, of each option, and of the visible part of an option. */
  look: { group: string; option: string; face: string }
}

/**
 * A group of options that look like chips, segments or days. Each has an invisible native radio button. Renders a
 * `<fieldset>`.
 */
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
