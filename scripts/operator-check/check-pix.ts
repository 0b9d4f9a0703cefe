import { randomUUID } from 'node:crypto'
import { KEY_CONFLICT } from '../../runtime/operator/contract/refusals.ts'
import { calls } from '../../runtime/operator/contract/table.ts'
import { deviceId } from './ask.ts'
import type { Checker } from './checker.ts'
import { fault } from './findings.ts'
import type { Session } from './log-in.ts'

/** Creates a Pix over the smallest amount. Nobody pays it, so it charges nothing unless the operator pays it itself. */
export async function checkPix(checker: Checker, session: Session, amounts: readonly number[]): Promise<void> {
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
  await check('getPixCode', calls.getPixCode, { params: { id, txid }, token, ...notYet })
  await check('getRechargeStatus', calls.getRechargeStatus, { params: { id, cid: deviceId, txid }, token, ...notYet })
  const listed = await check('getRecharges', calls.getRecharges, { params: { msisdn }, token }, 'after the charge')
  const isListed = listed.data?.recharges.some(one => one.id === txid)
  if (listed.data !== undefined && !isListed && !target.lacks.has('recharges in progress'))
    checker.note({
      name: 'recharges in progress',
      findings: [fault('getRecharges does not list the new recharge. If it cannot, list this in `lacks`')],
    })
}
