import type { View } from '../../runtime/compiler/diff/view.ts'
import { capital } from '../../runtime/compiler/diff/words.ts'
import type { FlowArrow } from './arrows.ts'
import type { Route, RouteStep } from './flow-map.ts'

/** Returns everything that can take money as one route. If the flow takes no money, returns no route. */
export function chargingRoute(view: View, arrows: readonly FlowArrow[]): readonly Route[] {
  const steps = new Map<string, RouteStep>()
  for (const { id, from, ways } of arrows) {
    for (const { deed, charges, at } of ways) {
      if (!charges) continue
      const [kind, screen = ''] = from.split('/')
      const text = `${capital(deed)} on ${view.wordsFor(`${kind === 'modals' ? 'modal' : 'step'}:${screen}`)}.`
      const known = steps.get(text) ?? { text, short: deed, place: from, arrows: [], at }
      steps.set(text, { ...known, arrows: [...new Set([...known.arrows, id])] })
    }
  }
  if (steps.size === 0) return []
  return [
    {
      id: 'charges',
      group: 'Money',
      title: 'Everything that can charge',
      steps: [...steps.values()],
      trace: undefined,
    },
  ]
}
