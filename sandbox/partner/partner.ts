import { Hono } from 'hono'
import { signLink } from '../signed-links.ts'
import type { World } from '../world.ts'
import { partnerPage } from './partner-page.ts'
import { partnerScript } from './partner-script.ts'

/** The product's frame starts at this path. */
const ENTRY = '/recarga/app'

/**
 * Returns a partner's site, on which people and tests see the product in a frame. It signs a session for a number
 * (`?msisdn=…&valueCents=…`) or uses a signed session (`?payload=…`). It lists each message that it receives.
 * @param product the product's origin
 */
export function createPartner(world: World, product: string): Hono {
  const app = new Hono()
  app.get('/', async c => {
    const { msisdn, valueCents, payload } = c.req.query()
    const token = payload ?? (await signed(world, msisdn, valueCents))
    c.header('cache-control', 'no-store')
    c.header(
      'content-security-policy',
      `default-src 'none'; img-src data:; script-src 'self'; style-src 'unsafe-inline'; frame-src ${product}; form-action 'self'; base-uri 'none'`,
    )
    return c.html(
      partnerPage({ frame: product + ENTRY + (token === undefined ? '' : `/${token}`), msisdn, valueCents }),
    )
  })
  app.get('/messages.js', c => {
    c.header('content-type', 'text/javascript; charset=utf-8')
    return c.body(partnerScript)
  })
  return app
}

/** Returns a signed session, or undefined if no number was given. */
async function signed(world: World, msisdn = '', valueCents = ''): Promise<string | undefined> {
  if (msisdn === '') return undefined
  const cents = Number(valueCents)
  return signLink(world, { msisdn, ...(Number.isSafeInteger(cents) && cents > 0 ? { valueCents: cents } : {}) })
}
