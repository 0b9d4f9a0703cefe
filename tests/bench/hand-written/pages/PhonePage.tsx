import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Field } from '../Field.tsx'
import { digitsOf, formatPhone, isMobile } from '../format.ts'
import { sendCode } from '../operator.ts'
import { Page } from '../Page.tsx'
import type { Customer } from '../session.ts'
import { CodeForm } from './CodeForm.tsx'

interface Asked {
  readonly msisdn: string
  readonly handle: string
}

/** Asks for the phone number, and then for the code of the SMS. */
export function PhonePage({ onCustomer }: { readonly onCustomer: (customer: Customer) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<{ phone: string }>()
  const [asked, setAsked] = useState<Asked | null>(null)
  if (asked !== null)
    return <CodeForm phone={formatPhone(asked.msisdn)} handle={asked.handle} onCustomer={onCustomer} />
  const phone = register('phone', {
    validate: text => isMobile(text) || 'Digite o DDD e o número do celular.',
    onChange: event => {
      event.target.value = formatPhone(event.target.value)
    },
  })
  const onSubmit = handleSubmit(async values => {
    const msisdn = digitsOf(values.phone)
    try {
      const { encryptedMsisdn } = await sendCode(msisdn)
      setAsked({ msisdn, handle: encryptedMsisdn })
    } catch {
      setError('phone', { message: 'Não conseguimos enviar o código. Tente de novo.' })
    }
  })
  return (
    <Page
      title="Sua recarga em um minuto."
      lead="Digite seu número. Enviamos um código por SMS, sem senha para lembrar."
    >
      <form noValidate onSubmit={event => void onSubmit(event)}>
        <Field
          {...phone}
          label="Número com DDD"
          hint="Pré-pago ou Controle"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={formState.errors.phone?.message}
        />
        <button type="submit" className="main" disabled={formState.isSubmitting}>
          {formState.isSubmitting ? 'Enviando o código' : 'Receber código'}
        </button>
      </form>
      <p className="note">Ambiente seguro. Nunca pedimos sua senha.</p>
    </Page>
  )
}
