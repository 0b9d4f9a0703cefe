import type { App } from '../../flows/kit/app.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { openStory } from '../flows/open-story.ts'
import { directNetwork } from './direct-network.ts'
import type { Walk } from './edge-plan.ts'
import { whatIsAmiss } from './judge.ts'
import { lastFacts } from './last-facts.ts'
import { watchApp } from './watch-app.ts'

/**
 * A story is at rest when nothing happens in it. The app must take the edge before the story has been at rest this many
 * times. The number is large, because the edge's service may answer after all others of the step.
 */
const MOST_RESTS = 150

const never = new Promise<void>(() => undefined)

/**
 * Takes an edge (from one screen to the next) in an app with its own operator. Returns a sentence if the app does not
 * reach the edge's target, or if `judge` objects to the reached screen. Otherwise returns undefined.
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
  // Only the edge's own `watch` service may run, because another one could leave the screen first. It starts after the
  // actions, because it might give up while they are performed.
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
