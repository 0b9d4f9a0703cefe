export interface Recent<Value> {
  readonly get: (name: string) => Value | undefined
  readonly put: (name: string, value: Value) => void
}

/** Creates a store of the newest value for each name. It keeps the last `limit` names. */
export function createRecent<Value>(limit: number): Recent<Value> {
  const kept = new Map<string, Value>()
  return {
    get: name => kept.get(name),
    put(name, value) {
      kept.delete(name)
      kept.set(name, value)
      const [oldest] = kept.keys()
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest)
    },
  }
}
