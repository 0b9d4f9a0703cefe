import type { Driver } from '../../../runtime/engine/driver.ts'
import { type Flow, own } from '../../../runtime/engine/flow.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { FlowState } from '../../../runtime/engine/state.ts'
import { callName } from '../../../runtime/operator/contract/call.ts'
import { reportEvent } from '../../../runtime/operator/contract/events.ts'
import type { Context } from '../../../runtime/service/service.ts'
import type { FactStore } from '../../kit/fact-store.ts'
import type { Page } from '../../kit/page.ts'
import { report } from '../../kit/report.ts'
import { rechargeStatus } from './recharge-status.ts'

interface Parts {
  readonly driver: Driver
  readonly flow: Flow
  readonly page: Pick<Page, 'onHide'>
  readonly facts: Pick<FactStore, 'get' | 'write'>
  readonly context: Pick<Context, 'fact' | 'send' | 'newId'>
}

/**
 * Notifies the operator when the customer leaves the payment page without paying. It does so once per attempt, and
 * never if the recharge may have been charged. A page that becomes hidden may only reload, so the tab remembers that
 * the event was sent, until the customer opens another part of the app.
 */
export function watchCart({ driver, flow, page, facts, context }: Parts): { readonly review: () => void } {
  let isOpen = false
  let wasCharging = false

  const abandon = (): void => {
    // While a charge runs, the customer has not abandoned the recharge.
    if (!isOpen || isCharging(driver.state())) return
    isOpen = false
    if (facts.get('recharge.cartTold') === true) return
    // The fact is written before the event is sent, because the page may close right afterwards.
    facts.write({ 'recharge.cartTold': true })
    void tell(context)
  }
  const look = (): void => {
    lookForEnd()
    // The customer left the payment steps, so the next review begins a new attempt.
    if (!isPaying(flow, driver.state()) && facts.get('recharge.cartTold') === true)
      facts.write({ 'recharge.cartTold': undefined })
  }
  const lookForEnd = (): void => {
    const state = driver.state()
    if (!isOpen) return
    const isRunning = isCharging(state)
    const hasRun = wasCharging && !isRunning
    wasCharging = isRunning
    // A running charge has no result yet. After it, the attempt goes on if the step still belongs to paying, for
    // example when the service asks for the CVV. Otherwise the attempt has ended.
    if (isRunning) return
    // If the session expired, the customer has not abandoned the recharge: after the login they return to the review
    // step.
    const isOut = context.fact('session.authenticated') !== true
    const isOver = isOut || hasResult(state) || (hasRun && !isPaying(flow, state))
    if (isOver) isOpen = false
    else if (!isPaying(flow, state)) abandon()
  }
  driver.subscribe(look)
  page.onHide(abandon)

  function hasResult(state: FlowState): boolean {
    const open = context.fact('payment.inFlight')
    return rechargeStatus(state) !== undefined || (open !== undefined && open !== 'none')
  }

  return {
    review() {
      isOpen = true
      wasCharging = false
      // If a charge is open or there is no session, ends the review at once, because the customer then sees another
      // step.
      look()
    },
  }
}

/** Returns whether the current step pays or prepares the payment, such as the card form or the list of banks. */
function isPaying(flow: Flow, { step }: FlowState): boolean {
  const here = own(flow.steps, step)
  return here?.confirms === 'charge' || here?.needs?.includes('recharge.value') === true
}

async function tell({ fact, send, newId }: Parts['context']): Promise<void> {
  const amountCents = fact('recharge.value')
  const recipient = fact('recharge.target')
  const id = fact('session.customerId')
  if (id === undefined || amountCents === undefined || recipient === undefined) return
  const paymentType = fact('payment.type')
  const order = { rechargeValueId: amountCents, msisdnRecebedor: recipient }
  const answer = await send(reportEvent, {
    params: { id, event: 'abandoned_cart' },
    body: { ...order, ...(paymentType === undefined ? {} : { paymentType }) },
    key: newId(),
    keepalive: true,
  })
  const call = callName(reportEvent)
  if (answer.kind === 'lost') report('cart-not-told', answer.kind, { call })
  if (answer.kind === 'refused') report('cart-not-told', answer.kind, { call, code: answer.code })
}
