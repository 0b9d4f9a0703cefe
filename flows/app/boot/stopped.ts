import type { KeyValue } from '../../../runtime/browser/storage.ts'

const KEY = 'recarrega.stopped'

/** Returns the ids of the variants that were stopped while this tab was in them. */
export async function readStopped(tab: KeyValue): Promise<readonly string[]> {
  const text = await tab.get(KEY).catch(() => null)
  return text === null ? [] : text.split(' ')
}

/**
 * Stores that a variant was stopped: a page that the service worker kept may still offer it. Rejects without storage.
 *
 * @param id the variant's id, such as `web~december`
 */
export async function keepStopped(tab: KeyValue, id: string): Promise<void> {
  const stopped = await readStopped(tab)
  if (!stopped.includes(id)) await tab.set(KEY, [...stopped, id].join(' '))
}
