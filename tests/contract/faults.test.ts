import { afterAll, describe, expect, test } from 'vitest'
import { callName } from '../../runtime/operator/contract/call.ts'
import type { FaultName } from '../../sandbox/faults.ts'
import { callNamed, callNames, openStage } from '../../sandbox/testing/samples.ts'
import { openPage } from '../runtime/page.ts'

/**
 * The client's expected result for each fault. If the operator may have done the work, the result is neither `refused`
 * nor `ok`.
 */
const faults: { readonly [N in FaultName]?: string } = {
  status: 'refused 500',
  'status-after-commit': 'refused 500',
  delay: 'lost timeout',
  'delay-after-commit': 'lost timeout',
  'drop-before': 'lost network',
  'drop-after-commit': 'lost network',
  'half-body': 'lost broken',
  'html-200': 'lost broken',
}
/** Longer than the time that any call waits for its answer. */
const DELAY_MS = 26_000

const rows = new Map<string, string[]>()

async function meet(name: (typeof callNames)[number], fault: string): Promise<string> {
  const page = openPage()
  const { operator, clock, context, session } = page
  const { helena, samples } = await openStage(operator)
  // The sandbox creates a Pix code only after one second.
  await clock.advance(1_000)
  await session.open({ token: helena.token, msisdn: helena.msisdn, customerId: helena.id })
  const call = callNamed(name)
  await operator.fault(callName(call), fault, { times: 1 + (call.retries?.times ?? 0), delayMs: DELAY_MS })
  const { params, body } = samples[name]
  const answer = await clock.finish(context.send(call, { params, ...(body === undefined ? {} : { body }), key: 'k' }))
  if (answer.kind === 'refused') return `refused ${answer.status}`
  return answer.kind === 'lost' ? `lost ${answer.why}` : 'ok'
}

describe.each(callNames.map(name => [callName(callNamed(name)), name] as const))('the call %s', (title, name) => {
  test('for each fault that a call can have, the app reports the result that the table of faults expects', async () => {
    const met: Record<string, string> = {}
    for (const fault of Object.keys(faults)) met[fault] = await meet(name, fault)
    rows.set(title, Object.values(met))
    // If an answer has no body, it cannot lose half of its body. Its status is the whole answer.
    const isEmpty = callNamed(name).response.safeParse(undefined).success
    expect(met).toEqual({ ...faults, ...(isEmpty ? { 'half-body': 'ok' } : {}) })
  })
})

afterAll(() => {
  const names = Object.keys(faults)
  const width = Math.max(...[...rows.keys()].map(title => title.length))
  const line = (title: string, cells: readonly string[]) =>
    [title.padEnd(width), ...cells.map((cell, at) => cell.padEnd(Math.max(12, names[at]?.length ?? 0)))].join('  ')
  console.log([line('', names), ...[...rows].map(([title, cells]) => line(title, cells))].join('\n'))
})
