import { objectOf } from '../../runtime/compiler/diff/json.ts'
import { View } from '../../runtime/compiler/diff/view.ts'
import { arrowsOf, type FlowArrow } from './arrows.ts'
import { type CompiledFlow, compiledFlows } from './compiled-flows.ts'
import type { FlowMap } from './flow-map.ts'
import { layOut } from './lay-out.ts'
import { placesOf } from './places.ts'
import { routesOf } from './routes.ts'

/**
 * Returns the map of a flow. If the check finds an error in the flow, returns undefined. `storyOf` returns the id of
 * the story that shows a place.
 */
export async function drawMap(
  id: string,
  storyOf: (place: string) => string | undefined,
): Promise<FlowMap | undefined> {
  const compiled = (await compiledFlows()).get(id)
  if (compiled === undefined) return undefined
  const { known, flow } = compiled
  const view = viewOf(compiled)
  const arrows = arrowsIn(compiled)
  const places = placesOf(known, view, arrows)
  const { boxes, ...laidOut } = await layOut(places, arrows)
  return {
    ...{ flow: id, title: flow.title, ...laidOut },
    places: places.flatMap(({ host: _, journey: __, ...place }) => {
      const box = boxes.get(place.id)
      return box === undefined ? [] : [{ ...place, box, story: storyOf(place.id) }]
    }),
    routes: routesOf({ known, flow, view, places, arrows }),
  }
}

/** Returns every arrow of a flow in words. */
export function arrowsIn(compiled: CompiledFlow): readonly FlowArrow[] {
  return arrowsOf(compiled.known, compiled.flow, viewOf(compiled))
}

function viewOf({ config, known }: CompiledFlow): View {
  return new View(objectOf(config), known.catalogue)
}
