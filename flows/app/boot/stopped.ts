import type { KeyValue } from '../../../runtime/browser/storage.ts'

const KEY = 'recarrega.stopped'

/** Returns the ids of the variants that were stopped while this tab showed them. */
export async function readStopped(tab: KeyValue): Promise<readonly string[]> {
  const text = await tab.get(KEY).catch(() => null)
  return text === null ? [] : text.split(' ')
}

/**
 * Stores that a variant was stopped, because an outdated page in the service worker's cache may still offer it.
 * Rejects if storage is blocked.
 * @param id the variant's id, such as `web~december`
 */
export async function keepStopped(tab: KeyValue, id: string): Promise<void> {
  const stopped = await readStopped(tab)
  if (!stopped.includes(id)) await tab.set(KEY, [...stopped, id].join(' '))
}
