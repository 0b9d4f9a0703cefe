import { useEffect, useRef } from 'react'
import { fieldMessage } from './field-messages.ts'
import { useStepForm } from './step-form.tsx'

/**
 * Registers a required choice with the form. The block itself stores the choice as a fact, so the form checks only that
 * something is chosen. If nothing is chosen, or there is nothing to choose from, a sentence of `rule` is shown.
 */
export function useChoiceField(
  fact: string,
  rule: string,
  isChosen: boolean,
  violation = 'empty',
): { readonly error: string | undefined } {
  const { form } = useStepForm()
  const { register, unregister, clearErrors } = form ?? {}
  const latest = useRef(isChosen)
  latest.current = isChosen
  useEffect(() => {
    register?.(fact, { validate: () => latest.current || fieldMessage(rule, violation) })
    return () => unregister?.(fact)
  }, [register, unregister, fact, rule, violation])
  useEffect(() => {
    if (isChosen) clearErrors?.(fact)
  }, [isChosen, clearErrors, fact])
  return { error: form?.getFieldState(fact, form.formState).error?.message }
}
