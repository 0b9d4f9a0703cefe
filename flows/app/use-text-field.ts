import type { ChangeEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { useFacts } from './app-context.ts'
import { fieldMessage } from './field-messages.ts'
import { formatInPlace } from './format-in-place.ts'
import { type Drafts, useCommit, useWriteFact } from './step-form.tsx'

export interface TextFieldOptions {
  readonly fact: string
  /** Names the sentences for what `parse` finds wrong. */
  readonly rule: string
  readonly parse: (
    text: string,
  ) => { readonly ok: true; readonly value: string } | { readonly ok: false; readonly violation: string }
  /** The fact's value as a person writes it. */
  readonly show: (value: string) => string
  /** Applied while typing. */
  readonly format: (text: string) => string
}

/** A text bound to a fact: checked on leaving it and on submit, written when valid. */
export function useTextField({ fact, rule, parse, show, format }: TextFieldOptions) {
  const form = useFormContext<Drafts>()
  const known: unknown = new Map(Object.entries(useFacts())).get(fact)
  const write = useWriteFact()
  const { ref, name, onChange, onBlur } = form.register(fact, {
    validate: text => {
      const parsed = parse(text ?? '')
      return parsed.ok || fieldMessage(rule, parsed.violation)
    },
  })
  const commit = (): void => {
    const parsed = parse(form.getValues(fact) ?? '')
    if (parsed.ok) write(fact, parsed.value)
  }
  useCommit(fact, commit)
  const field = {
    ref,
    name,
    defaultValue: typeof known === 'string' ? show(known) : '',
    error: form.getFieldState(fact, form.formState).error?.message,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      formatInPlace(event.target, format)
      void onChange(event)
    },
    onBlur: async (event: { readonly target: HTMLInputElement }) => {
      await onBlur({ type: 'blur', target: event.target })
      // An empty field that is merely passed by is not a mistake yet.
      if (event.target.value !== '' && (await form.trigger(fact))) commit()
    },
  }
  const setText = (text: string): void => form.setValue(fact, format(text), { shouldValidate: true })
  return { field, setText }
}
