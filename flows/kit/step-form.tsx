import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react'
import { OwnerProvider, useApp, useBusy, useSend, useUi } from './app-context.ts'
import { say } from './errors.ts'
import type { Form } from './forms.tsx'
import { type Forms, useForms } from './use-forms.ts'
import { useWholeApp } from './whole-app.ts'
import { useWords } from './words.ts'

interface StepFormParts {
  readonly id: string
  /** Undefined until the customer touches a field and the form's code has arrived. */
  readonly form: Form | undefined
  /** Fetches the code of forms if needed. Resolves to undefined if it cannot be fetched. */
  readonly reach: Forms['reach']
  /** Calls `commit` when the valid form is about to be submitted: the field writes its fact. */
  readonly onCommit: (fact: string, commit: () => void) => () => void
  /** Makes the fields write their facts, unless the form was submitted and nothing was typed since. */
  readonly keep: () => void
}

const StepFormContext = createContext<StepFormParts | null>(null)

export function useStepForm(): StepFormParts {
  const parts = useContext(StepFormContext)
  if (parts === null) throw new Error('There is no form around this.')
  return parts
}

interface StepFormProps {
  /** Id of the modal that the form is in; undefined for the form of the step. */
  readonly modal?: string
  readonly children: ReactNode
}

/** The form of a step or a modal. If valid, its fields write their facts and it sends `submit`. Renders a `<form>`. */
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
    // The error may be rendered only now, after `submit` returned.
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
    // The customer has left this form while its code was loading.
    if (isLeft.current) return
    if (reached === undefined) return ui.setState({ notice: { code: page.isOnline() ? 'unloaded' : 'offline' } })
    let isValid = true
    await reached.handleSubmit(onValid, () => {
      isValid = false
    })()
    if (isValid) return
    // Removes the notice, because it is about the previous try.
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

/** Focuses the first invalid field. Returns false if no field is marked as invalid. */
function focusFirstInvalid(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input[type="radio"]:enabled')
  field?.focus()
  return field !== null && field !== undefined
}

/** Shows the message of an outcome that leads to `field:<fact>` at that field. */
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

/** Calls `commit` when the form is submitted, to write a text's fact. */
export function useCommit(fact: string, commit: () => void): void {
  const { onCommit } = useStepForm()
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => onCommit(fact, () => latest.current()), [fact, onCommit])
}

/** Returns the function that writes a fact that a config names. */
export function useWriteFact(): (fact: string, value: unknown) => void {
  const { facts } = useWholeApp()
  return (fact, value) => facts.writeNamed(fact, value)
}
