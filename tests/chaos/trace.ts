import type { ChargeDocument } from '../../sandbox/charges/charge-documents.ts'
import type { Diary } from './diary.ts'
import { START } from './start.ts'
import type { Sent } from './wire.ts'

/** Returns the events of a walk as lines in the order of time: taps, requests, statements and charges. */
export function traceOf(diary: Diary, charges: readonly ChargeDocument[], sent: readonly Sent[]): readonly string[] {
  const lines: (readonly [atMs: number, text: string])[] = [
    ...diary.screens.map(({ atMs, text }) => [atMs, `      reads ${text}`] as const),
    ...diary.confirmations.map(({ atMs, number, order, isAnyway, page }) => {
      const { type, cents, recipient } = order
      return [
        atMs,
        `pays (${number}${isAnyway ? ', insists' : ''}) ${type} ${cents} for ${recipient} on page ${page.tab}.${page.number}`,
      ] as const
    }),
    ...sent
      .filter(({ call }) => call !== 'getGeolocation' && call !== 'getChannelSettings')
      .map(({ atMs, call, method, path, key, copies, fate, page }) => {
        const told = `${call ?? `${method} ${path}`} from ${page.tab}.${page.number}`
        return [
          atMs,
          `   ${told}${key === undefined ? '' : ` key ${key}`}: ${fate.join(', ')}, taken ${copies}×`,
        ] as const
      }),
    ...diary.statements.map(({ atMs, claim, text, shown, answers }) => {
      const about = answers === undefined ? '' : ` in answer to (${answers.number})`
      return [
        atMs,
        `   SAYS ${claim}: "${text}"${about}, beside ${shown.cents} for ${shown.recipient}, nsu ${shown.nsu}`,
      ] as const
    }),
    ...charges
      .filter(({ seeded }) => seeded !== true)
      .map(({ at, id, method, valueCents, recipient, status, nsu, key }) => {
        const order = `${method} ${valueCents} for ${recipient}`
        return [
          at - START,
          `   LEDGER ${id.slice(0, 6)}: ${order}, in the end ${status}, nsu ${nsu}, key ${key}`,
        ] as const
      }),
    ...diary.notes.map(({ atMs, text }) => [atMs, text] as const),
  ]
  return lines
    .sort(([one], [other]) => one - other)
    .map(([atMs, text]) => `${(atMs / 1000).toFixed(2).padStart(8)} ${text}`)
}
