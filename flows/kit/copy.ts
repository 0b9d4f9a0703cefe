import type { Facts } from '../../runtime/engine/flow.ts'
import { isPlainFactName } from '../../runtime/facts.ts'
import { formatDateTime } from '../../runtime/rules/date-time.ts'
import { formatEnded } from '../../runtime/rules/ended-recharges.ts'
import { formatBrl } from '../../runtime/rules/money.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'
import { isOwnFactName } from './own-facts.ts'

/** One part of a flow's text: fixed words, or the value of a fact. */
export interface CopyPart {
  readonly text: string
  /** The format of the fact. Undefined if this part is fixed text. */
  readonly format?: Format
  /** The index of this part in the text. React uses it as the key. */
  readonly at: number
}

const formats = {
  phone: (value: unknown) => formatPhone(String(value)),
  money: (value: unknown) => (Number.isFinite(Number(value)) ? formatBrl(Number(value)) : ''),
  date: (value: unknown) => formatDateTime(String(value)) ?? '',
  recharges: (value: unknown) => formatEnded(String(value)),
  firstName: (value: unknown) => String(value).split(' ', 1)[0] ?? '',
  number: (value: unknown) => String(value),
  text: (value: unknown) => String(value),
}
export type Format = keyof typeof formats

function isFormat(name: string): name is Format {
  return Object.prototype.hasOwnProperty.call(formats, name)
}

/**
 * Replaces `{fact}` and `{fact:format}` with the fact's value. If a name in braces is no fact, it stays unchanged. If a
 * fact has no value, or its value does not fit the format, nothing replaces the placeholder.
 */
export function parseCopy(copy: string, facts: Facts): readonly CopyPart[] {
  const parts: CopyPart[] = []
  let from = 0
  for (const match of copy.matchAll(/\{([\w.]+)(?::(\w+))?\}/g)) {
    const [whole, name = '', format = 'text'] = match
    if (!(isPlainFactName(name) || isOwnFactName(name)) || !isFormat(format)) continue
    parts.push({ text: copy.slice(from, match.index), at: from })
    const text = facts[name] === undefined ? '' : formats[format](facts[name])
    parts.push({ text, format, at: match.index })
    from = match.index + whole.length
  }
  parts.push({ text: copy.slice(from), at: from })
  return parts.filter(part => part.text !== '')
}

export function fillCopy(copy: string, facts: Facts): string {
  return parseCopy(copy, facts)
    .map(part => part.text)
    .join('')
}
