import { html } from 'hono/html'
import { controlStyle } from '../controls/control-style.ts'
import type { Described } from './words.ts'

type Markup = ReturnType<typeof html>

function section({ variant, warnings, heads, rows, findings, notes }: Described): Markup {
  const [, ...arms] = heads
  return html`<section class="wide" aria-labelledby="${variant}"><h2 id="${variant}">${variant}</h2>
    ${warnings.map(warning => html`<p class="warning" role="alert">${warning}</p>`)}
    <div class="scroll whole" role="region" aria-label="Results of ${variant}" tabindex="0"><table>
      <caption>What the visits of each arm did after they were exposed</caption>
      <thead><tr><td></td>${arms.map(arm => html`<th scope="col">${arm}</th>`)}</tr></thead>
      <tbody>${rows.map(([label, ...cells]) => html`<tr><th scope="row">${label}</th>${cells.map(cell => html`<td>${cell}</td>`)}</tr>`)}</tbody>
    </table></div>
    <ul>${findings.map(finding => html`<li>${finding}</li>`)}</ul>
    ${notes.map(note => html`<p class="none">${note}</p>`)}
  </section>`
}

/** Returns the page with the results of all trials. */
export function resultsPage(results: readonly Described[]): Markup {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8" /><meta name="viewport" content="width=device-width, initial-scale=1" />
<link rel="icon" href="/icon.svg" />
<title>Results of variants</title><style>${controlStyle}</style></head>
<body>
<header><h1>Results of variants</h1><p>From the events that the app sent here. <a href="/sandbox/results">Refresh</a> · <a href="/sandbox">Sandbox</a></p></header>
<main>
${results.length === 0 ? html`<p class="none">No event of a variant was sent yet.</p>` : results.map(section)}
</main>
</body></html>`
}
