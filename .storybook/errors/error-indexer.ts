import type { Indexer } from 'storybook/internal/types'
import { storyEntries } from '../flows/story-entries.ts'
import { ERRORS_FILE, type ErrorFile, errorFiles, readErrors } from './list-errors.ts'

/** Lists the stories of the error catalogue: a title for each code. */
export const errorIndexer: Indexer = {
  test: ERRORS_FILE,
  createIndex: async path => storyEntries(errorFiles(readErrors(path)).map(withProvoked), 'error'),
}

function withProvoked(file: ErrorFile) {
  return { ...file, plans: [...file.plans, ...file.provoked.map(({ plan }) => plan)] }
}
