import type { App } from '../../flows/kit/app.ts'
import { createFactStore } from '../../flows/kit/fact-store.ts'
import type { Driver } from '../../runtime/engine/driver.ts'
import { type Effect, type FlowState, initialState } from '../../runtime/engine/state.ts'
import { WITHHELD } from '../../runtime/engine/trace.ts'
import { doAction } from '../flows/do-action.ts'
import { recipeForNeed } from '../flows/fact-recipes.ts'
import { createStoryApp, logIn } from '../flows/story-app.ts'
import { directNetwork } from '../walk/direct-network.ts'
import { shownFacts, type Told } from './sample-facts.ts'

/** A moment of a recorded walk through a flow, with all data that its screen shows. Plain data. */
export interface Moment extends Told {
  readonly state: FlowState
  readonly effects: readonly Effect[]
}

export interface Replayed {
  readonly app: App
  readonly show: (moment: Moment) => Promise<void>
  readonly close: () => void
}

const PERSON = 'ana'

/**
 * Returns an app that shows moments of walks. Its screens read from their own operator, as a customer of the sandbox.
 * The trace defines the moves, so taps on the screens do nothing.
 */
export async function openReplay(config: unknown): Promise<Replayed> {
  const { app, flow, page, sandbox, close } = await createStoryApp(config, directNetwork)
  await logIn(app, sandbox, PERSON)
  const stage = { app, page, sandbox, person: PERSON }
  const shown = createFactStore()
  const listeners = new Set<Parameters<Driver['subscribe']>[0]>()
  let state = initialState(flow)
  let brought = app.facts.all()
  const tried = new Set<string>()

  /**
   * Creates the thing in the sandbox that a fact refers to, such as a Pix code. It does this only at the first call for
   * each fact.
   */
  async function bring(fact: string): Promise<void> {
    const recipe = recipeForNeed(fact)
    if (tried.has(fact) || recipe === undefined || (recipe.person ?? PERSON) !== PERSON) return
    tried.add(fact)
    for (const action of recipe.actions) await doAction(action, stage).catch(() => undefined)
    const [has] = Object.entries(app.facts.all()).filter(([name]) => name === fact)
    if (has !== undefined) brought = { ...brought, ...Object.fromEntries([has]) }
  }

  return {
    app: {
      ...app,
      // A screen must not change the facts of the trace.
      facts: { ...shown, write: () => undefined, writeNamed: () => undefined, replace: () => undefined },
      driver: {
        state: () => state,
        send: () => undefined,
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
      },
    },
    async show(moment) {
      for (const [fact, cell] of Object.entries(moment.facts)) if (cell === WITHHELD) await bring(fact)
      const facts = shownFacts(flow, moment, brought)
      state = moment.state
      // The blocks read facts from the app's own store, so the facts of the replay are written into it.
      app.facts.replace(facts)
      shown.replace(facts)
      app.ui.setState({ ...told(moment.effects), isWaiting: false })
      for (const listener of listeners) listener({ type: 'returned' }, facts)
    },
    close,
  }
}

/** Returns the message that the app shows after a move, as a notice or at a field. */
function told(effects: readonly Effect[]): Pick<ReturnType<App['ui']['getState']>, 'notice' | 'field'> {
  const notice = effects.find(effect => effect.kind === 'notice')
  const field = effects.find(effect => effect.kind === 'field')
  return {
    notice: notice?.message ?? null,
    field: field === undefined ? null : { fact: field.fact, message: field.message, count: 1 },
  }
}
