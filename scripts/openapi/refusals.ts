import type { Call } from '../../runtime/operator/contract/call.ts'
import { everywhere, KEY_CONFLICT } from '../../runtime/operator/contract/refusals.ts'
import { isOperator } from '../../runtime/operator/request.ts'
import { codes } from './codes.ts'
import { ref, timeHeaders } from './headers.ts'

/** Returns every code with which the call can be refused, in ascending order. */
export function codesOf(call: Call): readonly number[] {
  const conflict = call.effect === 'read' ? [] : [KEY_CONFLICT]
  return [...new Set([...everywhere, ...call.refusals, ...conflict])].sort((a, b) => a - b)
}

/** Returns the codes by the statuses with which they are sent. */
function byStatus(all: readonly number[]): Readonly<Record<string, readonly number[]>> {
  const grouped: Record<string, readonly number[]> = {}
  for (const code of all) {
    const status = codes[code]?.status
    if (status === undefined) throw new Error(`scripts/openapi/codes.ts has no code ${code}`)
    grouped[status] = [...(grouped[status] ?? []), code]
  }
  return grouped
}

function responseOf(status: string, all: readonly number[]): object {
  const retry = status === '429' ? { 'Retry-After': ref('headers', 'RetryAfter') } : {}
  return {
    description: `Refused with one of these codes: ${all.join(', ')}.`,
    headers: { ...timeHeaders, ...retry },
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Refusal' },
        examples: Object.fromEntries(all.map(code => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

const shared = byStatus(everywhere)

/** The responses that many calls share: a status with only the codes that any call can return. */
export const sharedRefusals = Object.fromEntries(
  Object.entries(shared).map(([status, all]) => [`Refused${status}`, responseOf(status, all)]),
)

/** Returns the responses of the call's codes, by their statuses. Other services than the operator's send no codes. */
export function refusalsOf(call: Call): object {
  if (!isOperator(call.client)) return {}
  const responses = Object.entries(byStatus(codesOf(call))).map(([status, all]) => {
    const isShared = all.join() === shared[status]?.join()
    return [status, isShared ? ref('responses', `Refused${status}`) : responseOf(status, all)]
  })
  return Object.fromEntries(responses)
}
