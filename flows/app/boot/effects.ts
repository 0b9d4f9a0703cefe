import type { AppHistory } from '../../../runtime/browser/history.ts'
import type { OuterEffect } from '../../../runtime/engine/driver.ts'
import { type Flow, NOT_FOUND } from '../../../runtime/engine/flow.ts'
import { pathOf } from '../../../runtime/engine/paths.ts'
import { type FlowState, topEntry } from '../../../runtime/engine/state.ts'
import { report } from '../../kit/report.ts'
import type { UiStore } from '../../kit/ui-store.ts'

interface Outside {
  readonly channelPath: string
  readonly flow: Flow
  readonly history: AppHistory
  readonly ui: UiStore
}

/** Performs an effect of the engine on the page: updates the address, or shows a screen or a notice. */
export function applyEffect(effect: OuterEffect, state: FlowState, outside: Outside): void {
  const { flow, channelPath, history, ui } = outside
  switch (effect.kind) {
    case 'push':
    case 'replace': {
      // If the address is unknown, the address bar keeps the address that the visitor entered.
      const path = state.step === NOT_FOUND ? history.pathname() : (pathOf(flow, state.step, channelPath) ?? '/')
      return history[effect.kind]({ entry: topEntry(state), step: state.step }, path)
    }
    case 'go':
      return history.go(effect.by)
    case 'show':
      return ui.setState(({ shown, depth: before }) => {
        const depth = state.visited.length
        return { shown: shown + 1, depth, isBack: depth < before, notice: null, field: null }
      })
    case 'notice':
      return ui.setState({ notice: effect.message })
    case 'field':
      return ui.setState(({ field }) => ({
        field: { fact: effect.fact, message: effect.message, count: (field?.count ?? 0) + 1 },
      }))
    case 'report':
      return report(effect.problem, effect.detail)
    case 'flow':
    case 'leave':
    case 'review':
      return
  }
}
