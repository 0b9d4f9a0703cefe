import { formatDate, formatMoney, formatPhone } from '../format.ts'
import { Page } from '../Page.tsx'
import { navigate } from '../router.ts'
import { useSession } from '../session.ts'

export function SuccessPage() {
  const { customer } = useSession()
  const { receipt, msisdn, valueCents = 0 } = customer
  if (receipt === undefined) return <Page title="Nenhuma recarga">Escolha um valor para começar.</Page>
  const rows = [
    ['Valor', formatMoney(valueCents)],
    ['Número', formatPhone(msisdn)],
    ['Pagamento', receipt.method],
    ['Data', formatDate(receipt.date)],
    ['NSU', receipt.nsu],
  ] as const
  const share = () => {
    const text = rows.map(row => row.join(': ')).join('\n')
    void (navigator.share ? navigator.share({ text }) : navigator.clipboard.writeText(text)).catch(() => undefined)
  }
  return (
    <Page title="Recarga feita!" lead="Os créditos já estão disponíveis no número recarregado.">
      <dl className="receipt">
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <button type="button" className="main" onClick={share}>
        Compartilhar comprovante
      </button>
      <button type="button" className="link" onClick={() => navigate('/valor')}>
        Voltar ao início
      </button>
    </Page>
  )
}
