import { fileURLToPath } from 'node:url'
import { flowNamed } from '../flows/read-flows.ts'
import { storyEntries } from '../flows/story-entries.ts'
import { storyParts } from '../keys/story-parts.ts'
import type { StorySource } from '../story-source.ts'
import { MODULE, type PayingFile, payingFiles } from './table.ts'

const STORY = fileURLToPath(new URL('PayingStory.tsx', import.meta.url))
const data = (value: unknown) => JSON.stringify(value)

/** The stories of the table of payments. Each method has a title. */
export const payingSource: StorySource = {
  test: /\/paying\/table\.ts$/,
  list: () => {
    const files = payingFiles.map(file => ({ ...file, plans: file.stories.map(({ plan }) => plan) }))
    return storyEntries(files, 'paying')
  },
  modules: [MODULE],
  write(module) {
    const file = payingFiles.find(one => one.module === module)
    return file && codeFor(file)
  },
  parts(module) {
    const file = payingFiles.find(one => one.module === module)
    const { config } = flowNamed('web')
    return file && new Map(file.stories.map(({ plan }) => [plan.exportName, storyParts(config, plan)]))
  },
}

function codeFor({ title, stories }: PayingFile): string {
  return [
    `import { payingStory } from ${data(STORY)}`,
    `export default { title: ${data(title)} }`,
    ...stories.map(one => `export const ${one.plan.exportName} = payingStory(${data(one)})`),
  ].join('\n')
}
