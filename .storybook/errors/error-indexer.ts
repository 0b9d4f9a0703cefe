import type { Indexer } from 'storybook/internal/types'
import type { Message } from '../../runtime/engine/state.ts'
import { storyEntries } from '../flows/story-entries.ts'
import { ERRORS_FILE, type ErrorFile, errorFiles, readErrors } from './list-errors.ts'

/** Lists the stories of the error catalogue: a title for each code. */
export const errorIndexer: Indexer = {
  test: ERRORS_FILE,
  createIndex: async path =>
    errorFiles(readErrors(path)).flatMap(file => [
      ...storyEntries([file], 'error', ({ message, cardType }) => isProvoked(file, message, cardType)),
      ...storyEntries([{ ...file, plans: file.provoked.map(({ plan }) => plan) }], 'error'),
    ]),
}

/** The same is said where the operator is made to say it. */
function isProvoked({ provoked }: ErrorFile, { about }: Message, cardType: string): boolean {
  return cardType === 'credit' && provoked.some(one => one.about === about)
}
