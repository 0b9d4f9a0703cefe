import type { Place, Sentence } from '../../runtime/compiler/diff/fold.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { listModals } from '../flows/list-modals.ts'
import { listStates } from '../flows/list-states.ts'
import { storyName } from '../flows/places.ts'
import type { Plan } from '../flows/plan.ts'
import { storyIdOf } from '../flows/story-id.ts'
import { plansTouchedIn } from './touched-plans.ts'

/** The whole config of each flow and variant, by name. */
export type Configs = ReadonlyMap<string, unknown>

/** One side of a comparison: the story before the change, or the story now. */
export interface StorySide {
  readonly config: unknown
  readonly plan: Plan
}

/** A story whose screen a change affects. If the story is new or was removed, it has only one side. */
export interface TouchedStory {
  readonly id: string
  readonly name: string
  /** The title of the flow. The story of an error belongs to no flow, so its title is empty. */
  readonly flow: string
  readonly before?: StorySide | undefined
  readonly after?: StorySide | undefined
}

/**
 * Returns a function that finds the stories that show a change, by the sentence about it. If the change affects several
 * flows, the stories of the flow that the sentence names first come first.
 */
export function touchedStories(before: Configs, after: Configs): (sentence: Sentence) => readonly TouchedStory[] {
  const plansBefore = plansOf(before)
  const plansAfter = plansOf(after)
  return ({ places }) => {
    const found = places.map(storiesAt)
    // If stories show a changed part itself, only these are listed. Otherwise all stories of the part's screen are
    // listed.
    const exact = found.filter(({ isExact, stories }) => isExact && stories.length > 0)
    const stories = (exact.length > 0 ? exact : found).flatMap(one => one.stories)
    return [...new Map(stories.map(story => [story.id, story])).values()]
  }

  function storiesAt({ flow, part }: Place): { stories: readonly TouchedStory[]; isExact: boolean } {
    const error = /^errors\.json\/([^/:]+)/.exec(part)?.[1]
    if (error !== undefined) return { stories: [errorStory(error)], isExact: true }
    const [former, latter] = [plansBefore(flow), plansAfter(flow)]
    const sides = [plansTouchedIn(after.get(flow), latter, part), plansTouchedIn(before.get(flow), former, part)]
    const isExact = sides.some(side => side.isExact && side.plans.length > 0)
    const touched = sides.filter(side => side.isExact === isExact).flatMap(({ plans }) => plans)
    const stories = touched.map(plan => {
      const side = (configs: Configs, plans: readonly Plan[]): StorySide | undefined => {
        const same = plans.find(one => one.pointer === plan.pointer && one.exportName === plan.exportName)
        return same && { config: configs.get(flow), plan: same }
      }
      const id = storyIdOf(flow, plan)
      const title = titleOf(flow, after.get(flow) ?? before.get(flow))
      return { id, name: storyName(plan), flow: title, before: side(before, former), after: side(after, latter) }
    })
    return { stories, isExact }
  }
}

/** Returns the title of a flow. An arm of a variant has its flow's title, so the arm's name is added. */
function titleOf(id: string, config: unknown): string {
  const title = isRecord(config) && typeof config.title === 'string' ? config.title : id
  const [, arm] = id.split('~')
  return arm === undefined ? title : `${title}, variant ${arm}`
}

/**
 * Returns the story of an error's text. The texts of errors belong to no flow, so the story has no picture of its
 * former state.
 */
function errorStory(code: string): TouchedStory {
  return { id: `errors-${code.toLowerCase()}--message`, name: `Error ${code}`, flow: '' }
}

/** Returns a function that returns the stories of a flow. The stories of each flow are listed only once. */
function plansOf(configs: Configs): (flow: string) => readonly Plan[] {
  const known = new Map<string, readonly Plan[]>()
  return name => {
    const plans = known.get(name) ?? listPlans(configs.get(name))
    known.set(name, plans)
    return plans
  }
}

function listPlans(config: unknown): readonly Plan[] {
  const flow = prepare(config)
  if (flow === undefined) return []
  const steps = Object.keys(flow.steps).flatMap(id => listStates(flow, id).plans)
  return [...steps, ...listModals(flow).flatMap(({ plans }) => plans)]
}
