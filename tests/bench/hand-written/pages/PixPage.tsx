import { useEffect, useState } from 'react'
import { renderSVG } from 'uqr'
import { formatMoney } from '../format.ts'
import { getPixCode, untilPaid } from '../operator.ts'
import { Page } from '../Page.tsx'
import { navigate } from '../router.ts'
import { useSession } from '../session.ts'

/** Shows the Pix code, and leads to the receipt when the code is paid. */
export function PixPage() {
  const { customer, change } = useSession()
  const { pixId, valueCents = 0 } = customer
  const [code, setCode] = useState<string>()
  const [failed, setFailed] = useState(false)
  const [copied, setCopied] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another recharge has another code.
  useEffect(() => {
    if (pixId === undefined) return
    let isGone = false
    getPixCode(customer, pixId).then(
      ({ qr_code }) => setCode(qr_code),
      () => setFailed(true),
    )
    const watch = async (): Promise<void> => {
      const paid = await untilPaid(customer, pixId).catch(() => undefined)
      if (isGone) return
      if (paid === undefined) return watch()
      change({ receipt: { ...paid, method: 'Pix' } })
      navigate('/sucesso')
    }
    void watch()
    return () => {
      isGone = true
    }
  }, [pixId])
  const copy = async () => {
    await navigator.clipboard.writeText(code ?? '')
    setCopied(true)
  }
  return (
    <Page title="Pague com Pix" lead={`${formatMoney(valueCents)} no aplicativo do seu banco`} back>
      {code === undefined ? (
        <p className={failed ? 'error' : 'loading'} role={failed ? 'alert' : undefined}>
          {failed ? 'O código não foi gerado. Volte e tente de novo.' : 'Carregando…'}
        </p>
      ) : (
        <>
          <img className="qr" alt="QR code do Pix" src={`data:image/svg+xml,${encodeURIComponent(renderSVG(code))}`} />
          <p className="code">{code}</p>
          <button type="button" className="main" onClick={() => void copy().catch(() => undefined)}>
            {copied ? 'Código copiado' : 'Copiar código Pix'}
          </button>
        </>
      )}
    </Page>
  )
}
