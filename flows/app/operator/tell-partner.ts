import type { Tell } from '../../../runtime/browser/partner-window.ts'
import { isCharging } from '../../../runtime/engine/moves.ts'
import type { App } from '../../kit/app.ts'
import { rechargeStatus } from './recharge-status.ts'

/**
 * Notifies the partner's page, which contains this page in an iframe, of each status of a recharge. Each status is sent
 * once per attempt, even after a reload. If a charge fails before the app sends it, for example at the card gateway,
 * the partner is notified every time.
 */
export function tellPartner({ driver, facts }: Pick<App, 'driver' | 'facts'>, tell: Tell): void {
  let wasCharging = false
  const look = (): void => {
    const state = driver.state()
    const begins = isCharging(state) && !wasCharging
    wasCharging = isCharging(state)
    const announced = (facts.get('recharge.told')?.split(' ') ?? []).filter(one => !begins || one !== 'error')
    if (begins) facts.write({ 'recharge.told': announced.join(' ') || undefined })
    const status = rechargeStatus(state)
    if (wasCharging || status === undefined || announced.includes(status)) return
    facts.write({ 'recharge.told': [...announced, status].join(' ') })
    tell(status)
  }
  driver.subscribe(look)
  look()
}
