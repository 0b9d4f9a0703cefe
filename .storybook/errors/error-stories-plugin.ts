import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { type ErrorFile, errorFiles, MODULE, readErrors } from './list-errors.ts'

const CATALOGUE = fileURLToPath(new URL('../../flow-configs/shared/errors.json', import.meta.url))
const CSF = fileURLToPath(new URL('error-csf.tsx', import.meta.url))
const PROVOKED = fileURLToPath(new URL('../provocations/ProvokedStory.tsx', import.meta.url))
const data = (value: unknown) => JSON.stringify(value)

/** Turns the error catalogue into modules of stories, which the indexer has named. */
export function errorStories(): Plugin {
  return {
    name: 'recarrega-error-stories',
    resolveId: id => (id.startsWith(MODULE) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return undefined
      this.addWatchFile(CATALOGUE)
      const file = errorFiles(readErrors(CATALOGUE)).find(({ module }) => `\0${module}` === id)
      return file === undefined ? undefined : codeFor(file)
    },
  }
}

function codeFor({ title, plans, provoked }: ErrorFile): string {
  return [
    `import { errorStory } from ${data(CSF)}`,
    `import { provokedStory } from ${data(PROVOKED)}`,
    `export default { title: ${data(title)} }`,
    ...plans.map(plan => `export const ${plan.exportName} = errorStory(${data(plan)})`),
    ...provoked.map(one => `export const ${one.plan.exportName} = provokedStory(${data(one)})`),
  ].join('\n')
}
