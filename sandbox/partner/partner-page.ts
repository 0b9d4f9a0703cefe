import { html, raw } from 'hono/html'

/** The page looks unlike the product, as a partner's app does. */
const style = raw(`
:root { color-scheme: light dark; --ground: #f6f1ea; --card: #fff; --ink: #2a1c10; --quiet: #6b5746; --line: #e3d7c9; --brand: #a4420f; --on-brand: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #17110c; --card: #221a13; --ink: #f5ebe0; --quiet: #c7b6a5; --line: #3d3027; --brand: #f0a070; --on-brand: #33150a } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
header { background: var(--brand); color: var(--on-brand); padding: .75rem 1rem; font-weight: 700 }
main { max-width: 30rem; margin: 0 auto }
h1, form, section { margin: 0; padding: .75rem 1rem }
h1 { font-size: 1.25rem }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: end }
label { display: grid; color: var(--quiet) }
input { width: 10rem; min-height: 44px; padding: 0 .5rem; border: 1px solid var(--line); border-radius: 8px; background: var(--card); color: var(--ink); font: inherit }
button { min-height: 44px; padding: 0 1rem; border: 0; border-radius: 8px; background: var(--brand); color: var(--on-brand); font: inherit; font-weight: 600 }
iframe { display: block; width: 100%; height: 52rem; border: 0; background: var(--card) }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
`)

interface Shown {
  /** The address of the page in the frame. */
  readonly frame: string
  readonly msisdn: string | undefined
  readonly valueCents: string | undefined
}

/** Returns a partner's page. It shows the product in a frame, and lists the messages that the frame sent. */
export function partnerPage({ frame, msisdn = '', valueCents = '' }: Shown) {
  return html`<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="icon" href="data:," />
<title>App do parceiro · sandbox</title><style>${style}</style></head>
<body><header>App do parceiro</header><main><h1>Sua recarga, sem sair daqui</h1>
<iframe title="Recarga" src="${frame}" allow="clipboard-write; otp-credentials; payment"></iframe>
<section aria-labelledby="said"><h2 id="said">Mensagens recebidas</h2><ol id="heard"></ol></section>
<form>
<label>Número, só dígitos<input name="msisdn" inputmode="numeric" value="${msisdn}" /></label>
<label>Valor em centavos<input name="valueCents" inputmode="numeric" value="${valueCents}" /></label>
<button>Abrir com sessão assinada</button>
</form>
</main><script src="/messages.js"></script></body></html>`
}
