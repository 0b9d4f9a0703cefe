import type { ChangeEvent } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../Field.tsx'
import { digitsOf } from '../format.ts'
import { openSession } from '../operator.ts'
import { Page } from '../Page.tsx'
import type { Customer } from '../session.ts'

interface CodeFormProps {
  readonly phone: string
  readonly handle: string
  readonly onCustomer: (customer: Customer) => void
}

export function CodeForm({ phone, handle, onCustomer }: CodeFormProps) {
  const { register, handleSubmit, setError, formState } = useForm<{ code: string }>()
  const onSubmit = handleSubmit(async ({ code }) => {
    try {
      onCustomer(await openSession(handle, digitsOf(code)))
    } catch {
      setError('code', { message: 'O código não confere.' })
    }
  })
  return (
    <Page title="Digite o código" lead={`Enviado para ${phone}`}>
      <form noValidate onSubmit={event => void onSubmit(event)}>
        <Field
          {...register('code', {
            validate: text => digitsOf(text).length === 6 || 'O código tem 6 dígitos.',
            onChange: (event: ChangeEvent<HTMLInputElement>) => {
              if (digitsOf(event.target.value).length === 6) void onSubmit()
            },
          })}
          label="Código de 6 dígitos"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          error={formState.errors.code?.message}
        />
        <button type="submit" className="main" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? 'Entrando' : 'Entrar'}
        </button>
      </form>
    </Page>
  )
}
