import type { Ask, Selected, Shown } from './protocol.ts'

/** A request of the panel that the page has not confirmed yet. */
interface Waiting {
  readonly number: number
  /** The config that the panel showed. The page may show another config when the request arrives late. */
  readonly on: string | undefined
  readonly ask: Ask
}

/** A message of the panel. It repeats all requests that the page has not confirmed. */
export interface Message {
  readonly shown: Shown | undefined
  readonly selected: Selected | undefined
  readonly waiting: readonly Waiting[]
}

/** The requests of the panel. A page that loads again receives nothing, so each request waits until it is confirmed. */
export interface Outbox {
  readonly add: (ask: Ask, on: string | undefined) => void
  readonly confirm: (number: number) => void
  readonly waiting: () => readonly Waiting[]
}

export function createOutbox(): Outbox {
  let count = 0
  let waiting: readonly Waiting[] = []
  return {
    add(ask, on) {
      count += 1
      waiting = [...waiting, { number: count, on, ask }]
    },
    confirm(number) {
      waiting = waiting.filter(one => one.number > number)
    },
    waiting: () => waiting,
  }
}

/**
 * The page's side of the messages. It performs each request once, after it has opened the part of the config that the
 * panel shows.
 */
export interface Inbox {
  readonly receive: (message: Message, perform: (ask: Ask, on: string | undefined) => void) => void
  /** Call this when the panel closes. The next message then opens the editor again, even if it shows the same part. */
  readonly close: () => void
}

export function createInbox(confirm: (number: number) => void): Inbox {
  let place: string | undefined
  let last = 0
  return {
    receive({ shown, selected, waiting }, perform) {
      const next = JSON.stringify([shown])
      if (next !== place) perform({ do: 'open', shown, selected }, undefined)
      place = next
      for (const { number, on, ask } of waiting.filter(one => one.number > last)) {
        last = number
        perform(ask, on)
      }
      confirm(last)
    },
    close() {
      place = undefined
    },
  }
}
