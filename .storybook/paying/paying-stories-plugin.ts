import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { MODULE, type PayingFile, payingFiles } from './table.ts'

const STORY = fileURLToPath(new URL('PayingStory.tsx', import.meta.url))
const data = (value: unknown) => JSON.stringify(value)

/** Turns the table of payments into modules of stories, which the indexer has named. */
export function payingStories(): Plugin {
  return {
    name: 'recarrega-paying-stories',
    resolveId: id => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      const file = payingFiles.find(({ module }) => `\0${module}` === id)
      return file === undefined ? undefined : codeFor(file)
    },
  }
}

function codeFor({ title, stories }: PayingFile): string {
  return [
    `import { payingStory } from ${data(STORY)}`,
    `export default { title: ${data(title)} }`,
    ...stories.map(one => `export const ${one.plan.exportName} = payingStory(${data(one)})`),
  ].join('\n')
}
