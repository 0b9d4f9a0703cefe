import { type FlowFile, flowNamed, storyFiles } from '../flows/read-flows.ts'
import { storyIdOf } from '../flows/story-id.ts'
import { drawMap } from './draw-map.ts'
import type { FlowMap } from './flow-map.ts'

/** Returns the map of a flow, or an error with the reason why it cannot be drawn. */
export async function mapOf(file: FlowFile): Promise<FlowMap> {
  const map = await drawMap(file.name, place => storyShowing(file, place))
  if (map === undefined) throw new Error(`The check finds an error in ${file.name}: npm run flows says which.`)
  return map
}

/**
 * Returns the id of the story that shows a place. If the flow has no such story, returns the story of the flow that it
 * extends.
 */
function storyShowing(file: FlowFile, place: string): string | undefined {
  for (const stories of storyFiles(file)) {
    const plan = stories.plans.find(({ pointer }) => pointer === place)
    if (plan !== undefined) return storyIdOf(file.name, plan)
  }
  return file.base === undefined ? undefined : storyShowing(flowNamed(file.base.id), place)
}
