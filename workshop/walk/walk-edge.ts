import type { App } from '../../flows/kit/app.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { openStory } from '../flows/open-story.ts'
import { directNetwork } from './direct-network.ts'
import type { Walk } from './edge-plan.ts'
import { whatIsAmiss } from './judge.ts'
import { lastFacts } from './last-facts.ts'
import { watchApp } from './watch-app.ts'

/**
 * The app must take the edge before the story has been at rest this many times. The number is large, because the edge's
 * service may be the last of the step's services to answer.
 */
const MOST_RESTS = 150

const never = new Promise<void>(() => undefined)

/**
 * Makes an app with its own operator take an edge (from one screen to the next). If the app does not go to the config's
 * target, returns what happened instead. If it does, returns the complaint of `judge` about the reached screen, if any.
 */
export async function walkEdge(
  config: unknown,
  walk: Walk,
  judge: (app: App) => string | undefined,
): Promise<string | undefined> {
  const { edge, plan, isOuter, onScreen } = walk
  const flow = prepare(config)
  if (flow === undefined) return 'This is no flow config.'
  let release = (): void => undefined
  const happened = new Promise<void>(resolve => {
    release = resolve
  })
  // A `watch` service of another edge never starts, because its outcome could leave the screen before the edge's event.
  // The edge's own `watch` starts after the actions, because it might give up while they are performed.
  const watched = watchApp(async ({ kind }) => {
    if (kind === 'watch') await (edge.event === 'watch' ? happened : never)
  })
  const story = await openStory(config, plan, watched, directNetwork)
  const { facts, driver } = story.app
  const writeLast = lastFacts(walk, facts)
  const whenDone = () => {
    writeLast()
    release()
  }
  try {
    await story.act({ actions: onScreen, whenDone })
    if (isOuter) driver.send({ type: 'always', name: edge.event, message: { code: '0' } })
    const amiss = await story.untilRight(() => whatIsAmiss(flow, edge, watched.moments, isOuter), MOST_RESTS)
    return amiss ?? judge(story.app)
  } finally {
    story.close()
  }
}
