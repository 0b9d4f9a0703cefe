import { useLayoutEffect } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'

/**
 * The texts of the fields, by the name of each field's fact. The form does not store choices and secrets: facts and the
 * vault do. It only checks them.
 */
export type Drafts = Record<string, string>
export type Form = UseFormReturn<Drafts>

interface FormHostProps {
  /** Called with the form at first, and again whenever the errors change. */
  readonly onForm: (form: Form) => void
}

/** Creates the form (React Hook Form) in which all fields register. Renders nothing. */
export function FormHost({ onForm }: FormHostProps) {
  const form = useForm<Drafts>({ mode: 'onSubmit', reValidateMode: 'onSubmit', shouldFocusError: false })
  // React Hook Form renders again only when a part of its state changes that the component has read. It also does so
  // when it has checked a field and found the same errors. All fields would then render again, in the middle of a tap.
  const errors = JSON.stringify(form.formState.errors, (key, value) => key === 'ref' || value)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form is always the same object; its errors change.
  useLayoutEffect(() => onForm({ ...form }), [errors])
  return null
}
