import type { Indexer } from 'storybook/internal/types'
import { storyEntries } from '../flows/story-entries.ts'
import { tapFiles } from './taps.ts'
import { walkFiles } from './walks.ts'

/** Lists the walks and the taps: a title for each flow. */
export const walkIndexer: Indexer = {
  test: /\/walk\/walks\.ts$/,
  createIndex: async () => [...storyEntries(walkFiles(), 'walk'), ...storyEntries(tapFiles(), 'taps')],
}
