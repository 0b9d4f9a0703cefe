import type { Call } from '../../runtime/operator/contract/call.ts'
import { readAs } from '../../runtime/operator/read-as.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { type Finding, fault, warning } from './findings.ts'

/** An amount below one real is probably meant as reais. */
const SMALLEST_CENTS = 100

/** Returns whether a field has a value. For a list, it must have one in each item. */
function has(json: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return json !== undefined && json !== null
  if (name === '[]') return Array.isArray(json) && json.every(one => has(one, rest))
  return isRecord(json) && has(json[name], rest)
}

const partsOf = (field: string): readonly string[] => field.replaceAll('[]', '.[]').split('.')

/** Returns the fields of an answer that are missing or wrong, and the data if the app can use the answer. */
export function readFields<Response>(
  call: Call<string, unknown, Response>,
  json: unknown,
): { readonly data: Response | undefined; readonly findings: readonly Finding[] } {
  const { value, expected } = readAs(call.response, json)
  const findings = [...expected].map(([field, shape]) => {
    const problem = has(json, partsOf(field)) ? 'wrong' : 'missing'
    const text = `${field === '' ? 'the body' : field}: ${problem}, expected ${shape}`
    return value === undefined ? fault(text) : warning(`${text}. The app goes on without it`)
  })
  const small = smallAmounts(json)
  const warnings =
    small.length === 0 ? [] : [warning(`rechargeValues[].id: ${small.join(', ')} looks like reais. It is cents`)]
  return { data: value?.data, findings: [...findings, ...warnings] }
}

/** Returns the offered amounts that are below one real. */
function smallAmounts(json: unknown): readonly number[] {
  const values = isRecord(json) && Array.isArray(json.rechargeValues) ? json.rechargeValues : []
  return values.flatMap(one => (isRecord(one) && typeof one.id === 'number' && one.id < SMALLEST_CENTS ? [one.id] : []))
}
