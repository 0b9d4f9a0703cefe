/** The place of all handlers that work on every step: the menu, and what the app itself sends. */
export const EVERYWHERE = 'everywhere'

export function arrowId(from: string, to: string): string {
  return `${from} ${to}`
}

/** Returns the id of the route to a place. */
export function routeTo(place: string): string {
  return `to-${addressKey(place)}`
}

/** Returns an id as it stands in the address, where Storybook accepts only letters, digits, `-` and `_`. */
export function addressKey(id: string): string {
  return id.replace(/[^\w-]/g, '-')
}
