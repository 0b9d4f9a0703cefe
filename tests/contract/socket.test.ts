import { expect, test } from 'vitest'
import { callName } from '../../runtime/operator/contract/call.ts'
import { createSqliteStore } from '../../sandbox/store/sqlite-store.ts'
import { openOperator } from '../../sandbox/testing/operator.ts'
import { callNamed, callNames, openStage } from '../../sandbox/testing/samples.ts'
import { complaintAbout } from './documented.ts'
import { type Arrived, type Sent, serveOperator } from './http-operator.ts'
import { mutationsOf, sentOf } from './mutations.ts'

const MUTATIONS = 45
const SEED = 20_261_127

/**
 * Opens a sandbox operator that stores its data in SQLite and listens on a socket. Its customer Helena has one item of
 * each kind, such as a card and a schedule. Each call therefore has a request that the operator accepts.
 */
async function openSocket(report: (error: unknown) => void) {
  const store = createSqliteStore(':memory:')
  const operator = openOperator({ store, report, settings: { requestsPerMinute: 1e9 } })
  const stage = await openStage(operator)
  const { send, close } = await serveOperator(operator)
  return { ...stage, send, close: () => close().finally(store.close) }
}

const said = ({ status, text }: Arrived) => `${status} ${text.slice(0, 100)}`
const asked = ({ method, path, body = '' }: Sent) => `${method} ${path.slice(0, 200)} ${body.slice(0, 200)}`

test('over HTTP, each call accepts a valid request, refuses an invalid request as documented, and never answers with a server error', async () => {
  const problems: unknown[] = []
  const report = (error: unknown) => problems.push(error)
  let count = 0
  for (const [index, name] of callNames.entries()) {
    const call = callNamed(name)
    const open = async () => {
      const socket = await openSocket(report)
      const sample = socket.samples[name]
      const token = call.who === 'customer' ? socket.helena.token : undefined
      const ask = async (what: string, sent: Sent, isExpected: (status: number) => boolean) => {
        count += 1
        const arrived = await socket.send(sent)
        const complaint = complaintAbout(call, arrived) ?? (isExpected(arrived.status) ? undefined : 'not as expected')
        if (complaint) problems.push([callName(call), what, complaint, said(arrived), asked(sent)])
      }
      return { ask, sample, token, close: socket.close }
    }

    const granting = await open()
    await granting.ask('valid', sentOf(call, granting.sample, granting.token), status => status < 300)
    await granting.close()

    const refusing = await open()
    for (const { what, sent, isWrong } of mutationsOf(call, refusing.sample, refusing.token, MUTATIONS, SEED + index))
      await refusing.ask(what, sent, status => status >= 400 || !isWrong)
    await refusing.close()
  }
  expect(problems).toEqual([])
  expect(count).toBeGreaterThanOrEqual(2000)
  // The test sends about two thousand requests, which takes longer on a busy machine.
}, 60_000)
