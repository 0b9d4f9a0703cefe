import type { Driver } from '../../../runtime/engine/driver.ts'
import { type Flow, own } from '../../../runtime/engine/flow.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { FlowState } from '../../../runtime/engine/state.ts'
import { callName } from '../../../runtime/operator/contract/call.ts'
import { reportEvent } from '../../../runtime/operator/contract/events.ts'
import type { Context } from '../../../runtime/service.ts'
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
 * Tells the operator of a recharge that was chosen, and left on the payment page without paying: once an attempt, and
 * never of one that may have been charged. A page that is hidden may only be loaded anew: the tab remembers that this attempt
 * was told, until the person goes elsewhere in the app.
 */
export function watchCart({ driver, flow, page, facts, context }: Parts): { readonly review: () => void } {
  let isOpen = false
  let wasCharging = false

  const abandon = (): void => {
    // What runs may charge.
    if (!isOpen || isCharging(driver.state())) return
    isOpen = false
    if (facts.get('recharge.cartTold') === true) return
    // Before it is told: the page may be gone by then.
    facts.write({ 'recharge.cartTold': true })
    void tell(context)
  }
  const look = (): void => {
    lookForEnd()
    // What comes after is another attempt.
    if (!isPaying(flow, driver.state()) && facts.get('recharge.cartTold') === true)
      facts.write({ 'recharge.cartTold': undefined })
  }
  const lookForEnd = (): void => {
    const state = driver.state()
    if (!isOpen) return
    const isRunning = isCharging(state)
    const hasRun = wasCharging && !isRunning
    wasCharging = isRunning
    // A tap that only asks for more, such as the card's code, has no result yet. One that leads on leaves nothing.
    if (isRunning) return
    // Whoever lost the session has not left: they log in and are led back, to another review.
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
      // A step that cannot be shown yet was not seen.
      look()
    },
  }
}

/** On a step that pays, or on one on the way there: a card to be typed, a bank to be chosen. */
function isPaying(flow: Flow, { step }: FlowState): boolean {
  const here = own(flow.steps, step)
  return here?.confirms === 'charge' || here?.needs?.includes('recharge.value') === true
}

async function tell({ fact, send, newId }: Parts['context']): Promise<void> {
  const rechargeValueId = fact('recharge.value')
  const msisdnRecebedor = fact('recharge.target')
  const id = fact('session.customerId')
  if (id === undefined || rechargeValueId === undefined || msisdnRecebedor === undefined) return
  const paymentType = fact('payment.type')
  const answer = await send(reportEvent, {
    params: { id, event: 'abandoned_cart' },
    body: { rechargeValueId, msisdnRecebedor, ...(paymentType === undefined ? {} : { paymentType }) },
    key: newId(),
    keepalive: true,
  })
  const call = callName(reportEvent)
  if (answer.kind === 'lost') report('cart-not-told', answer.kind, { call })
  if (answer.kind === 'refused') report('cart-not-told', answer.kind, { call, code: answer.code })
}
