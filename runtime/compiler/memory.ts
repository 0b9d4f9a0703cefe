interface Made<T> {
  readonly parts: readonly unknown[]
  readonly value: T
}

/**
 * Remembers a result for each name until an input changes. A check in an editor then repeats only the work for the
 * changed file.
 */
export class Memory<T> {
  private readonly made = new Map<string, Made<T>>()

  /**
   * Returns the stored result of `make` if all `parts` are still the same objects. So `parts` must contain everything
   * that `make` reads and that may change.
   */
  recall(name: string, parts: readonly unknown[], make: () => T): T {
    const known = this.made.get(name)
    if (known?.parts.length === parts.length && known.parts.every((part, at) => part === parts[at])) return known.value
    const value = make()
    this.made.set(name, { parts, value })
    return value
  }
}
