import { screensOf } from '../flow-parts.ts'
import type { Pass } from '../pass.ts'
import { screenTexts } from './copy-texts.ts'

/** The keys of texts that name something. */
const NAMING: readonly string[] = ['label', 'title', 'legend', 'name', 'badge', 'favorite']

/** Checks that no label, title or other name ends with a full stop. */
export const checkEndings: Pass = ({ flow, problems }) => {
  for (const { copy } of screensOf(flow).flatMap(screenTexts)) {
    const key = copy.at.pointer.split('/').pop() ?? ''
    if (NAMING.includes(key) && copy.text.endsWith('.'))
      problems.add('odd-ending', copy.at, `“${copy.text}” is the \`${key}\` of something, and ends with a full stop.`)
  }
}
