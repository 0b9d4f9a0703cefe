import { type Call, callName } from '../../runtime/operator/contract/call.ts'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { optionalCalls } from '../openapi/journeys.ts'
import { type Ask, askPreflight, createAsk, isOfOtherOrigin, type Question, type Reply } from './ask.ts'
import { type Finding, type Line, warning } from './findings.ts'
import type { Target } from './target.ts'

/** Sends calls, and collects a line of the report for each. */
export interface Checker {
  readonly target: Target
  /** Sends a call without a line in the report. */
  readonly ask: Ask
  readonly lines: readonly Line[]
  /** The calls that were sent, or that the operator lacks. */
  readonly asked: ReadonlySet<CallName>
  /** @param about how the request differs from the app's usual one */
  check<Path extends string, Body, Data>(
    name: CallName,
    call: Call<Path, Body, Data>,
    question: Question<Path, Body>,
    about?: string,
  ): Promise<Reply<Data>>
  /** Sends only the preflight of a call, and adds a line. Does nothing if the operator has the origin of the app. */
  checkPreflight(call: Call, params: unknown): Promise<void>
  /** Adds a line for something that the calls show together. */
  note(line: Line): void
}

export function createChecker(target: Target, send: typeof fetch): Checker {
  const ask = createAsk(target, send)
  const lines: Line[] = []
  const asked = new Set<CallName>()
  const told = new Set<string>()
  /** A service answers all its preflights alike, so each warning of a preflight is printed once. */
  const isNew = ({ kind, text }: Finding): boolean => {
    if (kind === 'fault' || !text.startsWith('preflight')) return true
    const isFirst = !told.has(text)
    told.add(text)
    return isFirst
  }
  return {
    target,
    ask,
    lines,
    asked,
    async check(name, call, question, about) {
      asked.add(name)
      const title = `${callName(call)}${about === undefined ? '' : ` (${about})`}`
      if (call.assumed && target.lacks.has(callName(call))) {
        lines.push({ name: title, findings: [], skipped: 'listed in `lacks`' })
        return { data: undefined, status: 0, findings: [] }
      }
      const reply = await ask(call, question)
      const isOptional = optionalCalls.includes(name)
      const findings = reply.findings
        .filter(isNew)
        .map(one =>
          isOptional && one.kind === 'fault' ? warning(`${one.text}. The app goes on without this call`) : one,
        )
      lines.push({ name: title, findings })
      return reply
    },
    async checkPreflight(call, params) {
      if (!isOfOtherOrigin(target, call)) return
      const findings = await askPreflight(target, call, params, send)
      lines.push({ name: `${callName(call)} (only the preflight)`, findings: findings.filter(isNew) })
    },
    note: line => void lines.push(line),
  }
}
