import { useEffect, useRef } from 'react'
import type { Form } from './forms.tsx'

/** For a field that is left: checks it now, or when the form's code has come, which a fast hand does not wait for. */
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
