import { exposedHeaders, MAX_AGE_SECONDS, methods, requestHeaders } from './cors.ts'
import { type Journey, journeys, optionalCalls } from './journeys.ts'

const journeyText = ({ name, calls, note }: Journey): string =>
  `- **${name}**: ${calls.map(call => `\`${call}\``).join(' → ')}.${note === undefined ? '' : ` ${note}`}`

/** The introduction of the document, in Markdown. */
export const about = `These are the calls that the app sends to an operator, and what the app does with the answers. The
document is made from \`runtime/operator/contract/\`.

## Units

- Money is integer cents: 2000 is R$ 20,00. Only \`value\` of \`getLastRecharge\` is in reais. The \`id\` of an offered
  amount is the amount itself in cents: \`"id": 20\` sells R$ 0,20.
- Times are ISO 8601 in UTC. Phone numbers are area code and number, 11 digits, without 55.
- **The operator's time** is the header \`Date\` of its answers. Where a browser hides it, a charge whose answer was lost
  is only looked for, and a countdown is not shown.

## Servers

The document's servers are the sandbox's addresses. \`bases\` in \`/config.json\` has those of your services. A path is
added to its service's base: the tag of each call names the service.

## Statuses and codes

- The app reads each 401 as 1001 (the session is over) and each 429 as 1003 (too many requests), whatever the body says.
  So a wrong SMS code is 422 with 1000, never 401.
- 404 means: not there, not yet, or somebody else's. It needs no code. A status or a Pix code that is not ready is 404.
- 409: the first request with this \`Idempotency-Key\` is still being worked on.
- Every other refusal is a 4xx with \`{ "code": … }\`. Each call lists its codes with their statuses; the app chooses its
  message by the code, so another 4xx than the listed one does no harm.
- A 5xx says nothing about a charge: it may have been made. A refusal says that nothing was charged.
- A body that is not JSON, or an answer without a required field, counts as no answer.

## Another origin (CORS)

The app calls each service from the browser. A service of another origin answers the preflight (\`OPTIONS\`, on each path,
without a session) with 204 and:

\`\`\`
Access-Control-Allow-Origin: https://the-app.example
Access-Control-Allow-Methods: ${methods.join(', ')}
Access-Control-Allow-Headers: ${requestHeaders.join(', ')}
Access-Control-Max-Age: ${MAX_AGE_SECONDS}
\`\`\`

Every other answer, refusals and failures too, has:

\`\`\`
Access-Control-Allow-Origin: https://the-app.example
Access-Control-Expose-Headers: ${exposedHeaders.join(', ')}
Vary: Origin
\`\`\`

No cookies are sent. The card service, the brands, the BINs and the geolocation get no header but \`Content-Type\`. If
\`/config.json\` has a \`releaseHeader\`, each charge has that header too. \`omitsHeaders\` leaves headers out.

## Extensions

- \`x-effect\`: a \`read\` may be sent again, a \`write\` is sent again with its key, a \`charge\` is never sent again without
  the key of its attempt.
- \`x-timeout-ms\`: how long the app waits. \`x-retries\`: how often it sends a read again, each time after twice as long.
- \`x-mode\`: the value of the header \`mode\`.
- \`x-codes\`: the codes with which the call can be refused.
- \`x-assumed\`: the call is ours, and not in the operator's published table. \`lacks\` in \`/config.json\` lists those that
  an operator does not have, as \`"DELETE /sessions"\`.

## Journeys

The calls of each journey, in their order. A call that was answered before is not always sent again. The app goes on
without an answer to ${optionalCalls.map(call => `\`${call}\``).join(', ')}; it needs the others.

${journeys.map(journeyText).join('\n')}
`
