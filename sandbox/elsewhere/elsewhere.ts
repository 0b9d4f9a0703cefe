import type { Hono } from 'hono'
import type { ElsewhereChargeDocument } from '../charges/charge-documents.ts'
import { findAnyCharge } from '../charges/charges.ts'
import { answerElsewhere } from '../charges/charging.ts'
import { isForm } from '../controls/control-input.ts'
import { testBanks } from '../seed/test-banks.ts'
import type { World } from '../world.ts'
import { elsewherePage } from './elsewhere-page.ts'

/** Returns the app's address. A bank or a checkout redirects to it. */
const wayBack = ({ method, id }: Pick<ElsewhereChargeDocument, 'method' | 'id'>) =>
  method === 'pisp' ? `/status_pisp/${id}` : `/status_checkout/${id}`

/**
 * For each answer, whether the charge is then paid. The page has no form for `expire`. Tests send it, because they
 * cannot wait for the expiry.
 */
const answers = { pay: true, refuse: false, expire: false }

/**
 * Adds the page of a bank or a checkout, on which the customer accepts or refuses a payment. Its forms redirect to the
 * app. Other clients get JSON.
 */
export function addElsewhere(app: Hono, world: World): void {
  const { store } = world

  app.get('/sandbox/elsewhere/:id', c => {
    const charge = store.transaction(() => findAnyCharge(world, c.req.param('id')))
    if (charge?.method !== 'pisp' && charge?.method !== 'mercado_pago') return c.notFound()
    // After a form was sent, the answer redirects to the app, which has the same origin. So `form-action` must allow
    // `'self'`.
    c.header(
      'content-security-policy',
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'",
    )
    return c.html(elsewherePage(charge, wayBack(charge)))
  })

  for (const [answer, isPaid] of Object.entries(answers))
    app.post(`/sandbox/elsewhere/:id/${answer}`, c => {
      const charge = store.transaction(() => answerElsewhere(world, c.req.param('id'), isPaid))
      if ('kind' in charge) return c.json({ error: charge.message }, 404)
      if (!isForm(c) || !('host' in charge)) return c.json({ status: charge.status, nsu: charge.nsu })
      return c.redirect(wayBack(charge), 303)
    })

  /** One bank's logo fails to load, as it does in production. */
  app.get('/sandbox/logos/:file', c => {
    const at = testBanks.findIndex(({ id }) => `${id}.svg` === c.req.param('file'))
    const bank = testBanks[at]
    if (bank === undefined || bank.outcome.kind === 'declined') return c.notFound()
    c.header('content-type', 'image/svg+xml')
    return c.body(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" \
fill="hsl(${at * 95} 60% 35%)"/><path d="M8 13l8-5 8 5v2H8zm2 4h2v6h-2zm5 0h2v6h-2zm5 0h2v6h-2zM8 24h16v2H8z" fill="#fff"/></svg>`)
  })

  app.get('/sandbox/events', c => {
    const msisdn = c.req.query('msisdn')
    const events = store.list('event').filter(one => msisdn === undefined || one.msisdn === msisdn)
    return c.json({ events: events.sort((a, b) => a.at - b.at) })
  })
}
