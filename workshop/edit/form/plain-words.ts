/** Returns the name of a key in words: `busyLabel` becomes “Busy label”. */
export function plainWords(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
