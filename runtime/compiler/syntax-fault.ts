import { type ParseError, printParseErrorCode } from 'jsonc-parser'

/** The place where a text stops being JSON, and the fault in words. */
export interface SyntaxFault {
  readonly offset: number
  readonly what: string
}

/** Returns a fault at the place to fix: a parser notices a missing or extra comma only at the next token. */
export function syntaxFault(text: string, { error, offset, length }: ParseError): SyntaxFault {
  const code = printParseErrorCode(error)
  const before = text.slice(0, offset).trimEnd()
  const wrong = text.slice(offset, offset + length)
  if (code === 'CommaExpected') return { offset: before.length, what: 'A comma is missing after this.' }
  if (
    before.endsWith(',') &&
    ['ValueExpected', 'PropertyNameExpected'].includes(code) &&
    /^[\]}]/.test(text.slice(offset))
  )
    return { offset: before.length - 1, what: 'This comma is one too many: nothing follows it.' }
  if (/^[“”„‘’«»']/.test(wrong))
    return { offset, what: `The sign ${wrong.charAt(0)} is no quotation mark of JSON: write ".` }
  return { offset, what: `${sentence(code)}.` }
}

/** Returns a code such as `CloseBraceExpected` as words. */
function sentence(code: string): string {
  const words = code.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
