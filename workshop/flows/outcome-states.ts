import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { defaultChannelSettings } from '../../runtime/rules/channels.ts'
import { wordsOfState } from '../names/state-words.ts'
import { guardRecipe } from './guard-recipes.ts'
import type { Omitted, States } from './list-states.ts'
import { noRecipe, recipeOf } from './outcome-recipes.ts'
import { type Expected, exportNameOf, type Plan } from './plan.ts'
import type { Recipe } from './recipe.ts'
import { idIn, type Transition } from './transitions.ts'

/** The screen that runs a service. A story is made of each outcome of the service. */
interface Screen {
  /** The step, or the modal over it. */
  readonly shown: Plan
  /** The modal that becomes visible when the top one closes. */
  readonly without: string | null
  /**
   * The looks (`looksOf`) of last screens that already have a story. An outcome with the same last screen gets no
   * second story.
   */
  readonly looksShown?: Set<string>
}

/**
 * Returns a key for the look of a story's last screen. If two keys are equal, both screens look the same. A message
 * page looks the same on every step, so its key contains only the code.
 */
export function looksOf(expected: Expected): string {
  return expected.where === 'page' ? `page ${expected.code}` : JSON.stringify(expected)
}

/** An edge without a guard needs no actions besides those for its outcome. */
const none: Recipe = { actions: [] }

/** Returns a story for each end of the screen's service that looks different from the others. */
export function outcomeStates(flow: WholeFlow, transitions: readonly Transition[], screen: Screen): States {
  const plans: Plan[] = []
  const omitted: Omitted[] = []
  const { looksShown = new Set<string>() } = screen
  for (const transition of transitions) {
    const { event, run, outcome, when } = transition
    if (run === null || outcome === null) continue
    const recipe = recipeOf(run, outcome) ?? noRecipe(run, outcome)
    const state = [event, outcome, ...(when === null ? [] : [when])].join(' ')
    if ('cannot' in recipe) {
      omitted.push({ state, why: recipe.cannot })
      continue
    }
    const expected = expectedOf(transition, codeOf(flow, recipe), screen)
    if (expected === undefined) continue
    const branch = when === null ? none : guardRecipe(flow, when, 'customer')
    if ('cannot' in branch) {
      omitted.push({ state, why: branch.cannot })
      continue
    }
    const looks = looksOf(expected)
    if (looksShown.has(looks)) omitted.push({ state, why: 'It looks as another story does.' })
    else {
      const plan = outcomePlan(screen.shown, transition, { recipe, branch, expected })
      plans.push({ ...plan, name: wordsOfState(flow, run, outcome, when), exportName: exportNameOf(state) })
    }
    looksShown.add(looks)
  }
  return { plans, omitted }
}

function codeOf({ channels }: WholeFlow, { says, saysByPix }: Possible): string | null {
  const isOfPix = channels.some(channel => defaultChannelSettings.pix_channels.includes(channel))
  return (isOfPix ? saysByPix : undefined) ?? says ?? null
}

type Possible = Exclude<ReturnType<typeof recipeOf>, { readonly cannot: string } | undefined>

function outcomePlan(
  shown: Plan,
  { event }: Transition,
  how: { recipe: Possible; branch: Recipe; expected: Expected },
): Plan {
  const { actions, person = shown.person } = how.recipe
  const isPersons = event !== 'enter' && event !== 'watch'
  return {
    ...shown,
    person,
    actions: [...shown.actions, ...actions, ...how.branch.actions],
    events: [...shown.events, ...(isPersons ? [event] : [])],
    expected: how.expected,
  }
}

/**
 * Returns the end that the story must reach after this outcome. Returns undefined if the screen stays the same, or if
 * another step opens, because that step has its own stories.
 */
function expectedOf({ target }: Transition, code: string | null, { shown, without }: Screen): Expected | undefined {
  const ready = shown.expected
  const modal = idIn(target, 'modal')
  if (modal !== undefined) return { ...ready, modal, code, where: code === null ? 'nowhere' : 'modal' }
  if (target === 'message') return { ...ready, modal: null, code, where: 'page' }
  if (idIn(target, 'field') !== undefined) return { ...ready, code, where: 'field' }
  if (code === null) return undefined
  const said = { ...ready, code, where: 'notice' } as const
  if (target === 'stay') return said
  if (target === 'close') return { ...said, modal: without }
  return idIn(target, 'step') === ready.step ? { ...said, modal: null } : undefined
}
