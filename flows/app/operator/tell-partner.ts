import type { Tell } from '../../../runtime/browser/partner-window.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { App } from '../../kit/app.ts'
import { rechargeStatus } from './recharge-status.ts'

/**
 * Tells the partner's page around ours how each recharge stands: each state once an attempt, also when the page is loaded
 * again meanwhile. What was told is forgotten as soon as another attempt is sent; only a charge that fails before it
 * is sent, as by the gateway, is told anew: each is a failure of its own.
 */
export function tellPartner({ driver, facts }: Pick<App, 'driver' | 'facts'>, tell: Tell): void {
  let wasCharging = false
  const look = (): void => {
    const state = driver.state()
    const begins = isCharging(state) && !wasCharging
    wasCharging = isCharging(state)
    const told = (facts.get('recharge.told')?.split(' ') ?? []).filter(one => !begins || one !== 'error')
    if (begins) facts.write({ 'recharge.told': told.join(' ') || undefined })
    const status = rechargeStatus(state)
    if (wasCharging || status === undefined || told.includes(status)) return
    facts.write({ 'recharge.told': [...told, status].join(' ') })
    tell(status)
  }
  driver.subscribe(look)
  look()
}
