import { type ChangeEvent, type CompositionEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { useNamedFact } from './app-context.ts'
import { fieldMessage } from './field-messages.ts'
import { type Format, formatInPlace } from './format-in-place.ts'
import { numberPaste } from './number-paste.ts'
import { useOnlyFieldFocus } from './only-field.ts'
import { useCommit, useStepForm, useWriteFact } from './step-form.tsx'
import { useLateCheck } from './use-late-check.ts'

export interface TextFieldOptions {
  readonly fact: string
  /** The rule in `fields.json` with the error texts: one for each violation that `parse` can return. */
  readonly rule: string
  readonly parse: (
    text: string,
  ) =>
    | { readonly ok: true; readonly value: string | number | undefined }
    | { readonly ok: false; readonly violation: string }
  /** Returns the fact's value in the format for customers. By default the value does not change. */
  readonly show?: (value: string) => string
  /** Formats the text while the customer types. By default the text does not change. */
  readonly format?: Format
  /** Called with the formatted text whenever the customer has changed it. */
  readonly onText?: (text: string) => void
  /** Whether a text is removed after the operator has rejected it. */
  readonly clearsRejected?: boolean
}

const asIs = (text: string): string => text

/**
 * Returns the props of a text field for a fact. The field is checked on blur and on submit. If the text is valid,
 * the field writes the fact.
 */
export function useTextField({
  fact,
  rule,
  parse,
  show = asIs,
  format = asIs,
  onText,
  clearsRejected = false,
}: TextFieldOptions) {
  const { form } = useStepForm()
  const input = useRef<HTMLInputElement>(null)
  const known = useNamedFact(fact)
  const write = useWriteFact()
  const registered = form?.register(fact, {
    validate: text => {
      const parsed = parse(text ?? '')
      return parsed.ok || fieldMessage(rule, parsed.violation)
    },
  })
  const commit = (): void => {
    const parsed = parse(form?.getValues(fact) ?? input.current?.value ?? '')
    if (parsed.ok) write(fact, parsed.value)
  }
  useCommit(fact, commit)
  useOnlyFieldFocus(input)
  const checkOnLeaving = useLateCheck(form, async form => {
    if (await form.trigger(fact)) commit()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before the formatting code was loaded.
  useEffect(() => {
    if (input.current !== null) formatInPlace(input.current, format)
  }, [])
  const error = form?.getFieldState(fact, form.formState).error
  const take = (input: HTMLInputElement, event: Event): void => {
    formatInPlace(input, format, event)
    void registered?.onChange({ type: 'change', target: input })
    // While the customer corrects the text, no error interrupts. The field is checked again on blur and on submit.
    if (error !== undefined) form?.clearErrors(fact)
    onText?.(input.value)
  }
  const field = {
    ref: (element: HTMLInputElement | null) => {
      input.current = element
      registered?.ref(element)
    },
    name: fact,
    defaultValue: typeof known === 'string' || typeof known === 'number' ? show(String(known)) : '',
    error: error?.message,
    onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.target, event.nativeEvent),
    // A field with a format accepts only digits, so a paste without a valid number is rejected.
    ...(format === asIs ? {} : { onPaste: numberPaste(text => parse(text).ok) }),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget, event.nativeEvent),
    onBlur: async (event: { readonly target: HTMLInputElement }) => {
      await registered?.onBlur({ type: 'blur', target: event.target })
      // A field that loses the focus while it is empty does not show an error yet.
      if (event.target.value !== '') checkOnLeaving()
    },
  }
  const setText = (text: string): void => {
    const formatted = format(text, text)
    if (form !== undefined) form.setValue(fact, formatted, { shouldValidate: true })
    else if (input.current !== null) input.current.value = formatted
    onText?.(formatted)
  }
  useLayoutEffect(() => {
    // The customer has to type another text, so the rejected one is removed. Its error stays.
    if (clearsRejected && error?.type === 'flow') form?.setValue(fact, '')
  }, [clearsRejected, error, form, fact])
  return { field, setText }
}
