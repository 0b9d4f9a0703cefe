import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react'
import { OwnerProvider, useApp, useBusy, useSend, useUi } from './app-context.ts'
import { say } from './errors.ts'
import type { Form } from './forms.tsx'
import { type Forms, useForms } from './use-forms.ts'
import { useWords } from './words.ts'

interface StepFormParts {
  readonly id: string
  /** Undefined until somebody has touched a field, and its code has arrived. */
  readonly form: Form | undefined
  /** The form, its code fetched if need be; nothing when that cannot be had. */
  readonly reach: Forms['reach']
  /** Called when the form is valid and about to be sent: the field writes what it holds. */
  readonly onCommit: (fact: string, commit: () => void) => () => void
  /** Has the fields write what they hold, unless it was sent and nothing was typed since. */
  readonly keep: () => void
}

const StepFormContext = createContext<StepFormParts | null>(null)

export function useStepForm(): StepFormParts {
  const parts = useContext(StepFormContext)
  if (parts === null) throw new Error('There is no form around this.')
  return parts
}

interface StepFormProps {
  /** The modal that it is in; the step's own has none. */
  readonly modal?: string
  readonly children: ReactNode
}

/** One step's form, or one modal's: valid fields write their facts, and the flow hears `submit`. Renders a `<form>`. */
export function StepForm({ modal, children }: StepFormProps) {
  return (
    <OwnerProvider value={modal ?? null}>
      <OwnedForm>{children}</OwnedForm>
    </OwnerProvider>
  )
}

function OwnedForm({ children }: { readonly children: ReactNode }) {
  const { ui, page } = useApp()
  const { Host, form, onForm, reach } = useForms()
  const id = useId()
  const commits = useRef(new Map<string, () => void>())
  const element = useRef<HTMLFormElement>(null)
  const latestReach = useRef(reach)
  latestReach.current = reach
  const isRefused = useRef(false)
  const isLeft = useRef(false)
  const isSubmitting = useRef(false)
  const isSent = useRef(false)
  const send = useSend()
  const isBusy = useBusy()
  const parts = useMemo<StepFormParts>(
    () => ({
      id,
      form,
      reach: () => latestReach.current(),
      onCommit(fact, commit) {
        commits.current.set(fact, commit)
        return () => commits.current.delete(fact)
      },
      keep() {
        if (!isSent.current) commitAll(commits.current)
      },
    }),
    [id, form],
  )

  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (isSubmitting.current) ui.setState({ isWaiting: false })
    }
  }, [ui])
  const refuse = (): void => {
    isRefused.current = !focusFirstInvalid(element.current)
  }
  useEffect(() => {
    // The field that is wrong may show so only now.
    if (isRefused.current) refuse()
  })
  useMessageAtField(reach, refuse)

  const onValid = (): void => {
    isSent.current = true
    commitAll(commits.current)
    send('submit')
  }
  const submit = async (): Promise<void> => {
    const reached = await reach()
    // Whoever has gone on meanwhile did not ask for it there.
    if (isLeft.current) return
    if (reached === undefined) return ui.setState({ notice: { code: page.isOnline() ? 'unloaded' : 'offline' } })
    let isValid = true
    await reached.handleSubmit(onValid, () => {
      isValid = false
    })()
    if (isValid) return
    // What was said of the last try is not about this one.
    ui.setState({ notice: null })
    refuse()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    if (isBusy || isSubmitting.current) return
    isSubmitting.current = true
    if (form === undefined) ui.setState({ isWaiting: true })
    void submit().finally(() => {
      isSubmitting.current = false
      if (!isLeft.current) ui.setState({ isWaiting: false })
    })
  }
  const onTouch = ({ target }: { readonly target: EventTarget }): void => {
    if (target instanceof HTMLInputElement) void reach()
  }
  const onType = (event: FormEvent<HTMLFormElement>): void => {
    isSent.current = false
    onTouch(event)
  }
  return (
    <StepFormContext value={parts}>
      {Host === undefined ? null : <Host onForm={onForm} />}
      <form id={id} ref={element} noValidate onFocus={onTouch} onInput={onType} onSubmit={onSubmit}>
        {children}
      </form>
    </StepFormContext>
  )
}

function commitAll(commits: ReadonlyMap<string, () => void>): void {
  for (const commit of commits.values()) commit()
}

/** False when no field is marked as wrong. */
function focusFirstInvalid(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input[type="radio"]:enabled')
  field?.focus()
  return field !== null && field !== undefined
}

/** An outcome that leads to `field:<fact>` says its message there. */
function useMessageAtField(reach: Forms['reach'], onShown: () => void): void {
  const { field } = useUi()
  const { contents, facts } = useApp()
  const { brand, noNetwork } = useWords()
  const shown = useRef(field?.count ?? 0)
  useEffect(() => {
    if (field === null || field.message === null || field.count === shown.current) return
    shown.current = field.count
    const { message } = field
    const words = contents.loadErrors().then(
      errors => say(errors, message, { brand, facts: facts.all() }).text,
      () => message.text ?? noNetwork,
    )
    void Promise.all([words, reach()]).then(([said, form]) => {
      form?.setError(field.fact, { type: 'flow', message: said })
      onShown()
    })
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
