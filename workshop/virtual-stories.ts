import type { Indexer, IndexInput } from 'storybook/internal/types'
import type { Plugin } from 'vite'
import { errorSource } from './errors/error-source.ts'
import { flowSource } from './flows/flow-source.ts'
import type { StoryParts } from './keys/story-parts.ts'
import { payingSource } from './paying/paying-source.ts'
import type { StorySource } from './story-source.ts'
import { tapSource } from './walk/tap-source.ts'

const sources: readonly StorySource[] = [flowSource, errorSource, payingSource, tapSource]
const sourceOf = (id: string) => sources.find(({ modules }) => modules.some(prefix => id.startsWith(prefix)))

/** Adds the generated stories to Storybook's index, because no file contains them. */
export const virtualIndexers: readonly Indexer[] = sources.map(({ test, list }) => ({
  test,
  createIndex: async (path): Promise<IndexInput[]> => [...list(path)],
}))

/**
 * Returns the parts of the flow config on which each story of a generated module depends, by the story's export name.
 */
export function partsOf(module: string): ReadonlyMap<string, StoryParts> | undefined {
  return sourceOf(module)?.parts?.(module)
}

/** Generates the modules of the virtual stories when they are imported. */
export function virtualStories(): Plugin {
  return {
    name: 'recarrega-virtual-stories',
    resolveId: id => (sourceOf(id) === undefined ? undefined : `\0${id}`),
    load(id) {
      const module = id.slice(1)
      return id.startsWith('\0') ? sourceOf(module)?.write(module, path => this.addWatchFile(path)) : undefined
    },
  }
}
