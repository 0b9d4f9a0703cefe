import { isRecord } from '../../runtime/rules/is-record.ts'
import type { Plan } from '../flows/plan.ts'

/** The parts of a flow config that a story depends on. */
export interface StoryParts {
  /** The story's plan and its parts of the config, as text. */
  readonly text: string
  /** The names of the blocks that the story can show. */
  readonly blocks: ReadonlySet<string>
  /** The name of the flow's layout. */
  readonly layout: string
}

/** These keys of a step or modal change nothing except its own screen. */
const ON_SCREEN = ['title', 'header', 'blocks']

/**
 * Returns the parts of a flow config that a story depends on: everything that decides where the flow leads, and the
 * screens of the story's own steps and modals. The screens of other steps are left out.
 */
export function storyParts(config: unknown, plan: Plan): StoryParts {
  const own = new Set([
    plan.pointer,
    ...[plan.step, plan.behind, plan.expected.step].map(step => `steps/${step}`),
    `modals/${plan.expected.modal}`,
  ])
  const shown = Object.fromEntries(
    Object.entries(isRecord(config) ? config : {}).map(([key, value]) => [
      key,
      key === 'steps' || key === 'modals' ? withoutScreens(value, id => !own.has(`${key}/${id}`)) : value,
    ]),
  )
  return { text: JSON.stringify([plan, shown]), blocks: blocksIn(shown), layout: layoutOf(config) }
}

/** Some stories show no step of the flow, only its words and its menu. Returns the parts of such a story. */
export function surroundingParts(config: unknown, plan: unknown): StoryParts {
  const { steps: _, modals: __, ...around } = isRecord(config) ? config : {}
  return { text: JSON.stringify([plan, around]), blocks: new Set(), layout: layoutOf(config) }
}

function layoutOf(config: unknown): string {
  return isRecord(config) && typeof config.layout === 'string' ? config.layout : ''
}

function withoutScreens(places: unknown, isOther: (id: string) => boolean): unknown {
  if (!isRecord(places)) return places
  return Object.fromEntries(
    Object.entries(places).map(([id, place]) => [
      id,
      isRecord(place) && isOther(id)
        ? Object.fromEntries(Object.entries(place).filter(([key]) => !ON_SCREEN.includes(key)))
        : place,
    ]),
  )
}

/** Returns the names of all blocks in a part of a config, at any depth. */
function blocksIn(part: unknown): Set<string> {
  if (Array.isArray(part)) return new Set(part.flatMap(one => [...blocksIn(one)]))
  if (!isRecord(part)) return new Set()
  const own = typeof part.block === 'string' ? [part.block] : []
  return new Set([...own, ...Object.values(part).flatMap(one => [...blocksIn(one)])])
}
