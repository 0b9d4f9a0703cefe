import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useApp } from './app-context.ts'
import { persist } from './bodies.ts'
import { codeOf } from './code.ts'
import type { Form } from './forms.tsx'
import { report } from './report.ts'

/** A form is only a form once somebody touches it. */
const formHost = codeOf(async () => (await import('./forms.tsx')).FormHost)

export interface Forms {
  readonly Host: ComponentType<{ readonly onForm: (form: Form) => void }> | undefined
  readonly form: Form | undefined
  readonly onForm: (form: Form) => void
  /** Fetches its code if need be. Resolves when every field has joined the form; with nothing when it cannot be had. */
  readonly reach: () => Promise<Form | undefined>
}

/** The form of the fields around it, from the moment that it is needed. */
export function useForms(): Forms {
  const { page } = useApp()
  const [Host, setHost] = useState(formHost.loaded)
  const [form, setForm] = useState<Form>()
  const latest = useRef(form)
  latest.current = form
  const joining = useRef<Promise<Form | undefined>>(undefined)
  const join = useRef<(form: Form) => void>(undefined)
  useEffect(() => {
    if (form !== undefined) join.current?.(form)
  }, [form])

  async function loadForm(): Promise<Form | undefined> {
    const joined = new Promise<Form>(resolve => {
      join.current = resolve
    })
    try {
      const loaded = await persist(page.clock, formHost.load)
      setHost(() => loaded)
    } catch (error) {
      report('form-lost', String(error))
      joining.current = undefined
      return undefined
    }
    return joined
  }
  return {
    Host,
    form,
    onForm: setForm,
    reach() {
      if (latest.current !== undefined) return Promise.resolve(latest.current)
      joining.current ??= loadForm()
      return joining.current
    },
  }
}
