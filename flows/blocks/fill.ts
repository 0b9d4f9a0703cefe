/** Returns a flow's text with the block's values in place of `{value}`, `{last}`. */
export function fill(copy: string, about: Readonly<Record<string, string>>): string {
  return Object.entries(about).reduce((filled, [name, value]) => filled.split(`{${name}}`).join(value), copy)
}
