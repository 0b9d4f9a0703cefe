import { html, raw } from 'hono/html'
import { formatBrl } from '../../runtime/rules/money.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'
import type { ElsewhereChargeDocument } from '../charges/charge-documents.ts'

/** The page looks unlike the product, as a bank's page does, so that customers see that they left the product. */
const style = raw(`
:root { color-scheme: light dark; --ground: #eef3ee; --card: #fff; --ink: #10241a; --quiet: #47594e; --line: #d3ded6; --brand: #0b6b3a; --on-brand: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #0b1410; --card: #14211a; --ink: #e8f2ec; --quiet: #b0c2b7; --line: #2c3d33; --brand: #6fd39c; --on-brand: #04240f } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 17px/1.5 system-ui, sans-serif }
header { background: var(--brand); color: var(--on-brand); padding: 1rem; font-weight: 700 }
main { max-width: 28rem; margin: 0 auto; padding: 1rem; display: grid; gap: 1rem }
h1 { margin: .5rem 0 0; font-size: 1.5rem; line-height: 1.25 }
dl { margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: .25rem 1rem }
dl div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; padding: .75rem 0 }
dl div + div { border-top: 1px solid var(--line) }
dt { color: var(--quiet) }
dd { margin: 0; font-weight: 600 }
p { margin: 0; color: var(--quiet) }
button, a { display: block; width: 100%; min-height: 48px; padding: .65rem 1rem; border: 1px solid var(--brand); border-radius: 12px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer }
.main { background: var(--brand); color: var(--on-brand) }
.other { background: none; color: var(--brand) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`)

const ended = {
  OK: 'Este pagamento já foi autorizado.',
  NOK: 'Este pedido foi recusado ou venceu. Nada foi cobrado.',
}

/** Returns the page of a bank or a checkout, which asks the customer to agree to a payment. */
export function elsewherePage(charge: ElsewhereChargeDocument, wayBack: string) {
  const { id, host, method, status, valueCents, recipient } = charge
  const [title, agree] = method === 'pisp' ? ['Autorizar pagamento', 'Autorizar'] : ['Confirmar pagamento', 'Pagar']
  const form = (action: string, look: string, label: string) =>
    html`<form method="post" action="/sandbox/elsewhere/${id}/${action}"><button class="${look}">${label}</button></form>`
  return html`<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="icon" href="/icon.svg" />
<title>${title} · ${host}</title><style>${style}</style></head>
<body><header>${host}</header><main><h1>${title}</h1>
<dl>
<div><dt>Valor</dt><dd>${formatBrl(valueCents)}</dd></div>
<div><dt>Para</dt><dd>Recarrega</dd></div>
<div><dt>Recarga do número</dt><dd>${formatPhone(recipient)}</dd></div>
</dl>
${
  status === 'PENDING'
    ? html`${form('pay', 'main', agree)} ${form('refuse', 'other', 'Recusar')}
<p>Página de teste do sandbox: nenhum dinheiro de verdade sai de lugar nenhum.</p>`
    : html`<p role="status">${ended[status]}</p><a class="main" href="${wayBack}">Voltar para a Recarrega</a>`
}
</main></body></html>`
}
