import { fileURLToPath } from 'node:url'
import { storyEntries } from '../flows/story-entries.ts'
import type { StorySource } from '../story-source.ts'
import { MODULE, type PayingFile, payingFiles } from './table.ts'

const STORY = fileURLToPath(new URL('PayingStory.tsx', import.meta.url))
const data = (value: unknown) => JSON.stringify(value)

/** The stories of the table of payments, with a title for each method. */
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
}

function codeFor({ title, stories }: PayingFile): string {
  return [
    `import { payingStory } from ${data(STORY)}`,
    `export default { title: ${data(title)} }`,
    ...stories.map(one => `export const ${one.plan.exportName} = payingStory(${data(one)})`),
  ].join('\n')
}
