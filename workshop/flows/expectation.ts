import type { App } from '../../flows/kit/app.ts'
import { holds } from '../../runtime/engine/guards.ts'
import type { Expected } from './plan.ts'

/**
 * Compares the flow's state with the story's expected end. Returns a sentence about the difference. If there is no
 * difference, returns undefined.
 */
export function whatIsWrong(app: App, expected: Expected): string | undefined {
  const { step, modals, message } = app.driver.state()
  const { notice, field } = app.ui.getState()
  const top = modals.at(-1)
  const said = {
    nowhere: null,
    page: message?.code ?? null,
    modal: top?.message?.code ?? null,
    notice: notice?.code ?? null,
    field: field?.message?.code ?? null,
  }
  const checks: readonly (readonly [string, unknown, unknown])[] = [
    ['step', step, expected.step],
    ['modal', top?.id ?? null, expected.modal],
    [`code (${expected.where})`, said[expected.where], expected.code],
    ['message page', message !== null, expected.where === 'page'],
    ...expected.guards.map(guard => [`guard ${guard}`, holds(app.flow.guards, guard, app.facts.all()), true] as const),
  ]
  const wrong = checks.filter(([, is, should]) => is !== should)
  return wrong.length === 0
    ? undefined
    : wrong.map(([what, is, should]) => `${what} is ${is}, not ${should}`).join('; ')
}
