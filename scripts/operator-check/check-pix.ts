import { randomUUID } from 'node:crypto'
import { KEY_CONFLICT } from '../../runtime/operator/contract/refusals.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { parseBrCode } from '../../runtime/rules/br-code.ts'
import { deviceId } from './ask.ts'
import type { Checker } from './checker.ts'
import { fault, warning } from './findings.ts'
import type { Session } from './log-in.ts'

/** How often the check asks for the Pix code. An operator may create the code after the charge. */
const MOST_TRIES = 15
const BETWEEN_MS = 2_000

/** Creates a Pix over the smallest amount. Nobody pays it, so it charges nothing unless the operator pays it itself. */
export async function checkPix(
  checker: Checker,
  session: Session,
  amounts: readonly number[],
  wait: (ms: number) => Promise<unknown>,
): Promise<void> {
  const { check, target } = checker
  const [smallest, another] = amounts.toSorted((one, other) => one - other)
  if (smallest === undefined) return
  const { token, id, msisdn } = session
  const key = randomUUID()
  const body = { msisdnRecebedor: msisdn, rechargeValueId: smallest }
  const order = { params: { id }, token, key }
  const created = await check('createPixRecharge', calls.createPixRecharge, { ...order, body })
  if (created.data === undefined) return
  const hasKeys = target.keyMemoryMinutes > 0 && !target.omitsHeaders.has('idempotency-key')
  if (hasKeys) {
    const again = await check('createPixRecharge', calls.createPixRecharge, { ...order, body }, 'the same key again')
    if (again.data !== undefined && again.data.id !== created.data.id)
      checker.note({
        name: 'Idempotency-Key',
        findings: [fault('the same key created a second recharge, so a customer could be charged twice')],
      })
    if (another !== undefined) {
      const refusedWith = { status: 422, code: KEY_CONFLICT }
      const other = { ...order, body: { ...body, rechargeValueId: another }, refusedWith }
      await check('createPixRecharge', calls.createPixRecharge, other, 'the same key, another amount')
    }
  }
  const { id: txid } = created.data
  const notYet = { allows: [404] }
  const codeOf = { params: { id, txid }, token, ...notYet }
  for (let tries = 1; tries < MOST_TRIES && (await checker.ask(calls.getPixCode, codeOf)).status === 404; tries += 1)
    await wait(BETWEEN_MS)
  const { data: code, status } = await check('getPixCode', calls.getPixCode, codeOf)
  const parsed = code && parseBrCode(code.qr_code)
  if (status === 404) checker.note({ name: 'Pix code', findings: [warning('there is none after 30 seconds')] })
  if (parsed?.ok === false)
    checker.note({ name: 'Pix code', findings: [fault(`no bank can read it (${parsed.violation})`)] })
  const ended = await check('getRechargeStatus', calls.getRechargeStatus, {
    ...{ params: { id, cid: deviceId, txid }, token, ...notYet },
  })
  if (ended.status === 404)
    checker.note({
      name: 'end of the Pix',
      findings: [],
      skipped: 'nobody paid it. Pay one in the app, and see the receipt',
    })
  const listed = await check('getRecharges', calls.getRecharges, { params: { msisdn }, token }, 'after the charge')
  const line = listed.data?.recharges.find(one => one.id === txid)
  if (line?.valueCents !== undefined && line.valueCents !== smallest)
    checker.note({
      name: 'amount in the history',
      findings: [fault(`getRecharges says ${line.valueCents} cents of a recharge of ${smallest}`)],
    })
  if (listed.data !== undefined && line === undefined && !target.lacks.has('recharges in progress'))
    checker.note({
      name: 'recharges in progress',
      findings: [fault('getRecharges does not list the new recharge. If it cannot, list this in `lacks`')],
    })
}
