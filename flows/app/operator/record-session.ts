import { type GuardsOn, Recording } from '../../../runtime/engine/record.ts'
import type { Trace } from '../../../runtime/engine/trace.ts'
import { isFactName, facts as table } from '../../../runtime/facts.ts'
import { isRecord } from '../../../runtime/rules/is-record.ts'
import type { App } from '../../kit/app.ts'

/** The key of the tab's storage with the session as a trace, which the workshop replays. */
export const TRACE_KEY = 'recarrega.trace'

/**
 * Writes what happens in this tab as a trace, from now on: names of the config, codes and outcomes, and nothing personal. It
 * goes on after a reload, unless the flow has changed.
 */
export async function recordSession(app: Pick<App, 'flow' | 'contents' | 'driver' | 'facts' | 'page'>): Promise<void> {
  const { flow, contents, driver, facts } = app
  const { tab } = app.page
  const { id, hash } = flow
  const earlier = earlierIn(await tab.get(TRACE_KEY).catch(() => null), { flow: id, hash })
  const specOf = (fact: string) => (isFactName(fact) ? table[fact] : undefined)
  const guardsOn: GuardsOn = ({ step, modals }) =>
    [`step:${step}`, ...modals.map(({ id: modal }) => `modal:${modal}`)]
      .flatMap(target => contents.get(target)?.blocks ?? [])
      .flatMap(({ when }) => when ?? [])
  const recording = new Recording(flow, specOf, guardsOn, driver.state(), facts.all(), earlier)
  driver.subscribe((event, decidedBy) => {
    recording.take(event, driver.state(), decidedBy)
    const trace: Trace = { version: 1, flow: id, hash, moves: recording.moves }
    // A storage that is full or blocked keeps no trace.
    tab.set(TRACE_KEY, JSON.stringify(trace)).catch(() => undefined)
  })
  if (import.meta.env.MODE === 'development')
    console.info(`This session is written down: copy(sessionStorage.getItem('${TRACE_KEY}'))`)
}

/** Returns the moves of this tab's earlier pages, if they were taken in the same flow. */
function earlierIn(text: string | null, { flow, hash }: Pick<Trace, 'flow' | 'hash'>): Trace['moves'] {
  const kept: unknown = JSON.parse(text ?? 'null')
  return isRecord(kept) && kept.flow === flow && kept.hash === hash && Array.isArray(kept.moves) ? kept.moves : []
}
