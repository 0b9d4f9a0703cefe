import type { Plugin } from 'vite'
import { checkFlows } from './check-flows.mjs'

/** Checks the flow configs before the app is built from them: one with an error is not built. */
export function flowsPlugin(): Plugin {
  return {
    name: 'recarrega-flows',
    apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
    async buildStart() {
      const { isSound, report } = await checkFlows()
      if (!isSound) this.error(report)
    },
  }
}
