import type { Indexer } from 'storybook/internal/types'
import { storyEntries } from '../flows/story-entries.ts'
import { payingFiles } from './table.ts'

/** Lists the stories of the table of payments: a title for each method. */
export const payingIndexer: Indexer = {
  test: /\/paying\/table\.ts$/,
  createIndex: async () =>
    storyEntries(
      payingFiles.map(file => ({ ...file, plans: file.stories.map(({ plan }) => plan) })),
      'paying',
    ),
}
