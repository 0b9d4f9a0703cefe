import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { wayToNeed } from './fact-ways.ts'
import { listStates, readyPlan, type States } from './list-states.ts'
import { exportNameOf, type Plan } from './plan.ts'
import { idIn, modalTransitions, stepTransitions } from './transitions.ts'

/** One story a modal, by the shortest way that the flow has to it. */
export function listModals(flow: WholeFlow): States {
  const ways = new Map<string, Plan>()
  const add = (id: string, plan: Plan) => {
    if (!ways.has(id) && flow.modals[id] !== undefined)
      ways.set(id, { ...plan, name: id, exportName: exportNameOf(id), pointer: `modals/${id}` })
  }
  for (const id of Object.keys(flow.steps)) addFromStep(flow, id, add)
  let before = -1
  while (before !== ways.size) {
    before = ways.size
    for (const [id, plan] of [...ways]) addFromModal(flow, id, plan, add)
  }
  const missing = Object.keys(flow.modals).filter(id => !ways.has(id))
  return {
    plans: [...ways.values()],
    omitted: missing.map(state => ({ state, why: 'No step and no modal leads to it.' })),
  }
}

type Add = (id: string, plan: Plan) => void

function addFromStep(flow: WholeFlow, id: string, add: Add): void {
  const step = flow.steps[id]
  if (step === undefined) return
  const ready = readyPlan(flow, id, step)
  for (const { event, run, target } of stepTransitions(flow, id)) {
    const modal = idIn(target, 'modal')
    if (modal !== undefined && run === null)
      add(modal, { ...ready, events: [event], expected: { ...ready.expected, modal } })
  }
  for (const plan of listStates(flow, id).plans) if (plan.expected.modal !== null) add(plan.expected.modal, plan)
}

/** What its fields ask for is filled in before it goes on to the next. */
function addFromModal(flow: WholeFlow, id: string, plan: Plan, add: Add): void {
  const typed = (flow.modals[id]?.blocks ?? []).flatMap(({ fact }) =>
    fact === undefined ? [] : (wayToNeed(fact)?.deeds ?? []),
  )
  for (const { event, run, target } of modalTransitions(flow, id)) {
    const modal = idIn(target, 'modal')
    if (modal === undefined || run !== null) continue
    add(modal, {
      ...plan,
      deeds: [...plan.deeds, ...typed],
      events: [...plan.events, event],
      expected: { ...plan.expected, modal, code: null, where: 'nowhere' },
    })
  }
}
