import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { useApp, useBusy, useSend, useUi } from './app-context.ts'
import { loadErrors, messageFor } from './errors.ts'

/** Texts by fact name; choices and secrets are validated here but kept elsewhere. */
export type Drafts = Record<string, string>

interface StepFormParts {
  readonly id: string
  /** Called when the form is valid and about to be sent: the field writes what it holds. */
  readonly onCommit: (fact: string, commit: () => void) => () => void
}

const StepFormContext = createContext<StepFormParts | null>(null)

export function useStepForm(): StepFormParts {
  const parts = useContext(StepFormContext)
  if (parts === null) throw new Error('A field was rendered outside a StepForm.')
  return parts
}

/** One step's form, or one modal's: valid fields write their facts, and the flow hears `submit`. Renders a `<form>`. */
export function StepForm({ children }: { readonly children: ReactNode }) {
  const form = useForm<Drafts>({ mode: 'onSubmit', reValidateMode: 'onChange', shouldFocusError: false })
  const id = useId()
  const commits = useRef(new Map<string, () => void>())
  const element = useRef<HTMLFormElement>(null)
  const [refused, setRefused] = useState(0)
  const send = useSend()
  const isBusy = useBusy()
  const [parts] = useState<StepFormParts>(() => ({
    id,
    onCommit(fact, commit) {
      commits.current.set(fact, commit)
      return () => commits.current.delete(fact)
    },
  }))

  useEffect(() => {
    if (refused > 0) focusFirstInvalid(element.current)
  }, [refused])
  useMessageAtField(form, () => setRefused(count => count + 1))

  const onValid = (): void => {
    for (const commit of commits.current.values()) commit()
    send('submit')
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault()
    if (isBusy) return
    let isValid = true
    await form.handleSubmit(onValid, () => {
      isValid = false
    })()
    // Only now do the fields know that they are wrong.
    if (!isValid) setRefused(count => count + 1)
  }
  return (
    <FormProvider {...form}>
      <StepFormContext value={parts}>
        <form id={id} ref={element} noValidate onSubmit={event => void onSubmit(event)}>
          {children}
        </form>
      </StepFormContext>
    </FormProvider>
  )
}

function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input[type="radio"]')?.focus()
}

/** An outcome that leads to `field:<fact>` says its message there. */
function useMessageAtField(form: UseFormReturn<Drafts>, onShown: () => void): void {
  const { field } = useUi()
  const shown = useRef(field?.count ?? 0)
  useEffect(() => {
    if (field === null || field.message === null || field.count === shown.current) return
    shown.current = field.count
    const { code, text } = field.message
    void loadErrors().then(
      errors => {
        form.setError(field.fact, { type: 'flow', message: text ?? messageFor(errors, code).text })
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
