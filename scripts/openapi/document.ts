import type { Call } from '../../runtime/operator/contract/call.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { about } from './about.ts'
import { components } from './components.ts'
import { operationOf } from './operation.ts'
import { readCallDocs, readParameterDocs } from './read-docs.ts'
import { services } from './services.ts'

/** Returns the operator's contract as the text of an OpenAPI 3.1 document. */
export function openApiText(): string {
  const docs = readCallDocs()
  const parameters = readParameterDocs()
  const paths: Record<string, Record<string, object>> = {}
  for (const [name, call] of Object.entries<Call>(calls)) {
    const methods = paths[call.path] ?? {}
    const documented = docs[name]
    if (documented === undefined) throw new Error(`the call ${name} has no definition in the contract's files`)
    methods[call.method.toLowerCase()] = operationOf(name, call, { call: documented, parameters })
    paths[call.path] = methods
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'The operator of Recarrega',
      version: '1.0.0',
      description: about,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [services.b],
    tags: Object.entries(services).map(([name, { description }]) => ({ name, description })),
    paths,
    components,
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
