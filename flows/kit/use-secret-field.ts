import { type ChangeEvent, type CompositionEvent, useEffect, useRef, useState } from 'react'
import type { SecretFactName } from '../../runtime/facts.ts'
import { useBusy } from './app-context.ts'
import type { BlockSpec } from './block-spec.ts'
import { fieldMessage } from './field-messages.ts'
import { formatInPlace } from './format-in-place.ts'
import { numberPaste } from './number-paste.ts'
import { useOnlyFieldFocus } from './only-field.ts'
import { useStepForm } from './step-form.tsx'
import { useLateCheck } from './use-late-check.ts'
import type { Written } from './use-write.ts'
import { useWholeApp } from './whole-app.ts'

export interface SecretFieldOptions<S extends BlockSpec> {
  /** The secret fact that the field writes. The block's spec must list it. */
  readonly fact: SecretFactName & Written<S>
  readonly rule: string
  /** Returns the name of the error in a text, such as `short`, or null if the text is valid. */
  readonly check: (text: string) => string | null
  readonly format: (text: string) => string
  readonly onText?: (text: string) => void
  /** The other values on which `check` depends. When one of them changes, the text is checked again. */
  readonly recheckOn?: string
}

/**
 * Returns the props of a field for a secret. Only the vault stores the secret's text. The form only knows whether the
 * text is valid.
 */
export function useSecretField<S extends BlockSpec = never>(options: SecretFieldOptions<S>) {
  const { fact, rule, check, format, onText, recheckOn } = options
  const { form } = useStepForm()
  const { vault } = useWholeApp()
  const input = useRef<HTMLInputElement>(null)
  const [sent, setSent] = useState('')
  const isBusy = useBusy()
  const latest = useRef(check)
  latest.current = check
  const { register, unregister, trigger } = form ?? {}

  useEffect(() => {
    register?.(fact, {
      validate: () => {
        const violation = latest.current(vault.read(fact) ?? '')
        return violation === null || fieldMessage(rule, violation)
      },
    })
    return () => unregister?.(fact)
  }, [register, unregister, fact, rule, vault])
  useEffect(
    () =>
      vault.onWipe(() => {
        if (input.current === null) return
        setSent(input.current.value.replace(/\d/g, '•'))
        input.current.value = ''
      }),
    [vault],
  )

  useOnlyFieldFocus(input)

  const checkOnLeaving = useLateCheck(form, form => void form.trigger(fact))
  const error = form?.getFieldState(fact, form.formState).error
  const isWrong = error !== undefined
  const checkedOn = useRef(recheckOn)
  useEffect(() => {
    if (checkedOn.current === recheckOn) return
    checkedOn.current = recheckOn
    // While the customer types, the field is checked again only if it already shows an error. Otherwise the check
    // runs when the customer leaves the field.
    const isTyping = input.current === document.activeElement && !isWrong
    if (!isTyping && (vault.read(fact) ?? '') !== '') void trigger?.(fact)
  }, [recheckOn, trigger, vault, fact, isWrong])
  const take = (input: HTMLInputElement, event: Event): void => {
    formatInPlace(input, format, event)
    vault.write(fact, input.value)
    onText?.(input.value)
    if (isWrong) void form?.trigger(fact)
  }
  return {
    ref: input,
    name: fact,
    defaultValue: format(vault.read(fact) ?? ''),
    // The vault is emptied when a payment is sent. An empty form would look as if the card was lost.
    placeholder: isBusy ? sent : undefined,
    error: error?.message,
    onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.target, event.nativeEvent),
    onPaste: numberPaste(text => check(text) === null),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget, event.nativeEvent),
    onBlur: (event: { readonly target: HTMLInputElement }) => {
      // After an edit in the middle, the text can still be without its format, so it is formatted now. A text that is
      // already right is not set again, because that could drop the browser's undo history.
      const formatted = format(event.target.value)
      if (formatted !== event.target.value) event.target.value = formatted
      vault.write(fact, formatted)
      if (event.target.value !== '') checkOnLeaving()
    },
  }
}
