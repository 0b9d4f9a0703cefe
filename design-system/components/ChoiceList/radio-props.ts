import type { ChangeEvent, ChangeEventHandler, FocusEventHandler, RefCallback } from 'react'

/** The props that a form library's `register` returns, for the radios of a group. */
export interface RadioInputProps {
  name?: string | undefined
  ref?: RefCallback<HTMLInputElement> | undefined
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
}

interface RadioGroup {
  name: string
  /** With a value the group is controlled; without a value the form controls the choice. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  inputProps?: RadioInputProps | undefined
}

/** Returns the props of an option's native radio, in a controlled group or in a form's group. */
export function radioProps({ name, value, onChange, inputProps }: RadioGroup, option: string) {
  return {
    ...inputProps,
    type: 'radio' as const,
    name: inputProps?.name ?? name,
    value: option,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      inputProps?.onChange?.(event)
      onChange?.(event.currentTarget.value)
    },
    ...(value === undefined ? {} : { checked: value === option }),
  }
}
