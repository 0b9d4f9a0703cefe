/** First words of comments that do not name their subject. */
const WITHOUT_SUBJECT = /^(What|Who|Whoever|Whom|Whose|Which|One that|Of|Nobody|Where there|As)\b/
const COMMENT = /(?<=^|\s)(?:\/\*\*?\s+(?:\*\s+)?|\/\/\s+)(?<text>[^\n]*)/g
const WHOLE_LINE = /^\s*\/\//

/**
 * Returns the comments of a source file that begin without a subject. Consecutive `//` lines are one comment.
 * @param {string} source
 * @returns {{ line: number, text: string }[]} the line is counted from 1
 */
export function commentsWithoutSubject(source) {
  const lines = source.split('\n')
  return [...source.matchAll(COMMENT)].flatMap(({ index, groups }) => {
    const text = groups?.text ?? ''
    const line = source.slice(0, index).split('\n').length
    const isContinued = WHOLE_LINE.test(lines[line - 1] ?? '') && WHOLE_LINE.test(lines[line - 2] ?? '')
    return !isContinued && WITHOUT_SUBJECT.test(text) ? [{ line, text }] : []
  })
}
