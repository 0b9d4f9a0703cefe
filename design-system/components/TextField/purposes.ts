import type { ComponentPropsWithRef } from 'react'

export type Purpose = 'phone' | 'cpf' | 'cardNumber' | 'expiry' | 'cvv' | 'money'

type Attributes = Pick<ComponentPropsWithRef<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'spellCheck'>

const digits = (autoComplete: string): Attributes => ({
  type: 'text',
  inputMode: 'numeric',
  autoComplete,
  spellCheck: false,
})

/** The keyboard and the autofill for each kind of value (HTML standard, 4.10.18.7, "Autofill"). */
export const purposes: Record<Purpose, Attributes> = {
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel-national' },
  cpf: digits('off'),
  cardNumber: digits('cc-number'),
  expiry: digits('cc-exp'),
  cvv: digits('cc-csc'),
  money: digits('off'),
}
