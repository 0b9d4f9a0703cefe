import { fileURLToPath } from 'node:url'
import { allFlows } from '../flows/read-flows.ts'
import { storyEntries, TEST_ONLY } from '../flows/story-entries.ts'
import type { StorySource } from '../story-source.ts'
import { TAPS, tapFile, tapFiles } from './taps.ts'

const STORY = fileURLToPath(new URL('TapStory.tsx', import.meta.url))
const data = (value: unknown) => JSON.stringify(value)

/** The stories that tap the controls of each flow. Each flow has a title. */
export const tapSource: StorySource = {
  test: /\/walk\/taps\.ts$/,
  list: () => storyEntries(tapFiles(), TEST_ONLY),
  modules: [TAPS],
  write(module) {
    const file = allFlows().find(({ name }) => `${TAPS}${name}` === module)
    if (file === undefined) return undefined
    const { title, plans } = tapFile(file)
    return [
      `import { tapStory } from ${data(STORY)}`,
      `const config = ${data(file.config)}`,
      `export default { title: ${data(title)} }`,
      ...plans.map(
        ({ name, exportName, walks }) =>
          `export const ${exportName} = tapStory(config, ${data(file.flow.layout)}, ${data(name)}, ${data(walks)})`,
      ),
    ].join('\n')
  },
}
