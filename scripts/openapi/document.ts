import type { Call } from '../../runtime/operator/contract/call.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { components } from './components.ts'
import { operationOf } from './operation.ts'
import { readCallDocs } from './read-docs.mjs'
import { services } from './services.ts'

const ABOUT = `What the app asks of an operator, and what it makes of the answers. Money is integer cents unless a field
says reais; times are ISO 8601 in UTC. Made from \`runtime/operator/contract/\`.

- **The operator's time** is the header \`Date\` of its answers, exposed to the app's origin
  (\`Access-Control-Expose-Headers: Date, Retry-After\`). Where a browser hides it, a charge whose answer was lost is only
  looked for, and a countdown is not shown.
- \`x-effect\`: a \`read\` may be asked again, a \`write\` is replayed by its key, a \`charge\` is never repeated without the
  key of its attempt.
- \`x-timeout-ms\`: how long the app waits. \`x-retries\`: how often it asks again, each time after twice as long.
- \`x-codes\`: codes of the error catalogue that the call can be refused with.
- \`x-assumed\`: ours, not in the operator's published table. A setting says whether the operator has it.
`

/** Returns the operator's contract as the text of an OpenAPI 3.1 document. */
export function openApiText(): string {
  const docs = readCallDocs()
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    const methods = paths[call.path] ?? {}
    methods[call.method.toLowerCase()] = operationOf(name, call, docs[name])
    paths[call.path] = methods
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'The operator of Recarrega',
      version: '1.0.0',
      description: ABOUT,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [services.b],
    tags: Object.entries(services).map(([name, { description }]) => ({ name, description })),
    paths,
    components,
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
