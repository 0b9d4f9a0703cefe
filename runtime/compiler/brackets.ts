/** An error in a text's brackets, at the place where the author must fix it. */
export interface BracketFault {
  readonly offset: number
  readonly what: string
}

export interface Brackets {
  /** A bracket without a partner. If every bracket has a partner, it is undefined. */
  readonly lost: BracketFault | undefined
  /** The first string whose closing quote is missing on its line. */
  readonly openText: BracketFault | undefined
  /** The offset at which brackets are first nested deeper than `DEEPEST`. */
  readonly tooDeepAt: number | undefined
}

interface Opened {
  readonly sign: string
  readonly offset: number
  readonly indent: number
}

/**
 * The parser and the checks are recursive, so a text with very deep brackets would overflow the stack. No real config
 * is nested deeper than this.
 */
export const DEEPEST = 60

const partners: { readonly [opening: string]: string } = { '{': '}', '[': ']' }
/**
 * Matches a string, a bracket, or a new line with its indentation. A string ends at its closing quote or at the end of
 * its line.
 */
const TOKENS = /"(?:[^"\\\n]|\\[^\n])*("?)|[{}[\]]|\n[ \t]*/g

/**
 * Reads only the brackets of a text, which may be invalid JSON. It is not recursive, and stops where brackets are
 * nested too deep.
 */
export function readBrackets(text: string): Brackets {
  const open: Opened[] = []
  let openText: BracketFault | undefined
  let lost: BracketFault | undefined
  // A bracket whose partner has less indentation than the bracket's own line, so the partner probably belongs to
  // another bracket.
  let outdented: Opened | undefined
  let indent = 0
  let afterIndent = 0
  for (const { 0: token, 1: quote, index: offset } of text.matchAll(TOKENS)) {
    if (token.startsWith('\n')) {
      indent = token.length - 1
      afterIndent = offset + token.length
    } else if (token.startsWith('"')) {
      if (quote === '') openText ??= { offset, what: 'A quotation mark is missing in this line.' }
    } else if (token === '{' || token === '[') {
      open.push({ sign: token, offset, indent })
      if (open.length > DEEPEST) return { lost: undefined, openText: undefined, tooDeepAt: offset }
    } else {
      const last = open.pop()
      if (last === undefined) lost ??= { offset, what: `This ${token} is one too many: nothing is open here.` }
      else if (partners[last.sign] !== token) lost ??= unclosed(outdented ?? last)
      else if (offset === afterIndent && indent < last.indent) outdented ??= last
    }
  }
  const last = open[open.length - 1]
  if (last !== undefined) lost ??= unclosed(outdented ?? last)
  return { lost, openText, tooDeepAt: undefined }
}

function unclosed({ sign, offset }: Opened): BracketFault {
  return { offset, what: `This ${sign} is never closed: its ${partners[sign]} is missing.` }
}
