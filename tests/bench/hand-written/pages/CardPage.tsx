import { useEffect, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { digitsOf, formatMoney, formatPhone } from '../format.ts'
import { charge, createPix, getBin, getPlace, getWaysToPay, settle, tokenize } from '../operator.ts'
import { Page } from '../Page.tsx'
import { navigate } from '../router.ts'
import { type Customer, useSession } from '../session.ts'
import { useAnswer } from '../use-answer.ts'
import { type CardValues, NewCard } from './NewCard.tsx'

export function CardPage() {
  const { customer, change } = useSession()
  const ways = useAnswer('ways', () => getWaysToPay(customer))
  useAnswer('place', getPlace)
  const form = useForm<CardValues>({ defaultValues: { way: '', pan: '', expiry: '', cvv: '', save: false } })
  const [failed, setFailed] = useState(false)
  const way = form.watch('way')
  const { isSubmitting, errors } = form.formState
  useEffect(() => {
    if (way === 'pix') import('./PixPage.tsx').catch(() => undefined)
  }, [way])
  const onSubmit = form.handleSubmit(async values => {
    setFailed(false)
    try {
      if (values.way === 'pix') {
        change({ pixId: (await createPix(customer)).id })
        navigate('/pix')
      } else {
        change({ receipt: await pay(customer, values) })
        navigate('/sucesso')
      }
    } catch {
      setFailed(true)
    }
  })
  const option = (value: string, label: string, detail: string) => (
    <label key={value} className="option row">
      <input type="radio" value={value} {...form.register('way', { required: 'Escolha como pagar.' })} />
      <span>
        <b>{label}</b>
        <small>{detail}</small>
      </span>
    </label>
  )
  return (
    <Page
      title="Como você quer pagar?"
      back
      footer={
        <>
          <span>
            {formatPhone(customer.msisdn)} <strong>{formatMoney(customer.valueCents ?? 0)}</strong>
          </span>
          <button type="submit" form="card" className="main" disabled={isSubmitting}>
            {isSubmitting ? 'Falta pouco' : 'Pagar'}
          </button>
        </>
      }
    >
      <FormProvider {...form}>
        <form id="card" noValidate onSubmit={event => void onSubmit(event)}>
          {ways === undefined ? (
            <p className="loading">Carregando…</p>
          ) : (
            <fieldset>
              <legend>Forma de pagamento</legend>
              {ways.cards.map(card => option(card.token, `Crédito final ${card.last}`, 'Cartão salvo'))}
              {ways.methods.includes('credit')
                ? option('new', 'Cartão de crédito', 'Visa, Mastercard, Elo e outros')
                : null}
              {ways.methods.includes('pix') ? option('pix', 'Pix', 'Pague no aplicativo do seu banco') : null}
            </fieldset>
          )}
          {way === 'new' ? <NewCard /> : null}
          {errors.way || failed ? (
            <p className="error" role="alert">
              {errors.way?.message ?? 'O pagamento não foi feito. Tente de novo.'}
            </p>
          ) : null}
        </form>
      </FormProvider>
    </Page>
  )
}

async function pay(customer: Customer, { way, pan, expiry, cvv, save }: CardValues) {
  const number = digitsOf(pan)
  const [month = '', year = ''] = expiry.split('/')
  if (way === 'new' && (await getBin(number.slice(0, 6))).bin.CardType === 'Débito') throw new Error('debit')
  const token = way === 'new' ? await tokenize(number, month, `20${year}`) : way
  const created = await charge(customer, way === 'new' ? { token, cvv, save } : { token })
  const method = way === 'new' ? `Cartão final ${number.slice(-4)}` : 'Cartão salvo'
  return { ...(await settle(customer, created)), method }
}
