import { fileURLToPath } from 'node:url'
import { type FlowFile, flowFiles, readFlow } from '../flows/read-flows.ts'
import { storyEntries } from '../flows/story-entries.ts'
import type { StorySource } from '../story-source.ts'
import { nameOf } from './edges.ts'
import { TAPS, tapFile, tapFiles } from './taps.ts'
import { MODULE, walkFile, walkFiles } from './walks.ts'

const STORY = fileURLToPath(new URL('WalkStory.tsx', import.meta.url))
const TAP_STORY = fileURLToPath(new URL('TapStory.tsx', import.meta.url))
const data = (value: unknown) => JSON.stringify(value)

/** The walks and the taps of each flow: a title for each. */
export const walkSource: StorySource = {
  test: /\/walk\/walks\.ts$/,
  list: () => [...storyEntries(walkFiles(), 'walk'), ...storyEntries(tapFiles(), 'taps')],
  modules: [MODULE, TAPS],
  write(module) {
    const files = flowFiles().map(readFlow)
    const named = (prefix: string) => files.find(({ name }) => `${prefix}${name}` === module)
    const [walked, tapped] = [named(MODULE), named(TAPS)]
    return walked === undefined ? tapped && tapsCode(tapped) : codeFor(walked, files)
  },
}

/** Each page also tells how many there are in all: one that was not visited is missed. */
function codeFor(file: FlowFile, files: readonly FlowFile[]): string {
  const { title, plans, edges, unwalkable } = walkFile(file)
  const about = {
    flow: file.name,
    flows: files.map(({ name }) => name),
    edges,
    unwalkable: unwalkable.map(({ edge, why }) => `${nameOf(edge)}: ${why}`),
  }
  return [
    `import { walkStory } from ${data(STORY)}`,
    `const config = ${data(file.config)}`,
    `const about = ${data(about)}`,
    `export default { title: ${data(title)} }`,
    ...plans.map(
      ({ name, exportName, walks }) =>
        `export const ${exportName} = walkStory(config, about, ${data(name)}, ${data(walks)})`,
    ),
  ].join('\n')
}

function tapsCode(file: FlowFile): string {
  const { title, plans } = tapFile(file)
  return [
    `import { tapStory } from ${data(TAP_STORY)}`,
    `const config = ${data(file.config)}`,
    `export default { title: ${data(title)} }`,
    ...plans.map(
      ({ name, exportName, walks }) =>
        `export const ${exportName} = tapStory(config, ${data(file.flow.layout)}, ${data(name)}, ${data(walks)})`,
    ),
  ].join('\n')
}
