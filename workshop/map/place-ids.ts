/**
 * The place of all handlers that apply on every step. They handle the menu and the events that the app itself sends.
 */
export const EVERYWHERE = 'everywhere'

export function arrowId(from: string, to: string): string {
  return `${from} ${to}`
}

/** Returns the id of the route to a place. */
export function routeTo(place: string): string {
  return `to-${addressKey(place)}`
}

/** Returns an id in the form for the address. There, Storybook accepts only letters, digits, `-` and `_`. */
export function addressKey(id: string): string {
  return id.replace(/[^\w-]/g, '-')
}
