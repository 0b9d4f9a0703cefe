import { useLayoutEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'

/** Texts by fact name; choices and secrets are validated here but kept elsewhere. */
export type Drafts = Record<string, string>
export type Form = UseFormReturn<Drafts>

interface FormHostProps {
  /** Called with the form, and again whenever what is known of its fields changes. */
  readonly onForm: (form: Form) => void
}

/** Holds a React Hook Form beside the fields, whose inputs it takes as they are. Renders nothing. */
export function FormHost({ onForm }: FormHostProps) {
  const form = useForm<Drafts>({ mode: 'onSubmit', reValidateMode: 'onChange', shouldFocusError: false })
  const { formState } = form
  // To read them is to be told of them.
  void formState.errors
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is one object as long as it lives; its state is not.
  useLayoutEffect(() => onForm({ ...form }), [formState])
  return null
}
