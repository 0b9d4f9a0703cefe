/** Returns the script of the bridge's page. It sends the same events as the gateway's own script. */
export function gatewayScript(results: Readonly<Record<string, string>>): string {
  return `'use strict'
const results = ${JSON.stringify(results)}
const id = location.hash.slice(1)
const question = document.getElementById('question')
let isAsked = false

/**
 * Sends an event to the page around this iframe. The browser delivers it only if that page has the product's own
 * origin.
 */
function tell(event, fields = {}) {
  parent.postMessage({ channel: 'recarrega.bridge', id, event, fields }, location.origin)
}

function proof(eci) {
  return { Cavv: 'AAABBZEEBgAAAAAAAAQGAAAAAAA=', Xid: null, Eci: eci, Version: '2.2.0', ReferenceId: crypto.randomUUID() }
}

async function resultFor(card) {
  if (card.token === undefined) return results[card.pan] ?? 'success'
  const answer = await fetch('/sandbox/gateway/tokens/' + encodeURIComponent(card.token))
  return (await answer.json()).result
}

async function authenticate({ brand, card, valueCents }) {
  const [full, tried, none] = brand === 'MASTERCARD' ? ['02', '01', '00'] : ['05', '06', '07']
  const succeed = () => tell('success', proof(full))
  const fail = () => tell('failure', { Eci: none })
  switch (await resultFor(card)) {
    case 'challenge':
      document.getElementById('value').textContent = 'R$\\u00a0' + (valueCents / 100).toFixed(2).replace('.', ',')
      document.getElementById('confirm').onclick = succeed
      document.getElementById('refuse').onclick = fail
      question.hidden = false
      return tell('challenge')
    case 'failure':
      return fail()
    case 'unenrolled':
      return tell('unenrolled', { Eci: tried, Xid: null, Version: '2.2.0', ReferenceId: crypto.randomUUID() })
    case 'disabled':
      return tell('disabled')
    case 'error':
      return tell('error', { ReturnCode: 'MPI900' })
    case 'unsupported':
      return tell('unsupportedBrand')
    default:
      return succeed()
  }
}

addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent || isAsked) return
  if (data?.channel !== 'recarrega.bridge' || data.id !== id) return
  isAsked = true
  authenticate(data.request).catch(() => tell('error'))
})
tell('ready')
`
}
