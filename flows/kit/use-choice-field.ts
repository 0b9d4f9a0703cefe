import { useEffect, useRef } from 'react'
import { fieldMessage } from './field-messages.ts'
import { useStepForm } from './step-form.tsx'

/** A choice that has to be made before the form is sent. Its value lives in facts; the form only checks it, and `rule` names the sentence: what is wrong is that nothing is chosen, or can be. */
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
