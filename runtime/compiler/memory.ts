interface Made<T> {
  readonly parts: readonly unknown[]
  readonly value: T
}

/** Remembers what was made last under each name, so that it is made again only when a part of it is another. */
export class Memory<T> {
  private readonly made = new Map<string, Made<T>>()

  /** `parts` is everything that `make` reads and that may change. Each is compared by identity. */
  recall(name: string, parts: readonly unknown[], make: () => T): T {
    const known = this.made.get(name)
    if (known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at])) return known.value
    const value = make()
    this.made.set(name, { parts, value })
    return value
  }
}
