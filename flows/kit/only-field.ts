import { type RefObject, useEffect } from 'react'

/** Returns the text field of this form if the form has no other field. */
export function onlyField(form: Element | null | undefined): HTMLInputElement | undefined {
  const [field, ...others] = form?.querySelectorAll('input') ?? []
  return others.length === 0 && field !== undefined && !/^(radio|checkbox)$/.test(field.type) ? field : undefined
}

/**
 * Moves the focus from the heading of the step or dialog to the field, if it is the only field there, so that the
 * customer can type at once. A control that the customer has already focused keeps the focus.
 */
export function useOnlyFieldFocus(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const { current: field } = input
    const { activeElement } = document
    if (field === null || !activeElement?.matches('h1, dialog h2')) return
    if (activeElement.closest('dialog') === field.closest('dialog') && onlyField(field.form) === field)
      focusField(field)
  }, [input])
}

/** Focuses a field and scrolls no further than needed to show it. */
export function focusField(field: HTMLInputElement): void {
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
}
