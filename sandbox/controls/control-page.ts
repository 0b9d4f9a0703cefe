import { html } from 'hono/html'
import { callName } from '../../runtime/operator/contract/call.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { formatBrl } from '../../runtime/rules/money.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'
import { liveCode } from '../calls/session.ts'
import { allCharges, tookMoney } from '../charges/charges.ts'
import { callNames, faults, listFaults } from '../faults.ts'
import { seedCustomers, testNumbers } from '../seed/seed.ts'
import { testBanks } from '../seed/test-banks.ts'
import { testCards } from '../seed/test-cards.ts'
import { otherTestData } from '../seed/test-data.ts'
import type { World } from '../world.ts'
import { controlStyle } from './control-style.ts'

const SHOWN = 50

type Markup = ReturnType<typeof html>

function section(id: string, title: string, content: Markup, width = 'half'): Markup {
  return html`<section class="${width}" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`
}

function table(caption: string, heads: readonly string[], rows: readonly (readonly (string | Markup)[])[]): Markup {
  if (rows.length === 0) return html`<p class="none">Nothing yet.</p>`
  return html`<div class="scroll" role="region" aria-label="${caption}" tabindex="0"><table>
    <caption>${caption}</caption>
    <thead><tr>${heads.map(head => html`<th scope="col">${head}</th>`)}</tr></thead>
    <tbody>${rows.map(row => html`<tr>${row.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody>
  </table></div>`
}

function button(action: string, label: string, about = ''): Markup {
  return html`<form method="post" action="${action}"><button>${label}<span class="hidden"> ${about}</span></button></form>`
}

function inbox(world: World): Markup {
  const live = world.store
    .list('sms')
    .filter(sms => liveCode(world, sms.msisdn) !== undefined)
    .sort((a, b) => b.sentAt - a.sentAt)
  const rows = live.slice(0, SHOWN).map(sms => {
    return [formatPhone(sms.msisdn), html`<code class="big">${sms.code}</code>`, timeOf(sms.sentAt)]
  })
  return table('Codes that can still be typed', ['Number', 'Code', 'Sent'], rows)
}

function waitingPix(world: World): Markup {
  const rows = allCharges(world).flatMap(charge => {
    if (charge.method !== 'pix' || charge.paidAt !== null || world.now() >= charge.expiresAt) return []
    const pay = button(`/sandbox/pix/${charge.id}/pay`, 'Pay', `${formatBrl(charge.valueCents)} of ${charge.msisdn}`)
    return [[formatPhone(charge.msisdn), formatBrl(charge.valueCents), timeOf(charge.expiresAt), pay]]
  })
  return table('Pix codes that nobody has paid', ['Customer', 'Value', 'Until', 'Bank'], rows.slice(0, SHOWN))
}

function ledger(world: World): Markup {
  const rows = allCharges(world)
    .filter(tookMoney)
    .slice(0, SHOWN)
    .map(charge => [
      timeOf(charge.at),
      formatPhone(charge.msisdn),
      formatPhone(charge.recipient),
      formatBrl(charge.valueCents),
      charge.method,
      charge.status,
      charge.nsu ?? '–',
      charge.release ?? '–',
    ])
  const heads = ['When', 'Customer', 'Recipient', 'Value', 'Method', 'Status', 'nsu', 'Release']
  return table(`The last ${SHOWN} charges`, heads, rows)
}

function faultForm(world: World): Markup {
  const rows = listFaults(world).map(one => {
    return [callName(calls[one.call]), one.fault, String(one.times), one.msisdn ?? 'everybody']
  })
  const field = (name: string, label: string, type: string) =>
    html`<p><label for="f-${name}">${label}</label><input id="f-${name}" name="${name}" type="${type}" /></p>`
  return html`${table('Faults that wait for their call', ['Call', 'Fault', 'Times', 'Customer'], rows)}
    <form class="fields" method="post" action="/sandbox/faults">
      <p><label for="f-call">Call</label><select id="f-call" name="call">
        ${[...callNames.keys()].sort().map(name => html`<option>${name}</option>`)}</select></p>
      <p><label for="f-fault">Fault</label><select id="f-fault" name="fault">
        ${Object.entries(faults).map(([name, does]) => html`<option value="${name}">${name}: ${does}</option>`)}</select></p>
      ${field('times', 'Times (1)', 'number')} ${field('msisdn', 'Only for this number', 'text')}
      ${field('delayMs', 'delayMs (26000)', 'number')} ${field('status', 'status (500)', 'number')}
      ${field('code', 'code', 'number')}
      <p><button>Set the fault</button></p>
    </form>
    ${button('/sandbox/faults/clear', 'Clear all faults')}`
}

function timeOf(ms: number): Markup {
  const iso = new Date(ms).toISOString()
  const text = new Date(ms).toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo' })
  return html`<time datetime="${iso}">${text}</time>`
}

function worldForms(world: World): Markup {
  return html`<p>The clock says ${timeOf(world.now())}.</p>
    <form class="fields" method="post" action="/sandbox/clock">
      <p><label for="w-move">Move the clock by (ms)</label><input id="w-move" name="moveMs" type="number" required /></p>
      <p><button>Move</button></p>
    </form>
    <form class="fields" method="post" action="/sandbox/customers">
      <p><label for="w-like">New customer like</label><select id="w-like" name="like">
        ${seedCustomers.map(seed => html`<option>${seed.key}</option>`)}</select></p>
      <p><button>Create</button></p>
    </form>
    ${button('/sandbox/reset', 'Reset everything')}`
}

/**
 * Returns a form that signs a link, like a partner's server does. The link logs in and opens the payment once, within
 * five minutes.
 */
function linkForm(): Markup {
  const field = (name: string, label: string, rest: Markup) =>
    html`<p><label for="l-${name}">${label}</label><input id="l-${name}" name="${name}" ${rest} /></p>`
  return html`<form class="fields" method="post" action="/sandbox/links">
      ${field('msisdn', 'Customer’s number, digits only', html`type="text" required`)}
      ${field('valueCents', 'Value in cents', html`type="number" value="2000"`)}
      ${field('recipient', 'Number to recharge, if another', html`type="text"`)}
      <p><button>Sign and open</button></p>
    </form>`
}

/** Returns the page with the sandbox's controls. It has plain forms and no script. */
export function controlPage(world: World): Markup {
  const numbers = testNumbers.map(({ msisdn, does }) => [formatPhone(msisdn), does])
  const banks = testBanks.map(({ name, does }) => [name, does])
  const cards = testCards.map(({ pan, does }) => [html`<code>${pan}</code>`, does])
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="icon" href="/icon.svg" />
<title>Recarrega sandbox</title><style>${controlStyle}</style></head>
<body>
<header><h1>Recarrega sandbox</h1><p>The operator that the app talks to. <a href="/sandbox">Refresh</a> · <a href="/">Open the app</a> · <a href="/sandbox/partner">Open it in a partner’s frame</a> · <a href="/sandbox/results">Results of variants</a></p></header>
<main>
${section('sms', 'SMS inbox', inbox(world))}
${section('pix', 'Pix to pay', waitingPix(world))}
${section('numbers', 'Test numbers', table('Who can log in', ['Number', 'What it is for'], numbers))}
${section('cards', 'Test cards', table('Any month to come, any CVV but zeros', ['Card', 'What it does'], cards))}
${section('banks', 'Test banks', table('Where a payment can be started', ['Bank', 'What it does'], banks))}
${section('data', 'Other test data', table('What stands for what', ['Data', 'What it does'], otherTestData))}
${section('ledger', 'Ledger', ledger(world), 'wide')}
${section('faults', 'Faults', faultForm(world))}
${section('link', 'Signed payment link', linkForm())}
${section('world', 'Clock, customers, reset', worldForms(world))}
</main>
</body></html>`
}
