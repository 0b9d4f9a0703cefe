import { join } from 'node:path'
import { root } from '../../scripts/run.mjs'
import { listStories } from '../shoot/story-list.mjs'

const MONTH = /janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro/gi
/** The title of the step around a block, from `flows/block-story.tsx`. */
const AROUND = /^\s*- (heading "Um bloco" \[level=1\]|paragraph: Um bloco)$/

/**
 * Returns the lines of a block, without those of the step around it. Numbers, months, and whether a button is disabled
 * are removed, because they differ from run to run.
 *
 * @param {string} outline
 */
function linesOfBlock(outline) {
  const lines = outline.split('\n').filter(line => !AROUND.test(line))
  // The last line is the app's snackbar while it is empty. It is on every page and not part of the block, so it is
  // removed.
  if (lines.at(-1) === '- status') lines.pop()
  let isMain = false
  return lines.flatMap((line, at) => {
    if (!line.startsWith(' ')) isMain = line.startsWith('- main')
    const isEmptyBanner = /^- banner:?$/.test(line) && !lines[at + 1]?.startsWith(' ')
    if (line.startsWith('- main') || isEmptyBanner) return []
    return [isMain ? line.slice(2) : line]
  })
}

/** @param {readonly string[]} lines */
const inFull = lines => lines.join('\n')

/** @param {readonly string[]} lines */
const steady = lines =>
  lines
    .join('\n')
    .replace(/\d+/g, '0')
    .replace(MONTH, 'month')
    .replace(/ \[disabled\]/g, '')

/**
 * Compares a guide's lines with the accessibility tree of the story.
 *
 * @param {'component' | 'block'} kind
 * @param {string} outline the accessibility tree
 * @param {readonly string[]} lines of the guide
 * @returns {string | undefined} the lines that a screen reader finds, if they differ
 */
export function unlike(kind, outline, lines) {
  const found = kind === 'block' ? linesOfBlock(outline) : outline.split('\n').filter(line => line !== '')
  const read = kind === 'block' ? steady : inFull
  return read(found) === read(lines) ? undefined : inFull(found)
}

/**
 * Compares the guides' texts about screen readers with the accessibility trees of the stories.
 *
 * @param {readonly import('./story-readings.mjs').Reading[]} readings
 * @param {boolean} isWhole whether every story was read
 * @returns {Promise<string[]>} a sentence for each story that reads otherwise, or was not read
 */
export async function misspoken(readings, isWhole) {
  // Vite is imported inside the function, so that this file loads even if no package is installed yet.
  const { runnerImport } = await import('vite')
  /** @type {{ module: typeof import('../guides/all-guides.ts') }} */
  const { module } = await runnerImport(join(root, 'workshop/guides/all-guides.ts'), { root, configFile: false })
  const outlines = new Map(readings.map(({ id, outline }) => [id, outline]))
  const stories = listStories(join(root, 'storybook-static'))
  if (module.allGuides.length === 0) return ['No guide was read.']
  return module.allGuides.flatMap(({ folder, guide, kind }) =>
    Object.entries(guide.spoken).flatMap(([exportName, lines]) => {
      const story = stories.find(one => one.exportName === exportName && one.importPath.startsWith(`./${folder}/`))
      const outline = story === undefined ? undefined : outlines.get(story.id)
      if (outline === undefined) return isWhole ? [`${folder}: the story ${exportName} was not read.`] : []
      const found = unlike(kind, outline, lines)
      return found === undefined ? [] : [`${folder}: in ${exportName} a screen reader finds\n${found}`]
    }),
  )
}
