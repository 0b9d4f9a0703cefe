import type { KeyValue } from '../../../runtime/browser/storage.ts'
import type { Flow } from '../../../runtime/engine/flow.ts'
import type { Batches } from '../../../runtime/events/batches.ts'
import type { AppEvent, Visit } from '../../../runtime/events/event.ts'
import { type LogRecord, recordOf } from '../../../runtime/events/record.ts'
import { wordsOf } from '../../../runtime/events/words.ts'
import { CONTROL } from '../../../runtime/trials/assignment.ts'

/** An arm of a trial that a visitor was assigned. */
export interface Assigned {
  readonly variant: string
  readonly arm: string
  /** The id of the flow with the arm's patch. */
  readonly patched: string
  /** The id of the flow that the trial varies. */
  readonly flow: string
  readonly channel: string
  /** When the arm was assigned, in ms since 1970: before anything that the visitor does in it. */
  readonly atMs: number
}

export interface EventsParts {
  readonly tab: KeyValue
  readonly newId: () => string
  readonly now: () => number
  readonly release: string
  readonly batches: Pick<Batches<LogRecord>, 'add' | 'leave'>
}

/** The key of the tab's storage with the visit's random id. A trial's visit has a key of its own. */
const VISIT_KEY = 'recarrega.visit'

/** Collects the events of a page. */
export class Events {
  private visit: Visit | undefined
  private isKnown = wordsOf()
  private assigned: Assigned | undefined
  /** Whether the arm's screens were shown by the last exposure that the page sent; undefined before the first. */
  private wasShown: boolean | undefined
  /** The id of the flow that is shown. */
  private opened: string | undefined
  private readonly parts: EventsParts

  constructor(parts: EventsParts) {
    this.parts = parts
  }

  /**
   * Takes the assigned arm. Its exposure is sent at once for the control, else when the arm is shown or lost. Each page of a visit
   * sends it, because the request of a page that is left at once may be lost.
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

  /** Begins the visit of a flow, and sends the exposure: the screens of the flow are shown now. */
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

  /** Queues an event that happened at this time, in ms since 1970. Before `open`, it is dropped. */
  tell(event: AppEvent, atMs = this.parts.now()): void {
    if (this.visit !== undefined) this.parts.batches.add(recordOf(event, this.visit, atMs, this.isKnown))
  }

  /** Hands everything to the browser, because the page may end now. An arm that was not shown yet counts as lost. */
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
    // Without a storage, as in a partner's frame, the id lasts as long as the page.
    this.parts.tab.set(key, text).catch(() => undefined)
  }
}

const keyOf = (variant?: string): string => (variant === undefined ? VISIT_KEY : `${VISIT_KEY}.${variant}`)
