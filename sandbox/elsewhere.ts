import type { Hono } from 'hono'
import { html } from 'hono/html'
import { formatBrl } from '../runtime/rules/money.ts'
import type { ChargeDocument } from './charge-documents.ts'
import { findAnyCharge } from './charges.ts'
import { answerElsewhere } from './charging.ts'
import { isForm } from './control-input.ts'
import { controlStyle } from './control-style.ts'
import type { World } from './world.ts'

/** Where a bank or a checkout leads back to in the app. */
const wayBack = ({ method, id }: ChargeDocument) => (method === 'pisp' ? `/status_pisp/${id}` : '/')

/**
 * Adds the page of somebody else on which a payment is agreed to or refused: the bank's for pisp, the smart checkout.
 * Its forms lead back to the app; everybody else gets JSON.
 */
export function addElsewhere(app: Hono, world: World): void {
  const { store } = world

  app.get('/sandbox/elsewhere/:id', c => {
    const charge = store.transaction(() => findAnyCharge(world, c.req.param('id')))
    if (charge?.method !== 'pisp' && charge?.method !== 'mercado_pago') return c.notFound()
    c.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
    const form = (action: string, label: string) =>
      html`<form method="post" action="/sandbox/elsewhere/${charge.id}/${action}"><button>${label}</button></form>`
    return c.html(html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Recarrega sandbox: payment elsewhere</title><style>${controlStyle}</style></head>
<body><main><section class="wide"><h1>${charge.method === 'pisp' ? 'The bank' : 'The checkout'}</h1>
<p>${formatBrl(charge.valueCents)} for ${charge.recipient}: ${charge.status}.</p>
${form('pay', 'Pay')} ${form('refuse', 'Refuse')}
</section></main></body></html>`)
  })

  for (const deed of ['pay', 'refuse'] as const)
    app.post(`/sandbox/elsewhere/:id/${deed}`, c => {
      const charge = store.transaction(() => answerElsewhere(world, c.req.param('id'), deed === 'pay'))
      if ('kind' in charge) return c.json({ error: charge.message }, 404)
      return isForm(c) ? c.redirect(wayBack(charge), 303) : c.json({ status: charge.status, nsu: charge.nsu })
    })

  app.get('/sandbox/events', c => {
    const msisdn = c.req.query('msisdn')
    const events = store.list('event').filter(one => msisdn === undefined || one.msisdn === msisdn)
    return c.json({ events: events.sort((a, b) => a.at - b.at) })
  })
}
