import type { Indexer } from 'storybook/internal/types'

const PAGED = /[\\/]design-system[\\/]components[\\/]|[\\/]flows[\\/]blocks[\\/]/

/** Makes a page for each component and each block. For this, their stories have a tag of Storybook. */
export function withPages(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return PAGED.test(file)
        ? entries.map(entry => ({ ...entry, tags: [...(entry.tags ?? []), 'autodocs'] }))
        : entries
    },
  }
}
