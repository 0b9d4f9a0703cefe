import type { Indexer } from 'storybook/internal/types'

const PAGED = /[\\/]design-system[\\/]components[\\/]|[\\/]flows[\\/]blocks[\\/]/

/** Gives each component and each block a page: its stories carry Storybook's tag for that. */
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
