/** Returns a flow's text in which these values replace placeholders such as `{value}` and `{last}`. */
export function fill(copy: string, about: Readonly<Record<string, string>>): string {
  return Object.entries(about).reduce((filled, [name, value]) => filled.split(`{${name}}`).join(value), copy)
}
