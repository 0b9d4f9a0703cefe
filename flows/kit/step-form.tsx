import { createContext, type FormEvent, type ReactNode, useContext, useEffect, useId, useMemo, useRef } from 'react'
import { OwnerProvider, useApp, useBusy, useFlowState, useOwner, useSend, useUi } from './app-context.ts'
import { say } from './errors.ts'
import type { Form } from './forms.tsx'
import { type Forms, formHost, useForms } from './use-forms.ts'
import { weighs } from './weighs.ts'
import { useWholeApp } from './whole-app.ts'
import { useWords } from './words.ts'

interface StepFormParts {
  readonly id: string
  /** Undefined until the customer touches a field and the form's code has arrived. */
  readonly form: Form | undefined
  /** Fetches the form's code if needed. Resolves to undefined if the fetch fails. */
  readonly reach: Forms['reach']
  /** Calls `commit` just before the valid form is submitted, so that the field writes its fact. */
  readonly onCommit: (fact: string, commit: () => void) => () => void
  /**
   * Makes the fields write their facts. If the form was submitted and the customer typed nothing afterwards, does
   * nothing.
   */
  readonly keep: () => void
  /**
   * Submits the form without a tap, after the customer has typed everything. If the submit moves money, deletes
   * something or agrees to something, does nothing, because such a submit needs a tap.
   */
  readonly submitTyped: () => void
}

const StepFormContext = createContext<StepFormParts | null>(null)

export function useStepForm(): StepFormParts {
  const parts = useContext(StepFormContext)
  if (parts === null) throw new Error('There is no form around this.')
  return parts
}

interface StepFormProps {
  /** Id of the modal that contains the form. Undefined for the form of the step. */
  readonly modal?: string
  readonly children: ReactNode
}

/**
 * Renders the `<form>` of a step or a modal. If all fields are valid, they write their facts and the form sends
 * `submit`.
 */
export function StepForm({ modal, children }: StepFormProps) {
  return (
    <OwnerProvider value={modal ?? null}>
      <OwnedForm>{children}</OwnedForm>
    </OwnerProvider>
  )
}

function OwnedForm({ children }: { readonly children: ReactNode }) {
  const { flow, ui, page } = useApp()
  const step = useFlowState(state => state.step)
  const modal = useOwner()
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
  const isWeighty = weighs(flow, step, modal, 'submit')
  const submitTyped = useRef(() => {})
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
      submitTyped: () => submitTyped.current(),
    }),
    [id, form],
  )

  const stopWaiting = useRef(() => {
    // If the step was waiting for nothing, a change here would render it, or the step that follows, a second time.
    if (isSubmitting.current && ui.getState().isWaiting) ui.setState({ isWaiting: false })
    isSubmitting.current = false
  })
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      stopWaiting.current()
    }
  }, [])
  const refuse = (): void => {
    isRefused.current = !focusFirstInvalid(element.current)
  }
  useEffect(() => {
    // After a rejected submit, some fields show their errors only after the next render. The focus moves to the first
    // of them then.
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
    // The customer left this form while its code was loading, so nothing is submitted.
    if (isLeft.current) return
    if (reached === undefined) return ui.setState({ notice: { code: page.isOnline() ? 'unloaded' : 'offline' } })
    let isValid = true
    await reached.handleSubmit(onValid, () => {
      isValid = false
    })()
    if (isValid) return
    // The notice is about the previous try, so it is removed.
    ui.setState({ notice: null })
    refuse()
  }
  const submitOnce = (): void => {
    if (isBusy || isSubmitting.current) return
    isSubmitting.current = true
    if (formHost.loaded() === undefined) ui.setState({ isWaiting: true })
    void submit().finally(stopWaiting.current)
  }
  submitTyped.current = () => {
    if (!isWeighty) submitOnce()
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    submitOnce()
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

/** Moves the focus to the first invalid field. Returns false if no field is marked as invalid. */
function focusFirstInvalid(form: HTMLFormElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input[type="radio"]:enabled')
  field?.focus()
  return Boolean(field)
}

/** Some outcomes have the target `field:<fact>`. This hook shows their message at the field of that fact. */
function useMessageAtField(reach: Forms['reach'], onShown: () => void): void {
  const field = useUi(ui => ui.field)
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

/** Calls `commit` when the form is submitted, so that a text field writes its fact. */
export function useCommit(fact: string, commit: () => void): void {
  const { onCommit } = useStepForm()
  const latest = useRef(commit)
  latest.current = commit
  useEffect(() => onCommit(fact, () => latest.current()), [fact, onCommit])
}

/** Returns the function that writes a fact, by the name that a flow config contains. */
export function useWriteFact(): (fact: string, value: unknown) => void {
  const { facts } = useWholeApp()
  return (fact, value) => facts.writeNamed(fact, value)
}
