import { fileURLToPath } from 'node:url'
import type { StorySource } from '../story-source.ts'
import { graphFile, layOut } from './flow-graph.ts'
import { storyName } from './places.ts'
import { isSeenElsewhere, type Plan } from './plan.ts'
import { allFlows, FLOW_FILE, type FlowFile, MODULE, readFlows, type StoryFile, storyFiles } from './read-flows.ts'
import { sourceOf } from './sources.ts'
import { storyEntries } from './story-entries.ts'

const CSF = fileURLToPath(new URL('flow-csf.tsx', import.meta.url))
const data = (value: unknown) => JSON.stringify(value)

/** The stories of flow configs: the states of their steps and modals, and their graphs. */
export const flowSource: StorySource = {
  test: FLOW_FILE,
  list(path) {
    return readFlows(path).flatMap(file => {
      const { module: importPath, id: metaId, title } = graphFile(file)
      return [
        { type: 'story' as const, importPath, exportName: 'graph', name: 'Map', metaId, title, tags: ['graph'] },
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
}

/** Returns the module of the config itself, which all of its stories share. */
function configModule({ name }: FlowFile): string {
  return `${MODULE}${name}/config`
}

function codeFor(file: FlowFile, module: string): string | undefined {
  if (module === configModule(file)) return `export default ${data(file.config)}`
  const graph = graphFile(file)
  if (graph.module === module) {
    return [
      `import { graphStory } from ${data(CSF)}`,
      `export default { id: ${data(graph.id)}, title: ${data(graph.title)} }`,
      `export const graph = graphStory(${data(layOut(file.flow))}, ${data(file.name)})`,
    ].join('\n')
  }
  const stories = storyFiles(file).find(one => one.module === module)
  return stories === undefined ? undefined : storiesCode(file, stories)
}

function storiesCode(file: FlowFile, stories: StoryFile): string {
  const storyOf = (plan: Plan) => `flowStory(config, ${data(plan)}, ${data(sourceOf(file, plan.pointer, stories))})`
  return [
    `import { flowStory } from ${data(CSF)}`,
    `import config from ${data(configModule(file))}`,
    `export default { id: ${data(stories.id)}, title: ${data(stories.title)} }`,
    ...stories.plans.map(plan => `export const ${plan.exportName} = ${storyOf(plan)}`),
  ].join('\n')
}
