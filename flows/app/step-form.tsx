import {
  type ComponentType,
  createContext,
  type FormEvent,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { useApp, useBusy, useSend, useUi } from './app-context.ts'
import { persist } from './bodies.ts'
import { codeOf } from './code.ts'
import { messageFor } from './errors.ts'
import type { Form } from './forms.tsx'
import { report } from './report.ts'

interface StepFormParts {
  readonly id: string
  /** Undefined until the person touches the form: only then is its code fetched. */
  readonly form: Form | undefined
  /** Called when the form is valid and about to be sent: the field writes what it holds. */
  readonly onCommit: (fact: string, commit: () => void) => () => void
}

/** A form is only a form once somebody touches it. */
const formHost = codeOf(async () => (await import('./forms.tsx')).FormHost)

const StepFormContext = createContext<StepFormParts | null>(null)

export function useStepForm(): StepFormParts {
  const parts = useContext(StepFormContext)
  if (parts === null) throw new Error('A field was rendered outside a StepForm.')
  return parts
}

/** One step's form, or one modal's: valid fields write their facts, and the flow hears `submit`. Renders a `<form>`. */
export function StepForm({ children }: { readonly children: ReactNode }) {
  const { Host, form, onForm, reach } = useForms()
  const id = useId()
  const commits = useRef(new Map<string, () => void>())
  const element = useRef<HTMLFormElement>(null)
  const isRefused = useRef(false)
  const send = useSend()
  const isBusy = useBusy()
  const parts = useMemo<StepFormParts>(
    () => ({
      id,
      form,
      onCommit(fact, commit) {
        commits.current.set(fact, commit)
        return () => commits.current.delete(fact)
      },
    }),
    [id, form],
  )

  const refuse = (): void => {
    isRefused.current = !focusFirstInvalid(element.current)
  }
  useEffect(() => {
    // The field that is wrong may show so only now.
    if (isRefused.current) refuse()
  })
  useMessageAtField(reach, refuse)

  const onValid = (): void => {
    for (const commit of commits.current.values()) commit()
    send('submit')
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    const reached = await reach()
    if (reached === undefined) return
    let isValid = true
    await reached.handleSubmit(onValid, () => {
      isValid = false
    })()
    if (!isValid) refuse()
  }
  return (
    <StepFormContext value={parts}>
      {Host === undefined ? null : <Host onForm={onForm} />}
      <form
        id={id}
        ref={element}
        noValidate
        onFocus={() => void reach()}
        onInput={() => void reach()}
        onSubmit={event => void onSubmit(event)}
      >
        {children}
      </form>
    </StepFormContext>
  )
}

interface Forms {
  readonly Host: ComponentType<{ readonly onForm: (form: Form) => void }> | undefined
  readonly form: Form | undefined
  readonly onForm: (form: Form) => void
  /** Fetches its code if need be. Resolves when every field has joined the form; with nothing when it cannot be had. */
  readonly reach: () => Promise<Form | undefined>
}

function useForms(): Forms {
  const { page, ui } = useApp()
  const [Host, setHost] = useState(formHost.loaded)
  const [form, setForm] = useState<Form>()
  const waiting = useRef<((form: Form) => void)[]>([])
  const latest = useRef(form)
  latest.current = form
  useEffect(() => {
    if (form === undefined) return
    for (const resolve of waiting.current.splice(0)) resolve(form)
  }, [form])

  async function reach(): Promise<Form | undefined> {
    if (latest.current !== undefined) return latest.current
    const joined = new Promise<Form>(resolve => waiting.current.push(resolve))
    try {
      const loaded = await persist(page.clock, formHost.load)
      setHost(() => loaded)
    } catch (error) {
      report('form-lost', String(error))
      ui.setState({ notice: { code: 'unreachable' } })
      return undefined
    }
    return joined
  }
  return { Host, form, onForm: setForm, reach }
}

/** False when no field is marked as wrong. */
function focusFirstInvalid(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input[type="radio"]')
  field?.focus()
  return field !== null && field !== undefined
}

/** An outcome that leads to `field:<fact>` says its message there. */
function useMessageAtField(reach: Forms['reach'], onShown: () => void): void {
  const { field } = useUi()
  const { contents } = useApp()
  const shown = useRef(field?.count ?? 0)
  useEffect(() => {
    if (field === null || field.message === null || field.count === shown.current) return
    shown.current = field.count
    const { code, text } = field.message
    void Promise.all([contents.loadErrors(), reach()]).then(
      ([errors, form]) => {
        form?.setError(field.fact, { type: 'flow', message: text ?? messageFor(errors, code).text })
        onShown()
      },
      () => undefined,
    )
  })
}

/** Writes a text's fact when the form is sent. */
export function useCommit(fact: string, commit: () => void): void {
  const { onCommit } = useStepForm()
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => onCommit(fact, () => latest.current()), [fact, onCommit])
}

/** Writes a fact named by a config. */
export function useWriteFact(): (fact: string, value: unknown) => void {
  const { facts } = useApp()
  return (fact, value) => facts.writeNamed(fact, value)
}
