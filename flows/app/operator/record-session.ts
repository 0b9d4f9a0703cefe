import { type GuardsOn, Recording } from '../../../runtime/engine/record.ts'
import type { Trace } from '../../../runtime/engine/trace.ts'
import { isFactName, facts as table } from '../../../runtime/facts.ts'
import { isRecord } from '../../../runtime/rules/is-record.ts'
import type { App } from '../../kit/app.ts'

/** The key under which the tab stores the session's record (a trace). The workshop can replay it. */
export const TRACE_KEY = 'recarrega.trace'

/**
 * Records what happens in this tab from now on. The record contains names of the config, codes and outcomes, but no
 * personal data. After a reload the record continues, unless the flow has changed.
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
    // If the storage is full or blocked, no record is kept.
    tab.set(TRACE_KEY, JSON.stringify(trace)).catch(() => undefined)
  })
  if (import.meta.env.MODE === 'development')
    console.info(`This session is written down: copy(sessionStorage.getItem('${TRACE_KEY}'))`)
}

/** Returns the moves that earlier pages of this tab recorded, if they used the same version of the flow. */
function earlierIn(text: string | null, { flow, hash }: Pick<Trace, 'flow' | 'hash'>): Trace['moves'] {
  const kept: unknown = JSON.parse(text ?? 'null')
  return isRecord(kept) && kept.flow === flow && kept.hash === hash && Array.isArray(kept.moves) ? kept.moves : []
}
