import type { Indexer } from 'storybook/internal/types'
import { ERRORS_FILE, errorFiles, readErrors } from './list-errors.ts'

/** Lists the stories of the error catalogue: a title for each code. */
export const errorIndexer: Indexer = {
  test: ERRORS_FILE,
  async createIndex(path) {
    return errorFiles(readErrors(path)).flatMap(({ module, title, plans }) =>
      plans.map(({ name, exportName }) => ({
        type: 'story' as const,
        importPath: module,
        exportName,
        name,
        title,
        tags: ['error'],
      })),
    )
  },
}
