import { useFormContext } from 'react-hook-form'
import { Field } from '../Field.tsx'
import { digitsOf, formatCard, formatExpiry, isCardNumber, isExpiry } from '../format.ts'
import { type Brand, getBrands } from '../operator.ts'
import { useAnswer } from '../use-answer.ts'

export interface CardValues {
  readonly way: string
  readonly pan: string
  readonly expiry: string
  readonly cvv: string
  readonly save: boolean
}

/** The fields of a new card. */
export function NewCard() {
  const { register, watch, formState } = useFormContext<CardValues>()
  const { errors } = formState
  const brands = useAnswer('brands', getBrands)
  const brand = brands && brandOf(brands, digitsOf(watch('pan')))
  const code = brand?.code ?? 3
  const formatted = (format: (text: string) => string) => ({
    onChange: (event: { target: { value: string } }) => {
      event.target.value = format(event.target.value)
    },
  })
  return (
    <fieldset>
      <legend>Dados do cartão</legend>
      <Field
        {...register('pan', { validate: text => isCardNumber(text) || 'Confira o número.', ...formatted(formatCard) })}
        label="Número do cartão"
        hint={brand?.brand}
        inputMode="numeric"
        autoComplete="cc-number"
        error={errors.pan?.message}
      />
      <div className="pair">
        <Field
          {...register('expiry', { validate: text => isExpiry(text) || 'Confira a data.', ...formatted(formatExpiry) })}
          label="Validade"
          hint="MM/AA"
          inputMode="numeric"
          autoComplete="cc-exp"
          error={errors.expiry?.message}
        />
        <Field
          {...register('cvv', { validate: text => digitsOf(text).length === code || `São ${code} dígitos.` })}
          label="CVV"
          hint={`${code} dígitos`}
          inputMode="numeric"
          autoComplete="cc-csc"
          error={errors.cvv?.message}
        />
      </div>
      <label className="switch">
        <input type="checkbox" {...register('save')} /> Salvar este cartão
      </label>
    </fieldset>
  )
}

function brandOf(brands: readonly Brand[], pan: string): Brand | undefined {
  const fits = (prefix: string) => {
    const [from = '', to = from] = prefix.split('-')
    const head = pan.slice(0, from.length)
    return head.length === from.length && head >= from && head <= to
  }
  return brands.find(({ prefixes }) => prefixes.some(fits))
}
