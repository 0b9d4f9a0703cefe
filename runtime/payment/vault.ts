import type { SecretFactName } from '../facts.ts'
import type { Vault } from '../service/service.ts'

/**
 * Returns a store for card data in memory. The data are never written to storage, and a charge or a refusal deletes
 * them.
 */
export function createVault(): Vault {
  const secrets = new Map<SecretFactName, string>()
  const listeners = new Set<() => void>()
  return {
    read: name => secrets.get(name),
    write: (name, value) => {
      secrets.set(name, value)
    },
    isHolding: () => [...secrets.values()].some(secret => secret !== ''),
    wipe() {
      secrets.clear()
      for (const listener of listeners) listener()
    },
    onWipe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
