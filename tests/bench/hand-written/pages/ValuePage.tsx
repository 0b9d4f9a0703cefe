import { useForm } from 'react-hook-form'
import { formatMoney, formatPhone } from '../format.ts'
import { getLastRecharge, getValues } from '../operator.ts'
import { Page } from '../Page.tsx'
import { navigate } from '../router.ts'
import { useSession } from '../session.ts'
import { useAnswer } from '../use-answer.ts'

/** The largest amount without a bonus, in cents. */
const NO_BONUS = 1500

export function ValuePage() {
  const { customer, change } = useSession()
  const values = useAnswer('values', () => getValues(customer))?.rechargeValues
  const last = useAnswer('last', () => getLastRecharge(customer))
  const { register, handleSubmit, watch, formState } = useForm<{ value: string }>({
    defaultValues: { value: customer.valueCents === undefined ? '' : String(customer.valueCents) },
  })
  const chosen = watch('value')
  const go = (valueCents: number) => {
    change({ valueCents })
    navigate('/pagamento')
  }
  const error = formState.errors.value?.message
  return (
    <Page
      title="Escolha o valor da recarga"
      lead={`Recarga para ${formatPhone(customer.msisdn)}`}
      footer={
        <>
          {chosen ? <strong>{formatMoney(Number(chosen))}</strong> : null}
          <button type="submit" form="value" className="main">
            Continuar
          </button>
        </>
      }
    >
      <form id="value" noValidate onSubmit={event => void handleSubmit(({ value }) => go(Number(value)))(event)}>
        {values === undefined ? (
          <p className="loading">Carregando…</p>
        ) : (
          <fieldset className="grid">
            <legend>Escolha o valor</legend>
            {values.map(({ id, validityDays, mostChosen }) => (
              <label key={id} className="option">
                <input type="radio" value={id} {...register('value', { required: 'Escolha um valor.' })} />
                <span>
                  <b>R$ {id / 100}</b>
                  <small>{id > NO_BONUS ? `+${id / 1000} GB de bônus` : `${validityDays} dias`}</small>
                </span>
                {mostChosen ? <em>mais pedido</em> : null}
              </label>
            ))}
          </fieldset>
        )}
        {error ? (
          <p className="error" role="alert">
            {error}
          </p>
        ) : null}
      </form>
      {/* Below the amounts, because an answer that comes later would otherwise move them while they are tapped. */}
      {last ? (
        <button type="button" className="card" onClick={() => go(last.value * 100)}>
          Repetir {formatMoney(last.value * 100)}
        </button>
      ) : null}
    </Page>
  )
}
