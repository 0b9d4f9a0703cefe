import type { ChangeEvent, ChangeEventHandler, FocusEventHandler, RefCallback } from 'react'

/** The props that a form library's `register` returns for a group of radio buttons. */
export interface RadioInputProps {
  name?: string | undefined
  ref?: RefCallback<HTMLInputElement> | undefined
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined
}

export interface RadioGroup {
  name: string
  /**
   * If `value` is given, the parent component controls the choice. Otherwise the form library controls it, through
   * `inputProps`.
   */
  value?: string | undefined
  onChange?: ((value: string) => void) | undefined
  inputProps?: RadioInputProps | undefined
}

/** Returns the props for the native radio button of one option. */
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
