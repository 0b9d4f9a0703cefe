import type { KeyValue } from '../../../runtime/browser/storage.ts'
import type { Flow } from '../../../runtime/engine/flow.ts'
import type { Batches } from '../../../runtime/events/batches.ts'
import type { AppEvent, Visit } from '../../../runtime/events/event.ts'
import { type LogRecord, recordOf } from '../../../runtime/events/record.ts'
import { wordsOf } from '../../../runtime/events/words.ts'
import { CONTROL } from '../../../runtime/trials/assignment.ts'

/** The arm of an A/B test (a trial) to which a visitor was assigned. */
export interface Assigned {
  readonly variant: string
  readonly arm: string
  /** The id of the flow after the arm's patch was applied. */
  readonly patched: string
  /** The id of the flow that the A/B test changes. */
  readonly flow: string
  readonly channel: string
  /** The time of the assignment (Unix time in ms). It is before everything that the visitor does in the arm. */
  readonly atMs: number
}

export interface EventsParts {
  readonly tab: KeyValue
  readonly newId: () => string
  readonly now: () => number
  readonly release: string
  readonly batches: Pick<Batches<LogRecord>, 'add' | 'leave'>
}

/** The key under which the tab stores the visit's random id. Each A/B test has its own key. */
const VISIT_KEY = 'recarrega.visit'

/** Collects the analytics events of a page. */
export class Events {
  private visit: Visit | undefined
  private isKnown = wordsOf()
  private assigned: Assigned | undefined
  /**
   * Whether the page's last exposure event reported that the arm's screens were shown. Undefined before the first
   * exposure.
   */
  private wasShown: boolean | undefined
  /** The id of the flow on screen. */
  private opened: string | undefined
  private readonly parts: EventsParts

  constructor(parts: EventsParts) {
    this.parts = parts
  }

  /**
   * Stores the assigned arm. For the control arm, the exposure event is sent at once. For another arm, it is sent
   * when the arm is shown or cannot be shown. Each page of a visit sends the event again, because the request of a
   * page that closes at once may be lost.
   */
  async assign(assigned: Assigned): Promise<void> {
    const { variant, arm, patched, flow, channel } = assigned
    const { tab, newId, release } = this.parts
    const kept = await tab.get(keyOf(variant)).catch(() => null)
    const visit = kept ?? newId()
    if (kept === null) this.keep(keyOf(variant), visit)
    this.visit = { release, flow, channel, variant, arm, visit }
    this.assigned = assigned
    if (arm === CONTROL) this.expose(true)
    else if (this.opened !== undefined) this.expose(patched === this.opened)
  }

  /** Begins the visit of a flow. The flow's screens are shown now, so the exposure event is sent. */
  async open(flow: Flow, channel: string): Promise<void> {
    const { tab, newId, release } = this.parts
    const kept = await tab.get(keyOf()).catch(() => null)
    this.isKnown = wordsOf(flow)
    this.opened = flow.id
    this.expose(this.assigned?.patched === flow.id)
    if (this.visit !== undefined) return
    const visit = kept ?? newId()
    const [id = ''] = flow.id.split('~')
    const variant = flow.id === id ? undefined : flow.id
    this.visit = { release, flow: id, channel, variant, arm: undefined, visit }
    if (kept === null) this.keep(keyOf(), visit)
  }

  /** Queues an event with its time (Unix time in ms). Events before `open` are dropped. */
  tell(event: AppEvent, atMs = this.parts.now()): void {
    if (this.visit !== undefined) this.parts.batches.add(recordOf(event, this.visit, atMs, this.isKnown))
  }

  /**
   * Sends everything that is queued, because the page may close now. If an arm was not shown until now, the event
   * reports it as not shown.
   */
  leave(isOnlyHidden = false): void {
    this.expose(false)
    this.parts.batches.leave(isOnlyHidden)
  }

  private expose(shown: boolean): void {
    if (this.assigned === undefined || this.visit === undefined) return
    if (this.wasShown === true || this.wasShown === shown) return
    this.wasShown = shown
    this.tell({ name: 'exposure', shown }, this.assigned.atMs)
  }

  private keep(key: string, text: string): void {
    // If storage is blocked, as in a partner's iframe, the id lasts only as long as the page.
    this.parts.tab.set(key, text).catch(() => undefined)
  }
}

const keyOf = (variant?: string): string => (variant === undefined ? VISIT_KEY : `${VISIT_KEY}.${variant}`)
