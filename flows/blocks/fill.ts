/** An author's words with what the block knows in their places: `{value}`, `{last}`. */
export function fill(copy: string, about: Readonly<Record<string, string>>): string {
  return Object.entries(about).reduce((filled, [name, value]) => filled.split(`{${name}}`).join(value), copy)
}
