import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { configSources } from '../replay/trace-flows.ts'
import { type Changes, changesOf } from './compare-sources.ts'
import type { Former } from './former.ts'

/** Compares the former flow configs with the workshop's flow configs. Returns the changes for customers. */
export async function readChanges({ sources }: Former): Promise<Changes> {
  const [present, catalogue] = await Promise.all([configSources(), loadCatalogue()])
  // If a release does not use a shared file, it does not store that file.
  const isThere = (file: string) => sources.some(source => source.file === file)
  return changesOf(
    sources,
    present.filter(({ file }) => !file.includes('/shared/') || isThere(file)),
    catalogue,
  )
}
