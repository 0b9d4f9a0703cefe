import { storyNameFromExport } from 'storybook/internal/csf'
import type { Indexer } from 'storybook/internal/types'
import { plainName } from '../../flows/words/plain-name.ts'

/** Returns the name of a story by its export: `LongTextOnANarrowScreen` is “Long text on a narrow screen”. */
export function nameOfExport(exportName: string): string {
  return plainName(storyNameFromExport(exportName))
}

/** Gives stories that have no name of their own a plain one, instead of Storybook’s, which writes each word large. */
export function withPlainNames(indexer: Indexer): Indexer {
  return {
    ...indexer,
    createIndex: async (file, options) => {
      const entries = await indexer.createIndex(file, options)
      return entries.map(entry =>
        entry.name === storyNameFromExport(entry.exportName)
          ? { ...entry, name: nameOfExport(entry.exportName) }
          : entry,
      )
    },
  }
}
