import type { Deed, Person } from './ways.ts'

/** What must be on screen in the end. */
export interface Expected {
  readonly step: string
  readonly modal: string | null
  /** Of the message page, or of the modal on top. */
  readonly code: string | null
  /** Where that code is said. */
  readonly where: 'nowhere' | 'page' | 'modal' | 'notice' | 'field'
  /** Guards that hold. */
  readonly guards: readonly string[]
}

/** One story of a flow: how to get there, and what it is a story of. Plain data, made in Node and played in a browser. */
export interface Plan {
  readonly name: string
  readonly exportName: string
  /** Where in the config it stands: `steps/login` or `modals/cvv`. */
  readonly pointer: string
  readonly person: Person
  readonly isCustomer: boolean
  /** The step behind, which Back leads to. */
  readonly behind: string | null
  /** Before the step is opened. */
  readonly deeds: readonly Deed[]
  readonly step: string
  /** Then, on screen: events, in order. */
  readonly events: readonly string[]
  /** Reads and services are still under way in the end. */
  readonly isHeld: boolean
  readonly expected: Expected
}

/** Whether what is seen in the end has a story of its own, which axe judges: another step, a modal, an error. */
export function isSeenElsewhere({ pointer, step, expected }: Plan): boolean {
  const place = expected.modal === null ? `steps/${expected.step}` : `modals/${expected.modal}`
  return expected.code !== null || (place !== pointer && place !== `steps/${step}`)
}

/** `pix-tutorial` and `submit refused` as a name of JavaScript. */
export function exportNameOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(word => word !== '')
  const camel = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('')
  return /^\p{L}/u.test(camel) ? camel : `_${camel}`
}
