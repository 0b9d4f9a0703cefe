/** An error in a text's brackets, at the place where the author must fix it. */
export interface BracketFault {
  readonly offset: number
  readonly what: string
}

/** A bracket without a partner. Its `offset` is where its partner is missing. */
interface LostBracket extends BracketFault {
  /** The offset of the bracket itself. */
  readonly bracketAt: number
}

export interface Brackets {
  /** The first bracket without a partner. If every bracket has a partner, it is undefined. */
  readonly lost: LostBracket | undefined
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

/** How much of a text a message repeats. */
const SHOWN = 24

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
  let lost: LostBracket | undefined
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
      if (quote === '') openText ??= openTextAt(text, offset)
    } else if (token === '{' || token === '[') {
      open.push({ sign: token, offset, indent })
      if (open.length > DEEPEST) return { lost: undefined, openText: undefined, tooDeepAt: offset }
    } else {
      const last = open.pop()
      if (last === undefined)
        lost ??= {
          offset,
          bracketAt: offset,
          what: `Delete this \`${token}\`: nothing is open here that it could close.`,
        }
      else if (partners[last.sign] !== token) lost ??= unclosed(text, outdented ?? last)
      else if (offset === afterIndent && indent < last.indent) outdented ??= last
    }
  }
  const last = open[open.length - 1]
  if (last !== undefined) lost ??= unclosed(text, outdented ?? last)
  return { lost, openText, tooDeepAt: undefined }
}

/**
 * Returns where to write the missing partner of a bracket: in the bracket's own line, or above the next line that is
 * not indented deeper. If another entry begins in that next line, the author also has to write a comma.
 */
function unclosed(text: string, { sign, offset, indent }: Opened): LostBracket {
  const before = text.slice(0, offset)
  const lines = text.split('\n')
  const first = before.split('\n').length
  const found = lines.findIndex((line, at) => at >= first && line.trim() !== '' && line.search(/\S/) <= indent)
  const next = found === -1 ? lines.length : found
  const partner = partners[sign]
  const isAlone = lines.slice(first, next).every(line => line.trim() === '')
  if (isAlone) {
    const what = `Write the missing \`${partner}\` in this line, most often at its end: it opens one ${sign} more than it closes.`
    return { offset, bracketAt: offset, what }
  }
  const [, key] = /"([^"\n]*)"\s*:\s*$/.exec(before) ?? []
  const opened = `the ${sign} ${key === undefined ? '' : `after "${key}" `}in line ${first} is never closed`
  if (found === -1)
    return {
      offset: text.trimEnd().length,
      bracketAt: offset,
      what: `Write \`${partner}\` at the end of the file: ${opened}.`,
    }
  const isEntry = /^["{[\w-]/.test(lines[next]?.trim() ?? '')
  const lineAt = lines.slice(0, next).reduce((length, line) => length + line.length + 1, 0)
  const above = lines.slice(0, next).reduce((last, line, at) => (line.trim() === '' ? last : at), 0)
  const comma = lines[above]?.trimEnd().endsWith(',') ? `, and remove the comma at the end of line ${above + 1}` : ''
  return {
    offset: lineAt + (lines[next] ?? '').search(/\S/),
    bracketAt: offset,
    what: `Write \`${isEntry ? `${partner},` : partner}\` in a new line after line ${above + 1}${comma}: ${opened}.`,
  }
}

/**
 * Finds the text of which a quotation mark is missing, in the line in which one has no partner. A text whose last mark
 * is missing ends at the first mark of the next text, so a letter follows it.
 */
function openTextAt(text: string, offset: number): BracketFault {
  const lineStart = text.lastIndexOf('\n', offset) + 1
  const lineEnd = text.indexOf('\n', offset)
  const line = text.slice(lineStart, lineEnd === -1 ? undefined : lineEnd)
  const shown = (at: number) => (line.length - at > SHOWN ? `${line.slice(at, at + SHOWN)}…` : line.slice(at))
  const before = line.slice(0, offset - lineStart)
  const swallowing = [...before.matchAll(/"(?:[^"\\]|\\.)*"/g)].find(({ 0: { length }, index }) =>
    /[\p{L}\d]/u.test(line.charAt(index + length)),
  )
  if (swallowing === undefined && /[^\s:,[{]$/.test(before)) {
    const at = before.search(/[^\s:,[{][^:,[{]*$/)
    return { offset: lineStart + at, what: `Write \`"\` where the text \`${shown(at)}\` begins: it is missing.` }
  }
  const at = swallowing?.index ?? before.length
  return { offset: lineStart + at, what: `Write \`"\` where the text \`${shown(at)}\` ends: it is missing.` }
}
