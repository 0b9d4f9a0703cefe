import type { ChangeEvent, ChangeEventHandler, FocusEventHandler, RefCallback } from 'react'

/** What a form library's `register` returns, for the radios of a group. */
export interface RadioInputProps {
  name?: string | undefined
  ref?: RefCallback<HTMLInputElement> | undefined
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
}

interface RadioGroup {
  name: string
  /** With it the group is controlled; without it the form keeps the choice. */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  inputProps?: RadioInputProps | undefined
}

/** What the native radio of one option is given, in a group that may be controlled or a form's. */
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
