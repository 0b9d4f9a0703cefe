import type { Cell } from './cell.ts'
import { outcomeNames, outcomes } from './outcomes.ts'
import { methods } from './table.ts'

const NAME = 19
const MARK = 5

/** Returns the table as text: methods × outcomes, and the meaning of each mark. */
export function payingTable(): string {
  const head = line(
    '',
    outcomeNames.map(name => outcomes[name].mark),
  )
  const rows = methods.map(({ name, cells }) =>
    line(
      name,
      outcomeNames.map(outcome => markOf(cells[outcome])),
    ),
  )
  const cells = methods.flatMap(method => outcomeNames.map(outcome => method.cells[outcome]))
  const count = (kind: 'recipe' | 'story' | 'cannot') => cells.filter(cell => kind in cell).length
  return [
    head,
    ...rows,
    '',
    `●  ${count('recipe')} with a story under Paying`,
    `○  ${count('story')} shown by a story under Flows/Web`,
    `·  ${count('cannot')} that cannot be, each with its reason`,
    ...outcomeNames.map(name => `${outcomes[name].mark.padEnd(MARK)} ${outcomes[name].label}`),
  ].join('\n')
}

function line(name: string, marks: readonly string[]): string {
  return [name.padEnd(NAME), ...marks.map(mark => mark.padEnd(MARK))].join('').trimEnd()
}

function markOf(cell: Cell): string {
  if ('recipe' in cell) return '●'
  return 'story' in cell ? '○' : '·'
}
