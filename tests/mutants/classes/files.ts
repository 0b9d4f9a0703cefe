import { objectOf } from '../../../runtime/compiler/diff/json.ts'
import type { Authored } from '../authored.ts'
import { type Edit, set } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pick } from '../pick.ts'
import { entries } from '../sites.ts'

interface Line {
  readonly text: string
  readonly at: number
}

/** Returns a mutation class that changes single lines. It changes a limited number of lines in each file. */
function eachLine(
  name: string,
  about: string,
  isIt: (line: string) => boolean,
  change: (line: string) => string,
): MutationClass {
  const mutate = ({ text, file }: Authored): readonly Edit[] => {
    const lines = text.split('\n')
    const found = lines.map((line, at): Line => ({ text: line, at })).filter(line => isIt(line.text))
    return pick(found, 4, [file, name]).map(({ text: before, at }) => {
      const after = change(before)
      const whole = lines.map((line, index) => (index === at ? after : line)).join('\n')
      return { changes: [{ path: [`line ${at + 1}`], before: before.trim(), after: after.trim() }], text: whole }
    })
  }
  return { name, about, mutate }
}

const isPair = (line: string) => /^\s*"[^"]+": (".*"|true|\d+),$/.test(line)

export const fileClasses: readonly MutationClass[] = [
  eachLine('comma-lost', 'A comma is missing.', isPair, line => line.replace(/,$/, '')),
  eachLine('quote-curly', 'A word processor changed a quotation mark.', isPair, line => line.replace('"', '“')),
  eachLine('line-twice', 'A merge left both versions of a line.', isPair, line =>
    [line, line.replace(/: "(.*)",$/, ': "$1!",')].join('\n'),
  ),
  eachLine('merge-marks', 'A merge left its marks.', isPair, line =>
    ['<<<<<<< HEAD', line, '=======', line, '>>>>>>> main'].join('\n'),
  ),
  eachLine(
    'bracket-lost',
    'A bracket is missing.',
    line => /^\s*[}\]],?$/.test(line),
    () => '',
  ),
  {
    name: 'file-removed',
    about: 'A file is gone.',
    mutate: ({ json }) => [set([], json, undefined)],
  },
  {
    name: 'key-misspelt',
    about: 'A key of a file, screen or block is misspelt.',
    mutate: ({ json, parts, root, file }) => {
      const screens = ['steps', 'modals'].flatMap(part =>
        entries(parts[part]).flatMap(([id, screen]) =>
          entries(screen).map(([key, value]) => ({ path: [...root, part, id], key, value })),
        ),
      )
      const top = entries(json).map(([key, value]) => ({ path: [], key, value }))
      return [...top, ...pick(screens, 60, file)].map(({ path, key, value }) => ({
        changes: [
          { path: [...path, key], before: value },
          { path: [...path, `${key}s`], after: value },
        ],
      }))
    },
  },
  {
    name: 'screen-in-two-files',
    about: 'A step or dialog is also in another file of the flow.',
    mutate: ({ kind, parts, whole, file }) =>
      kind === 'journey'
        ? ['steps', 'modals'].flatMap(part =>
            pick(
              entries(whole[part]).filter(([id]) => !(id in objectOf(parts[part]))),
              2,
              [file, part],
            ).map(([id, screen]) => set([part], parts[part], { ...objectOf(parts[part]), [id]: screen })),
          )
        : [],
  },
]
