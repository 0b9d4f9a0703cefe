import { useLayoutEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'

/**
 * The texts of the fields, by the name of each field's fact. The form does not store choices and secrets: facts and the
 * vault do. It only checks them.
 */
export type Drafts = Record<string, string>
export type Form = UseFormReturn<Drafts>

interface FormHostProps {
  /** Called with the form at first, and again whenever the state of a field changes. */
  readonly onForm: (form: Form) => void
}

/** Creates the form (React Hook Form) in which all fields register. Renders nothing. */
export function FormHost({ onForm }: FormHostProps) {
  const form = useForm<Drafts>({ mode: 'onSubmit', reValidateMode: 'onSubmit', shouldFocusError: false })
  const { formState } = form
  // This line makes React Hook Form render again when an error changes: it does so only for those parts of its state
  // that the component has read.
  void formState.errors
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is always the same object; its state changes.
  useLayoutEffect(() => onForm({ ...form }), [formState])
  return null
}
