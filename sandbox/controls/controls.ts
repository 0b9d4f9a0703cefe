import type { Context, Hono } from 'hono'
import { callName } from '../../runtime/operator/contract/call.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { payPix } from '../calls/pix.ts'
import { liveCode, newSession } from '../calls/session.ts'
import type { ChargeDocument } from '../charges/charge-documents.ts'
import { allCharges, tookMoney } from '../charges/charges.ts'
import type { FaultDocument } from '../documents.ts'
import { addElsewhere } from '../elsewhere/elsewhere.ts'
import { addCollector } from '../events/collector.ts'
import { type EventLog, noEvents } from '../events/event-log.ts'
import { callNames, clearFaults, faults, isFaultName, listFaults, plantFault } from '../faults.ts'
import { addGateway } from '../gateway/gateway.ts'
import { addResults } from '../results/add-results.ts'
import type { ReadRelease } from '../results/released-weights.ts'
import { seedCustomers } from '../seed/seed.ts'
import { signLink } from '../signed-links.ts'
import { moveClock, type World } from '../world.ts'
import { clockInput, customerInput, faultInput, isForm, linkInput, readInput } from './control-input.ts'
import { controlPage } from './control-page.ts'
import { readLimits } from './limits-input.ts'
import { cloneSeed, resetWorld } from './planting.ts'

/** Returns a charge as the ledger shows it. The ledger lists charges that took money, or may have. */
function ledgerEntry(charge: ChargeDocument) {
  const { id, msisdn, recipient, valueCents, method, nsu, status, at, key, release = null } = charge
  return { id, msisdn, recipient, valueCents, method, nsu, status, at: new Date(at).toISOString(), key, release }
}

const faultEntry = ({ sequence: _, call, ...fault }: FaultDocument) => ({ ...fault, call: callName(calls[call]) })

const noCustomer = { error: 'no customer has this number' }

const noRelease: ReadRelease = async () => undefined

/** Adds the sandbox's own controls to its app, for people and tests. They are not part of the product. */
export function addControls(
  app: Hono,
  world: World,
  {
    events = noEvents,
    readRelease = noRelease,
  }: { readonly events?: EventLog; readonly readRelease?: ReadRelease } = {},
): void {
  const { store } = world
  /** Answers a form of the sandbox's page with a redirect to that page, and any other client with JSON. */
  const answer = (c: Context, body: object, status: 200 | 201 = 200) =>
    isForm(c) ? c.redirect('/sandbox', 303) : c.json(body, status)

  app.use('/sandbox/*', async (c, next) => {
    await next()
    c.header('cache-control', 'no-store')
  })

  app.get('/sandbox', c => {
    c.header(
      'content-security-policy',
      "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; form-action 'self'",
    )
    return c.html(controlPage(world))
  })

  addElsewhere(app, world)
  addGateway(app, world)
  addCollector(app, events)
  addResults(app, events, readRelease)

  app.get('/sandbox/', c => c.redirect('/sandbox', 301))

  app.get('/sandbox/partner', c => {
    const [origin] = world.settings.partners
    return origin === undefined ? c.notFound() : c.redirect(origin + new URL(c.req.url).search)
  })

  app.get('/sandbox/sms/:msisdn', c => {
    const code = liveCode(world, c.req.param('msisdn'))
    return code === undefined ? c.json({ error: 'no code waits for this number' }, 404) : c.json({ code })
  })

  app.get('/sandbox/ledger', c => {
    const msisdn = c.req.query('msisdn')
    const owner = msisdn === undefined ? undefined : store.get('number', msisdn)?.customerId
    const charges = store.transaction(() => {
      if (msisdn === undefined) return allCharges(world)
      return owner === undefined ? [] : allCharges(world, owner)
    })
    return c.json({ charges: charges.filter(tookMoney).map(ledgerEntry) })
  })

  app.post('/sandbox/pix/:txid/pay', c => {
    const paid = store.transaction(() => payPix(world, c.req.param('txid')))
    if (!('kind' in paid)) return answer(c, { status: paid.status, nsu: paid.nsu })
    return c.json({ error: paid.message, code: paid.code }, paid.status === 404 ? 404 : 422)
  })

  app.get('/sandbox/faults', c => c.json({ faults: listFaults(world).map(faultEntry) }))

  app.post('/sandbox/faults', async c => {
    const input = await readInput(c, faultInput)
    if ('error' in input) return c.json(input, 400)
    const call = callNames.get(input.data.call)
    if (!call) return c.json({ error: `no call is named "${input.data.call}"`, calls: [...callNames.keys()] }, 400)
    if (!isFaultName(input.data.fault))
      return c.json({ error: `no fault is named "${input.data.fault}"`, faults: Object.keys(faults) }, 400)
    return answer(c, faultEntry(plantFault(world, { ...input.data, call })), 201)
  })

  app.delete('/sandbox/faults', c => {
    clearFaults(world, c.req.query('msisdn'))
    return c.body(null, 204)
  })

  app.post('/sandbox/faults/clear', c => {
    clearFaults(world)
    return answer(c, { faults: [] })
  })

  app.post('/sandbox/reset', c => {
    resetWorld(world)
    events.clear()
    return answer(c, { ok: true })
  })

  app.post('/sandbox/clock', async c => {
    const input = await readInput(c, clockInput)
    if ('error' in input) return c.json(input, 400)
    return answer(c, { now: new Date(moveClock(world, input.data.moveMs)).toISOString() })
  })

  app.post('/sandbox/customers', async c => {
    const input = await readInput(c, customerInput)
    if ('error' in input) return c.json(input, 400)
    const read = readLimits(input.data.limits)
    if ('error' in read) return c.json(read, 400)
    const customer = cloneSeed(world, input.data.like, read.limits)
    const seeds = seedCustomers.map(seed => seed.key)
    if (!customer) return c.json({ error: `no seed is named "${input.data.like}"`, seeds }, 400)
    return answer(c, { msisdn: customer.msisdn, id: customer.id }, 201)
  })

  /** Signs a link like a partner's server does, and redirects a person to it. */
  app.post('/sandbox/links', async c => {
    const input = await readInput(c, linkInput)
    if ('error' in input) return c.json(input, 400)
    const payload = await signLink(world, input.data)
    const path = `/api-payment/${payload}`
    return isForm(c) ? c.redirect(path, 303) : c.json({ payload, path }, 201)
  })

  app.post('/sandbox/sessions/:msisdn', c => {
    const owner = store.get('number', c.req.param('msisdn'))
    if (!owner) return c.json(noCustomer, 404)
    return answer(c, { token: newSession(world, owner.customerId) }, 201)
  })

  app.post('/sandbox/sessions/:msisdn/end', c => {
    const owner = store.get('number', c.req.param('msisdn'))
    if (!owner) return c.json(noCustomer, 404)
    const alive = store.list('session').filter(one => one.customerId === owner.customerId && !one.ended)
    for (const session of alive) store.put('session', session.token, { ...session, ended: true })
    return answer(c, { ended: alive.length })
  })
}
