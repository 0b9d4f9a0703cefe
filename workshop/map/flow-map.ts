import type { Trace } from '../../runtime/engine/trace.ts'

/** A flow as a map: plain data, made in Node and drawn in a browser. */
export interface FlowMap {
  readonly flow: string
  readonly title: string
  readonly width: number
  readonly height: number
  readonly groups: readonly Group[]
  readonly places: readonly PlaceOnMap[]
  readonly arrows: readonly Arrow[]
  readonly routes: readonly Route[]
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The steps of a journey, which is a file of the flow. */
export interface Group {
  readonly name: string
  readonly box: Box
}

export type PlaceKind = 'step' | 'modal' | 'everywhere' | 'exit'

/** A place on the map. It is one screen, or stands for several screens. */
export interface PlaceOnMap {
  /**
   * The place in the config, such as `steps/login` or `modals/cvv`. The menu has the id `everywhere`, and an exit has
   * its target.
   */
  readonly id: string
  readonly kind: PlaceKind
  readonly title: string
  /** The labels of the screen's buttons, and other words on the screen. */
  readonly words: readonly string[]
  readonly box: Box
  readonly isStart: boolean
  readonly isEnd: boolean
  /** The id of the story that shows the place; undefined if no story does. */
  readonly story: string | undefined
  /** The file and line of the config. */
  readonly at: Line | undefined
}

export interface Line {
  readonly file: string
  readonly line: number
}

/**
 * All events and outcomes that lead from one place to another. If they lead back to the same place, the map draws no
 * line.
 */
export interface Arrow {
  readonly id: string
  readonly from: string
  /** The id of a place. */
  readonly to: string
  readonly ways: readonly WayInWords[]
  /** The corners of the arrow's line. If the line is drawn only while it is highlighted, the list is empty. */
  readonly line: readonly Point[]
  readonly label: Box | undefined
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** An event or an outcome in words. */
export interface WayInWords {
  /** The cause of the event: the customer, the screen (when it opens, or while it is visible) or the app. */
  readonly by: 'person' | 'screen' | 'app'
  /** The event in words, such as `taps “Pagar”` or `when it opens`. */
  readonly deed: string
  /** The operator’s answer: `payment refused`. */
  readonly answer: string | undefined
  /** The condition in words, such as `a Pix is open`. */
  readonly when: string | undefined
  /** The target in words. If the way leads to no other place, it is `the same screen`. */
  readonly leadsTo: string
  /** Whether the service of the event or outcome takes money. */
  readonly charges: boolean
  readonly at: Line
}

/** A route that can be highlighted on the map. */
export interface Route {
  readonly id: string
  readonly group: string
  readonly title: string
  readonly steps: readonly RouteStep[]
  /** The walk for the page `Replay`. If the route is not a walk, it is undefined. */
  readonly trace: Trace | undefined
}

export interface RouteStep {
  readonly text: string
  /** A few words for the arrow: `“Pagar”`, `Pix created`. */
  readonly short: string
  /** The place that is visible after the step. */
  readonly place: string
  /** The arrows that are highlighted for the step. The list is empty if the step does not lead to another place. */
  readonly arrows: readonly string[]
  readonly at: Line | undefined
}
