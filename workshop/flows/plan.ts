import type { Action, Person } from './action.ts'

/** The screen must look like this at the end of the story. */
export interface Expected {
  readonly step: string
  readonly modal: string | null
  /** The error code on the message page, or in the modal on top. */
  readonly code: string | null
  /** The place of that code's text. */
  readonly where: 'nowhere' | 'page' | 'modal' | 'notice' | 'field'
  /** Guards that hold. */
  readonly guards: readonly string[]
}

/** One story of a flow: what happens before and on its step, and the end to expect. Plain data, made in Node and played in a browser. */
export interface Plan {
  readonly name: string
  readonly exportName: string
  /** Its place in the config: `steps/login` or `modals/cvv`. */
  readonly pointer: string
  readonly person: Person
  readonly isCustomer: boolean
  /** The step that Back leads to. */
  readonly behind: string | null
  /** These happen before the step opens. */
  readonly actions: readonly Action[]
  readonly step: string
  /** Events that the person then causes on screen, in order. */
  readonly events: readonly string[]
  /** Whether reads and services are still under way at the end. */
  readonly isHeld: boolean
  readonly expected: Expected
}

/** Whether another story shows the same end, and axe checks it there: another step, a modal, an error. */
export function isSeenElsewhere({ pointer, step, expected }: Plan): boolean {
  const place = expected.modal === null ? `steps/${expected.step}` : `modals/${expected.modal}`
  return expected.code !== null || (place !== pointer && place !== `steps/${step}`)
}

/** Turns `pix-tutorial` and `submit refused` into names of JavaScript. */
export function exportNameOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
  const camel = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  return /^\p{L}/u.test(camel) ? camel : `_${camel}`
}
