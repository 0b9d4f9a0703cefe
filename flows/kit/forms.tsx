import { useLayoutEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'

/** The texts of fields by fact name. Choices and secrets are validated in the form, but stored elsewhere. */
export type Drafts = Record<string, string>
export type Form = UseFormReturn<Drafts>

interface FormHostProps {
  /** Called with the form, and again whenever the state of its fields changes. */
  readonly onForm: (form: Form) => void
}

/** Creates the React Hook Form that the fields register with. Renders nothing. */
export function FormHost({ onForm }: FormHostProps) {
  const form = useForm<Drafts>({ mode: 'onSubmit', reValidateMode: 'onChange', shouldFocusError: false })
  const { formState } = form
  // React Hook Form notifies only of the parts of its state that were read.
  void formState.errors
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is always the same object; its state changes.
  useLayoutEffect(() => onForm({ ...form }), [formState])
  return null
}
