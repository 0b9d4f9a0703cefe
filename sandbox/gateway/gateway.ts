import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { testCards } from '../seed/test-cards.ts'
import type { World } from '../world.ts'
import { gatewayScript } from './gateway-script.ts'

const style = raw(`
:root { color-scheme: light dark; --ground: #fff; --ink: #0c1a2b; --quiet: #48586b; --brand: #004691; --on-brand: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #14202c; --ink: #eaf1f8; --quiet: #b3c1cf; --brand: #8cc0ff; --on-brand: #00213f } }
* { box-sizing: border-box }
body { margin: 0; min-height: 100vh; padding: 1.25rem 1rem; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
h1 { margin: 0; font-size: 1.15rem }
p { margin: .5rem 0 1rem; color: var(--quiet) }
button { display: block; width: 100%; min-height: 48px; margin-top: .75rem; border: 1px solid var(--brand); border-radius: 12px; background: transparent; color: var(--brand); font: inherit; font-weight: 600; cursor: pointer }
button:first-of-type { background: var(--brand); color: var(--on-brand) }
:focus-visible { outline: 3px solid var(--brand); outline-offset: 2px }
`)

/**
 * The product shows this page in a frame, and a partner may show the product in a frame. So the browser checks both
 * origins.
 */
const policyOf = ({ partners }: World['settings']): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'unsafe-inline'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    ["frame-ancestors 'self'", ...partners].join(' '),
  ].join('; ')

/** Returns the bridge's result for a token. The number of the test card decides it. */
function resultOf(world: World, token: string): string {
  const card = world.store.get('card', token)
  const test = testCards.find(({ pan }) => card && pan.startsWith(card.bin) && pan.endsWith(card.last))
  return test?.bridge ?? 'success'
}

/** Adds the page that imitates the card's issuer in a frame of the app. The test card decides the result. */
export function addGateway(app: Hono, world: World): void {
  app.get('/sandbox/gateway', c => {
    c.header('content-security-policy', policyOf(world.settings))
    return c.html(html`<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Banco emissor</title><style>${style}</style></head>
<body>
<main id="question" hidden>
<h1>Banco emissor</h1>
<p>Você confirma o pagamento de <b id="value"></b>?</p>
<button id="confirm">Confirmar</button>
<button id="refuse">Recusar</button>
</main>
<script src="/sandbox/gateway/bridge.js"></script>
</body></html>`)
  })

  app.get('/sandbox/gateway/bridge.js', c => {
    c.header('content-type', 'text/javascript; charset=utf-8')
    const results = testCards.flatMap(({ pan, bridge }) => (bridge === undefined ? [] : [[pan, bridge]]))
    return c.body(gatewayScript(Object.fromEntries(results)))
  })

  app.get('/sandbox/gateway/tokens/:token', c => c.json({ result: resultOf(world, c.req.param('token')) }))
}
