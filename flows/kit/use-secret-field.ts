import { type ChangeEvent, type CompositionEvent, useEffect, useRef } from 'react'
import type { SecretFactName } from '../../runtime/facts.ts'
import { useApp } from './app-context.ts'
import { fieldMessage } from './field-messages.ts'
import { formatInPlace } from './format-in-place.ts'
import { numberPaste } from './number-paste.ts'
import { useStepForm } from './step-form.tsx'
import { useLateCheck } from './use-late-check.ts'

export interface SecretFieldOptions {
  readonly fact: SecretFactName
  readonly rule: string
  /** The name of what is wrong with a text, or null. */
  readonly check: (text: string) => string | null
  readonly format: (text: string) => string
  readonly onText?: (text: string) => void
  /** Changes with what the check goes by besides the text: what was right may be wrong now. */
  readonly recheckOn?: string
}

/** A text that goes to the vault and nowhere else: the form knows only whether it is right. */
export function useSecretField({ fact, rule, check, format, onText, recheckOn }: SecretFieldOptions) {
  const { form } = useStepForm()
  const { vault } = useApp()
  const input = useRef<HTMLInputElement>(null)
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
        if (input.current !== null) input.current.value = ''
      }),
    [vault],
  )

  const checkOnLeaving = useLateCheck(form, form => void form.trigger(fact))
  const error = form?.getFieldState(fact, form.formState).error
  const isWrong = error !== undefined
  const checkedOn = useRef(recheckOn)
  useEffect(() => {
    if (checkedOn.current === recheckOn) return
    checkedOn.current = recheckOn
    // Where the person is still typing it is checked when they leave, unless it already says that it is wrong.
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
    error: error?.message,
    onChange: (event: ChangeEvent<HTMLInputElement>) => take(event.target, event.nativeEvent),
    onPaste: numberPaste(text => check(text) === null),
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget, event.nativeEvent),
    onBlur: (event: { readonly target: HTMLInputElement }) => {
      // Changes in the middle of the text may have left it unformatted. A value that is set, even to itself, can end what can be undone.
      const formatted = format(event.target.value)
      if (formatted !== event.target.value) event.target.value = formatted
      vault.write(fact, formatted)
      if (event.target.value !== '') checkOnLeaving()
    },
  }
}
