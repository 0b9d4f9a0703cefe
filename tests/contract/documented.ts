import { readFileSync } from 'node:fs'
import Ajv from 'ajv/dist/2020.js'
import type { Call } from '../../runtime/operator/contract/call.ts'
import { everywhere } from '../../runtime/operator/contract/refusals.ts'
import type { Arrived } from './http-operator.ts'

const document = JSON.parse(readFileSync(new URL('../../docs/openapi.json', import.meta.url), 'utf8'))
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true })
ajv.addSchema(document, 'openapi')

const asPointer = (...names: readonly string[]) =>
  names.map(name => encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')

/**
 * Returns how an answer violates docs/openapi.json, or that its status is 500 or higher. Returns undefined for a valid
 * answer.
 */
export function complaintAbout(call: Call, { status, type, text }: Arrived): string | undefined {
  if (status >= 500) return `the operator failed: ${status}`
  const method = call.method.toLowerCase()
  if (status >= 400) return complaintAboutRefusal(call, text)
  const { responses } = document.paths[call.path][method]
  const range = status in responses ? `${status}` : '2XX'
  const response = responses[range]
  if (response === undefined) return `${status} is not documented`
  if (!response.content) return text === '' ? undefined : 'a body is not documented'
  if (!type.startsWith('application/json')) return `it is ${type}`
  const place = asPointer('paths', call.path, method, 'responses', range, 'content', 'application/json')
  return mismatch(`openapi#/${place}/schema`, text)
}

function complaintAboutRefusal(call: Call, text: string): string | undefined {
  const wrong = mismatch('openapi#/components/schemas/Refusal', text)
  if (wrong !== undefined) return wrong
  const { code } = JSON.parse(text)
  const documented: readonly unknown[] = [undefined, ...everywhere, ...call.refusals]
  return documented.includes(code) ? undefined : `code ${code} is not documented`
}

function mismatch(schema: string, text: string): string | undefined {
  const validate = ajv.getSchema(schema)
  if (!validate) return `there is no ${schema}`
  return validate(JSON.parse(text)) ? undefined : ajv.errorsText(validate.errors)
}
