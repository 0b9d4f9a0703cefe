import type { App } from '../../kit/app.ts'
import { countedCharges } from './counted-charges.ts'
import type { Events } from './events.ts'
import { pageEvents } from './page-events.ts'
import { tellProblems } from './problems.ts'
import { PAID, type Seen, Trail } from './trail.ts'

export type OpenEvents = (page: Parameters<typeof pageEvents>[0]) => Promise<Events | undefined>

export interface Watched extends Pick<App, 'flow'> {
  readonly page: Parameters<typeof pageEvents>[0]
  readonly channel: string
  /** The states from before the analytics code was loaded. */
  readonly seen: readonly Seen[]
  /** Time between the browser's request for the page and the first paint, in ms. */
  readonly paintedMs: number
}

/** Sends the events of an app. Calls `onReady` with the function that receives each later state. */
export async function watchApp(
  { flow, page, channel, seen, paintedMs }: Watched,
  onReady: (take: (seen: Seen) => void) => void,
  open: OpenEvents = pageEvents,
): Promise<void> {
  const events = await open(page)
  await events?.open(flow, channel)
  if (events === undefined) return onReady(() => undefined)
  const trail = new Trail(paintedMs)
  const isFirst = countedCharges(page.device)

  function take(one: Seen): void {
    for (const event of trail.take(one)) {
      events?.tell(event, one.nowMs)
      if (event.name === 'outcome' && event.outcome === PAID) void convert(one)
    }
  }

  /**
   * Reports a paid charge to the analytics, only once. If `payment.inFlight` is not `none`, the flow did not use the
   * outcome and the facts describe another charge, so nothing is reported.
   */
  async function convert({ facts, nowMs }: Seen): Promise<void> {
    const id = facts['recharge.id']
    const cents = facts['order.value']
    if (typeof id !== 'string' || facts['payment.inFlight'] !== 'none' || !(await isFirst(id))) return
    events?.tell({ name: 'conversion', amount_class: typeof cents === 'number' ? cents : undefined }, nowMs)
  }

  for (const one of seen) take(one)
  onReady(take)
  tellProblems(event => events.tell(event))
}
