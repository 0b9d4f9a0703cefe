import { fileURLToPath } from 'node:url'
import { storyParts } from '../keys/story-parts.ts'
import { keptMap } from '../map/kept-maps.ts'
import { codeOfMap } from '../map/map-code.ts'
import { mapFile } from '../map/map-file.ts'
import { PAGE } from '../pages/shows-panel.ts'
import type { StorySource } from '../story-source.ts'
import { storyName } from './places.ts'
import { isSeenElsewhere, type Plan } from './plan.ts'
import { allFlows, FLOW_FILE, type FlowFile, MODULE, readFlows, type StoryFile, storyFiles } from './read-flows.ts'
import { sourceOf } from './sources.ts'
import { storyEntries } from './story-entries.ts'

const CSF = fileURLToPath(new URL('flow-csf.tsx', import.meta.url))
const MAP_CSF = fileURLToPath(new URL('../map/map-csf.tsx', import.meta.url))
const data = (value: unknown) => JSON.stringify(value)

/** The stories of flow configs: the states of their steps and modals, and a map of each flow. */
export const flowSource: StorySource = {
  test: FLOW_FILE,
  list(path) {
    return readFlows(path).flatMap(file => {
      const { module: importPath, id: metaId, title } = mapFile(file)
      return [
        { type: 'story' as const, importPath, exportName: 'map', name: 'Map', metaId, title, tags: ['map', PAGE] },
        ...storyEntries(storyFiles(file), 'flow', { isRepeated: isSeenElsewhere, nameOf: storyName }),
      ]
    })
  },
  modules: [MODULE],
  write(module, watch) {
    for (const file of allFlows()) {
      const code = codeFor(file, module)
      if (code === undefined) continue
      for (const one of file.files) watch(one)
      return code
    }
    return undefined
  },
  parts(module) {
    for (const file of allFlows()) {
      const stories = storyFiles(file).find(one => one.module === module)
      if (stories !== undefined)
        return new Map(stories.plans.map(plan => [plan.exportName, storyParts(file.config, plan)]))
    }
    return undefined
  },
}

/** Returns the module of the config itself, which all of its stories share. */
function configModule({ name }: FlowFile): string {
  return `${MODULE}${name}/config`
}

function codeFor(file: FlowFile, module: string): string | Promise<string> | undefined {
  if (module === configModule(file)) return `export default ${data(file.config)}`
  if (module === mapFile(file).module) return mapCode(file)
  const stories = storyFiles(file).find(one => one.module === module)
  return stories === undefined ? undefined : storiesCode(file, stories)
}

async function mapCode(file: FlowFile): Promise<string> {
  const { id, title } = mapFile(file)
  const head = [
    `import { mapStory } from ${data(MAP_CSF)}`,
    `export default { id: ${data(id)}, title: ${data(title)} }`,
  ]
  try {
    return [...head, codeOfMap(await keptMap(file)), `export const map = mapStory(flowMap)`].join('\n')
  } catch (error) {
    // The panel “Edit” saves despite problems. If this module failed, the server would cover all other stories with the
    // error, so that nobody could mend it there.
    return [...head, `export const map = { render() { throw new Error(${data(String(error))}) } }`].join('\n')
  }
}

function storiesCode(file: FlowFile, stories: StoryFile): string {
  const storyOf = (plan: Plan) => `flowStory(config, ${data(plan)}, source)`
  return [
    `import { flowStory } from ${data(CSF)}`,
    `import config from ${data(configModule(file))}`,
    `const source = ${data(sourceOf(file, stories))}`,
    `export default { id: ${data(stories.id)}, title: ${data(stories.title)} }`,
    ...stories.plans.map(plan => `export const ${plan.exportName} = ${storyOf(plan)}`),
  ].join('\n')
}
