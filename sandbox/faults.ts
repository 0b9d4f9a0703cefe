import { callName } from '../runtime/operator/contract/call.ts'
import { type CallName, calls } from '../runtime/operator/contract/table.ts'
import type { FaultDocument } from './documents.ts'
import type { World } from './world.ts'

/**
 * The faults that a test can set for a call, and the moment at which each takes effect. If a reused connection is
 * destroyed, Chromium repeats a POST by itself. So in Chromium, a lost answer needs a drop with `times: 2`.
 */
export const faults = {
  status: 'refused with `status` and `code`; the operator never saw it',
  'status-after-commit': 'the work is done, the answer is `status`',
  delay: 'waits `delayMs`, then does the work; a repeat meanwhile gets 409',
  'delay-after-commit': 'the work is done, the answer waits `delayMs`',
  'drop-before': 'the connection is destroyed; the operator never saw it',
  'drop-after-commit': 'the work is done, then the connection is destroyed without a byte',
  'half-body': 'the work is done, half of the answer arrives',
  'html-200': 'a captive portal answers 200 with HTML; the operator never saw it',
  twice: 'the request arrives twice; the second answer is the one that is sent',
  stale: 'a read gets the answer of the time before',
} as const

export type FaultName = keyof typeof faults

const DEFAULT_STATUS = 500
const DEFAULT_DELAY_MS = 26_000

export interface Fault {
  readonly name: FaultName
  readonly status: number
  readonly code: number | undefined
  readonly delayMs: number
}

export function isFaultName(name: string): name is FaultName {
  return Object.hasOwn(faults, name)
}

/** The calls by their names in faults, such as `POST /sms-token`. */
export const callNames: ReadonlyMap<string, CallName> = new Map(
  Object.entries(calls).flatMap(([name, call]) => (isCallName(name) ? [[callName(call), name] as const] : [])),
)

function isCallName(name: string): name is CallName {
  return Object.hasOwn(calls, name)
}

export type FaultPlan = Omit<FaultDocument, 'id' | 'sequence'>

export function plantFault(world: World, plan: FaultPlan): FaultDocument {
  const fault: FaultDocument = { ...plan, id: world.newId(), sequence: world.next('fault') }
  world.store.put('fault', fault.id, fault)
  return fault
}

/** Returns the faults that have not happened yet, oldest first. */
export function listFaults(world: World): FaultDocument[] {
  return world.store.list('fault').sort((a, b) => a.sequence - b.sequence)
}

/** Clears all faults, or those of one customer. */
export function clearFaults(world: World, msisdn?: string): void {
  for (const fault of listFaults(world))
    if (msisdn === undefined || fault.msisdn === msisdn) world.store.delete('fault', fault.id)
}

export function delayOf({ delayMs = DEFAULT_DELAY_MS }: Pick<FaultDocument, 'delayMs'>): number {
  return delayMs
}

/** Returns the oldest fault for this call and customer, and counts it as used once. */
export function takeFault(world: World, call: CallName, msisdn: string | undefined): Fault | undefined {
  return world.store.transaction(() => {
    const fault = listFaults(world).find(
      one => one.call === call && (one.msisdn === undefined || one.msisdn === msisdn),
    )
    if (!fault || !isFaultName(fault.fault)) return undefined
    if (fault.times > 1) world.store.put('fault', fault.id, { ...fault, times: fault.times - 1 })
    else world.store.delete('fault', fault.id)
    const { status = DEFAULT_STATUS, code } = fault
    return { name: fault.fault, status, code, delayMs: delayOf(fault) }
  })
}
