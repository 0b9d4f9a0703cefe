import { own } from '../../../runtime/engine/flow.ts'
import type { App, Boot } from '../../kit/app.ts'
import { headerBack } from '../screen/header-back.ts'
import { canShow } from '../screen/shown-nodes.ts'

/**
 * Returns the boot to hydrate an open app with: its own state and facts if the prerendered page shows just these, so
 * that React need not render everything twice. Otherwise returns the app's boot.
 */
export function bootOf({ flow, boot, driver, facts, ui }: App): Boot {
  const state = driver.state()
  const known: { readonly [name: string]: unknown } = facts.all()
  const prerendered: { readonly [name: string]: unknown } = boot.facts
  const isAlike =
    state.step === boot.state.step &&
    state.entry === boot.state.entry &&
    state.message === null &&
    state.modals.length === 0 &&
    state.running.length === 0 &&
    (own(flow.steps, state.step)?.header !== 'title' ||
      headerBack(flow, state, true) === headerBack(flow, state, false)) &&
    canShow(flow, state.step, boot.facts) &&
    Object.keys({ ...known, ...prerendered }).every(name => known[name] === prerendered[name])
  return isAlike ? { state, facts: facts.all(), ui: ui.getState(), isLive: true } : boot
}
