import { type ParseError, printParseErrorCode } from 'jsonc-parser'
import type { Brackets } from './brackets.ts'

/** The place where a text stops being valid JSON, and the message. */
export interface SyntaxFault {
  readonly offset: number
  readonly what: string
}

/**
 * Returns the first syntax error of a text, at the place to fix. A parser notices a missing comma only at the next
 * token, and a missing bracket only at the end of the file. Later parser errors may be consequences of the first.
 */
export function syntaxFault(text: string, errors: readonly ParseError[], brackets: Brackets): SyntaxFault | undefined {
  const [error] = errors
  if (error === undefined) return undefined
  const { openText, lost } = brackets
  const lineEnd = text.indexOf('\n', error.offset)
  if (openText !== undefined && (lineEnd === -1 || openText.offset < lineEnd)) return openText
  if (lost !== undefined && lost.bracketAt <= error.offset) return lost
  return faultOf(text, error)
}

/** How much of a line a message repeats. */
const SHOWN = 40

function faultOf(text: string, { error, offset, length }: ParseError): SyntaxFault {
  const code = printParseErrorCode(error)
  const before = text.slice(0, offset).trimEnd()
  const wrong = text.slice(offset, offset + length)
  // An unescaped quotation mark ends a text too early, so the next character follows directly after the mark.
  if (['CommaExpected', 'InvalidSymbol'].includes(code) && before.endsWith('"') && before.length === offset)
    return {
      offset: before.length - 1,
      what: endedEarly(text, before.length - 1),
    }
  if (code === 'CommaExpected') {
    const line = before.slice(before.lastIndexOf('\n') + 1).trim()
    const end = line.length > SHOWN ? `…${line.slice(-SHOWN)}` : line
    const isLast = text.slice(before.length, offset).includes('\n')
    return {
      offset: before.length,
      what: `Write a comma ${isLast ? 'at the end of this line' : 'here'}, after \`${end}\`: it is missing.`,
    }
  }
  if (
    before.endsWith(',') &&
    ['ValueExpected', 'PropertyNameExpected'].includes(code) &&
    /^[\]}]/.test(text.slice(offset))
  )
    return { offset: before.length - 1, what: 'Delete this comma: nothing follows it.' }
  const [name] = /"[^"\n]*"$/.exec(before) ?? []
  if (code === 'ColonExpected' && name !== undefined)
    return { offset: before.length, what: `Write \`:\` after \`${name}\`: it is missing.` }
  if (/^[“”„‘’«»']/.test(wrong))
    return { offset, what: `Write the straight quotation mark \`"\` ${insteadOfQuotes(text, offset)}.` }
  if (code === 'InvalidSymbol' && wrong !== '')
    return {
      offset,
      what: `\`${wrong}\` stands without quotation marks: write \`"${wrong}"\`, or \`true\`, \`false\`, \`null\` or a number.`,
    }
  return { offset, what: sentences[code] ?? 'The app cannot read this.' }
}

/** Returns in place of which marks to write straight ones: of both, if the line has another one. */
function insteadOfQuotes(text: string, offset: number): string {
  const end = text.indexOf('\n', offset)
  const [mark = '', ...others] = text.slice(offset, end === -1 ? undefined : end).match(/[“”„‘’«»']/g) ?? []
  const last = others[others.length - 1]
  return last === undefined ? `in place of ${mark}` : `in place of ${mark} and of ${last}`
}

/** Quotes the words beside a quotation mark that ends a text too early. */
function endedEarly(text: string, offset: number): string {
  const start = text.slice(text.lastIndexOf('"', offset - 1) + 1, offset).trimEnd()
  const words = start.split(' ').slice(-2).join(' ')
  const [after = '', inner = '', closing] = /^([^"\n]*)("?)/.exec(text.slice(offset + 1)) ?? []
  const isQuoted = closing !== '' && inner.trim() !== ''
  const next = isQuoted ? inner : (/^\S*/.exec(after)?.[0] ?? '')
  const beside = words === '' ? `before “${next}”` : `between “${words}” and “${next}”`
  const instead = isQuoted
    ? `\`\\"${inner}\\"\` or \`“${inner}”\` in place of \`"${inner}"\``
    : '`\\"` for it, or use “ and ”'
  return `The text ends at the quotation mark ${beside}. Inside a text, write ${instead}.`
}

const sentences: { readonly [code: string]: string } = {
  InvalidNumberFormat: 'Write this number with digits only, and a point before decimals.',
  PropertyNameExpected: 'A name in quotation marks is missing here.',
  ValueExpected: 'A value is missing here.',
  ColonExpected: 'A colon is missing after the name before this.',
  EndOfFileExpected: 'The file has ended before this: everything has to be inside its first bracket.',
  InvalidCommentToken: 'This is a comment: remove it.',
  UnexpectedEndOfComment: 'This is a comment: remove it.',
  UnexpectedEndOfString: 'The quotation mark at the end of this text is missing.',
  UnexpectedEndOfNumber: 'This number is not finished.',
  InvalidUnicode: 'After \\u four digits from 0 to F are needed.',
  InvalidEscapeCharacter: 'A \\ in a text may only stand before ", \\, /, b, f, n, r, t or u.',
  InvalidCharacter: 'A text may contain no tab and no sign that is not shown: write \\t or remove it.',
}
