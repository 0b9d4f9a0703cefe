import type { Tell } from '../../runtime/browser/partner-window.ts'
import { isCharging } from '../../runtime/engine/moves.ts'
import type { App } from './create-app.ts'
import { rechargeStatus } from './recharge-status.ts'

/**
 * Tells the partner's page around ours how each recharge stands: each state once an attempt, also when the page is loaded
 * again meanwhile. A charge that begins is a new attempt.
 */
export function tellPartner({ driver, facts }: Pick<App, 'driver' | 'facts'>, tell: Tell): void {
  let wasCharging = false
  const look = (): void => {
    const state = driver.state()
    const begins = isCharging(state) && !wasCharging
    wasCharging = isCharging(state)
    if (begins) facts.write({ 'recharge.told': undefined })
    const told = facts.get('recharge.told')?.split(' ') ?? []
    const status = rechargeStatus(state)
    if (wasCharging || status === undefined || told.includes(status)) return
    facts.write({ 'recharge.told': [...told, status].join(' ') })
    tell(status)
  }
  driver.subscribe(look)
  look()
}
