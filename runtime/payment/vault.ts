import type { SecretFactName } from '../facts.ts'
import type { Vault } from '../service/service.ts'

/** Returns a store of card data in memory. Nothing writes it to storage; a charge or a refusal wipes it. */
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
