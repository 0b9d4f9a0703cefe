import type { Call } from '../../runtime/operator/contract/call.ts'
import { exposedHeaders } from '../openapi/cors.ts'
import { type Finding, fault, warning } from './findings.ts'

const SIMPLE_METHODS = ['GET', 'POST']

const listOf = (header: string | null): readonly string[] =>
  (header ?? '').split(',').map(name => name.trim().toLowerCase())

/** Returns whether the app's origin may read an answer. */
function originFinding(headers: Headers, origin: string, of: string): readonly Finding[] {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (allowed === '*' || allowed === origin) return []
  return [fault(`${of}: Access-Control-Allow-Origin is ${allowed ?? 'missing'}, expected ${origin}`)]
}

/** Returns the faults of the answer to a preflight, for a call with these headers. */
export function preflightFindings(
  call: Call,
  response: Response,
  origin: string,
  sent: readonly string[],
): readonly Finding[] {
  const { headers, status } = response
  const methods = listOf(headers.get('Access-Control-Allow-Methods'))
  const allowed = listOf(headers.get('Access-Control-Allow-Headers'))
  // A star allows every header but Authorization (Fetch standard, CORS-preflight fetch).
  const isAllowed = (name: string): boolean =>
    allowed.includes(name.toLowerCase()) || (allowed.includes('*') && name !== 'Authorization')
  const isMethodAllowed =
    SIMPLE_METHODS.includes(call.method) || methods.includes('*') || methods.includes(call.method.toLowerCase())
  const refused = sent.filter(name => !isAllowed(name))
  return [
    ...(status >= 200 && status < 300 ? [] : [fault(`preflight (OPTIONS): status ${status}, expected 204`)]),
    ...originFinding(headers, origin, 'preflight'),
    ...(isMethodAllowed ? [] : [fault(`preflight: Access-Control-Allow-Methods lacks ${call.method}`)]),
    ...(refused.length === 0 ? [] : [fault(`preflight: Access-Control-Allow-Headers lacks ${refused.join(', ')}`)]),
    ...(headers.get('Access-Control-Max-Age') === null
      ? [warning('preflight: no Access-Control-Max-Age, so browsers ask again after 5 seconds')]
      : []),
  ]
}

/** Returns the faults of an answer's headers for an app of another origin. */
export function answerFindings(headers: Headers, origin: string, isOperator: boolean): readonly Finding[] {
  const exposed = listOf(headers.get('Access-Control-Expose-Headers'))
  const hidden = exposed.includes('*') ? [] : exposedHeaders.filter(name => !exposed.includes(name.toLowerCase()))
  return [
    ...originFinding(headers, origin, 'answer'),
    ...(isOperator && hidden.length > 0
      ? [fault(`answer: Access-Control-Expose-Headers lacks ${hidden.join(', ')}`)]
      : []),
  ]
}
