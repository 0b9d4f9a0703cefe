import { flowFolder } from '../flows/places.ts'
import { type FlowFile, MODULE } from '../flows/read-flows.ts'
import { idPart } from '../flows/story-id.ts'

/** Returns the module, id and title of a flow's map in the workshop. */
export function mapFile({ name }: FlowFile): { readonly module: string; readonly id: string; readonly title: string } {
  return { module: `${MODULE}${name}/map`, id: `flows-${idPart(name)}`, title: `${flowFolder(name)}/Map` }
}
