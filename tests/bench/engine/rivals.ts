import { createMachine as createRobot, guard, interpret, transition as robotTransition, state } from 'robot3'
import { createActor, initialTransition, setup, transition } from 'xstate'
import { engineRunner, facts, flowOf, stepId } from './flow.ts'
import type { Runner } from './race.ts'

const STEPS = 10
const next = (at: number) => stepId((at + 1) % STEPS)

/**
 * The events for each step: an unknown event, an event whose first guard is false, and an event whose first guard is
 * true.
 */
const events = Array.from({ length: STEPS }, () => ['ghost', 'skip', 'submit']).flat()

function engine(): Runner {
  const flow = flowOf(STEPS, at => ({
    // The last step is final, so the engine forgets the visited steps there. Otherwise their list would grow with each
    // lap.
    final: at === STEPS - 1,
    on: {
      skip: [{ when: 'plenty', to: `step:${stepId(0)}` }, { to: 'stay' }],
      submit: [{ when: 'enough', to: `step:${next(at)}` }, { to: `step:${stepId(0)}` }],
    },
  }))
  return engineRunner('engine', flow, stepId(0), events)
}

function machine() {
  const kit = setup({
    types: { context: {} as typeof facts, events: {} as { type: string } },
    guards: {
      enough: ({ context }) => context.value >= 1000,
      plenty: ({ context }) => context.value >= 5000,
    },
  })
  const ids = Array.from({ length: STEPS }, (_, at) => at)
  return kit.createMachine({
    context: facts,
    initial: stepId(0),
    states: Object.fromEntries(
      ids.map(at => [
        stepId(at),
        {
          on: {
            skip: [{ guard: 'plenty', target: stepId(0) }, {}],
            submit: [{ guard: 'enough', target: next(at) }, { target: stepId(0) }],
          },
        },
      ]),
    ),
  })
}

const xstateEvents = events.map(type => ({ type }))

/** XState as apps use it: an actor that receives events. */
function xstateActor(): Runner {
  const actor = createActor(machine()).start()
  const lap = () => {
    for (const event of xstateEvents) actor.send(event)
    return xstateEvents.length
  }
  lap()
  if (actor.getSnapshot().value !== stepId(0)) throw new Error('xstate: a lap ends elsewhere.')
  return { name: 'xstate actor', lap }
}

/** XState as pure functions, which is how our engine works. */
function xstatePure(): Runner {
  const logic = machine()
  let [snapshot] = initialTransition(logic)
  const lap = () => {
    for (const event of xstateEvents) [snapshot] = transition(logic, snapshot, event)
    return xstateEvents.length
  }
  lap()
  if (snapshot.value !== stepId(0)) throw new Error('xstate: a lap ends elsewhere.')
  return { name: 'xstate pure', lap }
}

interface RobotService {
  send(event: string): void
  readonly machine: { readonly current: string }
}
/** The cast is needed, because the library's types accept only states that are written out, not computed ones. */
const start = interpret as unknown as (machine: object, onChange: () => void) => RobotService

function robot(): Runner {
  const enough = guard((context: typeof facts) => context.value >= 1000)
  const plenty = guard((context: typeof facts) => context.value >= 5000)
  const states = Array.from({ length: STEPS }, (_, at) => [
    stepId(at),
    state(
      robotTransition('skip', stepId(0), plenty),
      robotTransition('skip', stepId(at)),
      robotTransition('submit', next(at), enough),
      robotTransition('submit', stepId(0)),
    ),
  ])
  const service = start(
    createRobot(stepId(0), Object.fromEntries(states), () => facts),
    () => undefined,
  )
  const lap = () => {
    for (const event of events) service.send(event)
    return events.length
  }
  lap()
  if (service.machine.current !== stepId(0)) throw new Error('robot3: a lap ends elsewhere.')
  return { name: 'robot3', lap }
}

/** Returns runners of the same flow: our engine, XState 5 (with both of its interfaces) and robot3. */
export const rivals = (): readonly Runner[] => [engine(), xstateActor(), xstatePure(), robot()]
