interface Made<T> {
  readonly parts: readonly unknown[]
  readonly value: T
}

/** Stores the last result under each name. If one of the inputs has changed, computes the result again. */
export class Memory<T> {
  private readonly made = new Map<string, Made<T>>()

  /** `parts` contains everything that `make` reads and that may change. Parts are compared by identity. */
  recall(name: string, parts: readonly unknown[], make: () => T): T {
    const known = this.made.get(name)
    if (known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at])) return known.value
    const value = make()
    this.made.set(name, { parts, value })
    return value
  }
}
