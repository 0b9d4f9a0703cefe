/** A fault of a text's brackets, at the place to fix. */
export interface BracketFault {
  readonly offset: number
  readonly what: string
}

export interface Brackets {
  /** The bracket without a partner; undefined if each has its own. */
  readonly lost: BracketFault | undefined
  /** The first text that its line does not close. */
  readonly openText: BracketFault | undefined
  /** Where the brackets first stand deeper in each other than `DEEPEST`. */
  readonly tooDeepAt: number | undefined
}

interface Opened {
  readonly sign: string
  readonly offset: number
  readonly indent: number
}

/** Deeper than any config goes: parser and checks work their way down level by level. */
export const DEEPEST = 60

const partners: { readonly [opening: string]: string } = { '{': '}', '[': ']' }
/** A text, which ends with its line at the latest, a bracket, or a new line with its indentation. */
const TOKENS = /"(?:[^"\\\n]|\\[^\n])*("?)|[{}[\]]|\n[ \t]*/g

/** Looks at the brackets of a text alone, whether or not it is JSON otherwise. It does not recurse, and ends where they are too deep. */
export function readBrackets(text: string): Brackets {
  const open: Opened[] = []
  let openText: BracketFault | undefined
  let lost: BracketFault | undefined
  // The bracket whose partner stands further left than the line that opened it: the partner was another one's.
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
