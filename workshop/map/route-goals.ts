import { plainName } from '../../flows/words/plain-name.ts'
import { deedOn } from '../../runtime/compiler/diff/triggers.ts'
import type { View } from '../../runtime/compiler/diff/view.ts'
import { capital } from '../../runtime/compiler/diff/words.ts'
import type { Explorable } from '../../runtime/compiler/explore.ts'
import type { Move } from '../../runtime/compiler/proof/explore-worlds.ts'
import { paymentWays } from './payment-ways.ts'
import { addressKey, EVERYWHERE, routeTo } from './place-ids.ts'
import type { FlowPlace } from './places.ts'
import type { Goal } from './routes.ts'
import type { Chosen, Milestone } from './search.ts'
import { placeOf } from './walk-words.ts'

const nothing: Chosen = new Map()

interface Input {
  readonly known: Explorable
  readonly view: View
  readonly places: readonly FlowPlace[]
}

/**
 * Returns the goals of a flow: the login, each end of each payment method, each other important action, and each
 * screen.
 */
export function goalsOf({ known, view, places }: Input): readonly Goal[] {
  const login: Goal = {
    ...{ id: 'login', group: 'Begin', title: 'Logs in', chosen: nothing },
    milestones: [({ to }) => to.isIn && to.state.step !== ''],
  }
  return [login, ...payments(known), ...acts(known, view), ...screens(places)]
}

function payments(known: Explorable): readonly Goal[] {
  const starts: Milestone = ({ probe, effects }) =>
    probe.by === 'person' && effects.some(effect => effect.kind === 'run' && isCharge(known, effect.run.service))
  return paymentWays(known).flatMap(({ type, label, ends }) => {
    const chosen = new Map([
      ['payment.type', type],
      ['order.type', type],
    ])
    return ends.map(({ name, title, outcomes }) => ({
      id: `pay-${type}-${name}`,
      group: `Pays by ${label}`,
      title: `${label}: ${title}`,
      milestones: [starts, ...outcomes.map(answered)],
      chosen,
    }))
  })
}

function answered(outcome: string): Milestone {
  return ({ probe }) => probe.by === 'service' && probe.name === outcome
}

function isCharge({ catalogue }: Explorable, service: string): boolean {
  return catalogue.services[service]?.charges !== undefined
}

/**
 * Returns a goal for each service that deletes or records something. The goal is reached with the service's first
 * outcome, which means success.
 */
function acts(known: Explorable, view: View): readonly Goal[] {
  const { flow, catalogue } = known
  const screens = [
    ...[...flow.steps.values()].map(step => ['steps', step] as const),
    ...[...flow.modals.values()].map(modal => ['modals', modal] as const),
  ]
  return screens.flatMap(([part, { id, on }]) =>
    [...on].flatMap(([event, { service }]): readonly Goal[] => {
      const spec = service && catalogue.services[service.text]
      if (spec?.isWeighty !== true || spec.charges !== undefined) return []
      const [good] = Object.keys(spec.outcomes)
      const { verb, place } = deedOn(view, part, id, event)
      const isIt = ({ probe, from }: Move) =>
        probe.service === service?.text && probe.name === good && placeOf(from) === `${part}/${id}`
      const title = capital(`${verb} ${place}`)
      return [
        {
          id: addressKey(`do-${part}-${id}-${event}`),
          group: 'Agrees, saves or deletes',
          title,
          milestones: [isIt],
          chosen: nothing,
        },
      ]
    }),
  )
}

function screens(places: readonly FlowPlace[]): readonly Goal[] {
  return places.flatMap(({ id, kind, title, journey = '' }) =>
    id === EVERYWHERE || kind === 'exit'
      ? []
      : [
          {
            id: routeTo(id),
            group: `To a screen of “${plainName(journey)}”`,
            title: kind === 'step' ? title : `${title} (dialog)`,
            milestones: [({ to }: Move) => placeOf(to) === id && to.state.message === null],
            chosen: nothing,
          },
        ],
  )
}
