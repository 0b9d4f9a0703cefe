import { useSyncExternalStore } from 'react'
import published from '../../flow-configs/shared/errors.json'
import type { ErrorCatalogue } from '../../flows/kit/errors.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'

/**
 * The edited configs of the panel, by the name of a flow or file. Stories show them instead of the original configs.
 * The map is empty until somebody edits.
 */
let drafts: ReadonlyMap<string, Json> = new Map()
const listeners = new Set<() => void>()

export function setDrafts(next: ReadonlyMap<string, Json>): void {
  drafts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the edited config with this name; undefined if the config was not edited. */
export function useDraft(on: string): Json | undefined {
  return useSyncExternalStore(subscribe, () => drafts.get(on))
}

/**
 * Returns the error catalogue, with edits if there are any. If an edit removes a part, returns the original catalogue.
 */
export function useErrorDraft(): ErrorCatalogue {
  const draft = useDraft('flow-configs/shared/errors.json')
  return isCatalogue(draft) ? draft : published
}

function isCatalogue(draft: unknown): draft is ErrorCatalogue {
  return isRecord(draft) && ['sentences', 'fallback', 'cardTypes', 'codes'].every(part => isRecord(draft[part]))
}
