import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { configSources } from '../replay/trace-flows.ts'
import { type Changes, changesOf } from './compare-sources.ts'
import type { Former } from './former.ts'

/** Returns what changes for customers from the former flow configs to those of the workshop. */
export async function readChanges({ sources }: Former): Promise<Changes> {
  const [present, catalogue] = await Promise.all([configSources(), loadCatalogue()])
  // A release stores only those shared files that it is made of.
  const isThere = (file: string) => sources.some(source => source.file === file)
  return changesOf(
    sources,
    present.filter(({ file }) => !file.includes('/shared/') || isThere(file)),
    catalogue,
  )
}
