import { useEffect, useRef } from 'react'
import type { Form } from './forms.tsx'

/**
 * Returns a function for a field's blur event. It runs `check` at once if the form's code has arrived, otherwise as
 * soon as the code arrives.
 */
export function useLateCheck(form: Form | undefined, check: (form: Form) => void): () => void {
  const isLate = useRef(false)
  const latest = useRef(check)
  latest.current = check
  useEffect(() => {
    if (form === undefined || !isLate.current) return
    isLate.current = false
    latest.current(form)
  }, [form])
  return () => {
    if (form === undefined) isLate.current = true
    else check(form)
  }
}
