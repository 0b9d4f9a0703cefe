import type { AppEvent } from '../../../runtime/events/event.ts'
import { onReport } from '../../kit/report.ts'

/** The highest number of problems that a page sends. */
const MOST_SENT = 20

/** Calls `tell` once for each problem, with its name, the operator's call, the field and the code. */
export function tellProblems(tell: (event: AppEvent) => void): void {
  const told = new Set<string>()
  onReport(({ name: problem, call, field, code }) => {
    const about = [call, field, code].filter(part => part !== undefined && part !== '').join(' ')
    const key = `${problem} ${about}`
    if (told.has(key) || told.size === MOST_SENT) return
    told.add(key)
    tell({ name: 'problem', problem, code: about === '' ? undefined : about })
  })
}
