import { useEffect, useRef } from 'react'
import { customerRecord, featureToggles } from '../../../runtime/customer/reads.ts'
import { bestOffer } from '../../../runtime/recharge/offer.ts'
import { rechargeValuesWithAttributes } from '../../../runtime/recharge/reads.ts'
import { useApp, useFlowState, useSend } from '../../kit/app-context.ts'
import { bonusRulesOf } from '../../kit/bonus.ts'
import { useRead } from '../../kit/use-read.ts'
import { useWrite } from '../../kit/use-write.ts'
import type { ProactiveOfferProps, proactiveOfferSpec } from './schema.ts'
import { useUntouched } from './use-untouched.ts'

/**
 * Sends the event for the offer only if the customer has not touched the page yet. If a read fails, there is no
 * offer.
 */
export function ProactiveOfferBlock({ event }: ProactiveOfferProps) {
  const { driver, facts } = useApp()
  const write = useWrite<typeof proactiveOfferSpec>()
  const send = useSend()
  const isIdle = useFlowState(({ running }) => running.length === 0)
  const isUntouched = useUntouched()
  const toggles = useRead(featureToggles)
  const values = useRead(rechargeValuesWithAttributes)
  const record = useRead(customerRecord)
  const isOn = toggles.kind === 'ready' && toggles.data.campaignsAvaliable
  // The offer waits for services that run when the step opens, because they may open another step or find an open
  // payment.
  const isReady = isOn && values.kind === 'ready' && record.kind === 'ready' && isIdle
  const offer = useRef(() => {})
  offer.current = () => {
    if (values.kind !== 'ready' || record.kind !== 'ready' || !isUntouched()) return
    if (driver.state().modals.length > 0) return
    const known = facts.all()
    const { 'payment.inFlight': inFlight = 'none', 'recharge.forOther': isForOther = false } = known
    if (known['upsell.proactiveConfirm'] === true || known['recharge.value'] !== undefined || inFlight !== 'none')
      return
    const best = bestOffer({ values: values.data, record: record.data, isForOther, bonus: bonusRulesOf(known) })
    if (best['upsell.value'] === undefined) return
    write(best)
    send(event)
  }
  useEffect(() => {
    if (isReady) offer.current()
  }, [isReady])
  return null
}
