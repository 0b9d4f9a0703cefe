import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useApp } from './app-context.ts'
import { retry } from './bodies.ts'
import { codeOf } from './code.ts'
import type { Form } from './forms.tsx'
import { report } from './report.ts'

/** The code of forms. It is fetched when the customer first touches a field, because many steps have no field. */
export const formHost = codeOf(async () => (await import('./forms.tsx')).FormHost)

export interface Forms {
  readonly Host: ComponentType<{ readonly onForm: (form: Form) => void }> | undefined
  readonly form: Form | undefined
  readonly onForm: (form: Form) => void
  /**
   * Fetches the form's code if needed. Resolves to the form once every field has registered, or to undefined if the
   * fetch fails.
   */
  readonly reach: () => Promise<Form | undefined>
}

/**
 * Returns the form of a step or modal. The form does not exist until a field needs it, even if its code has arrived:
 * creating it renders every field again, which would slow down the opening of each step.
 */
export function useForms(): Forms {
  const { page } = useApp()
  const [Host, setHost] = useState<ReturnType<typeof formHost.loaded>>()
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
      const loaded = await retry(page.clock, formHost.load)
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
