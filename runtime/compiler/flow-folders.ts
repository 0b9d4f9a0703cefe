import { ABOUT } from './abouts.ts'
import {
  type Member,
  type ObjectTree,
  type ParsedSource,
  type Place,
  partOf,
  type Text,
  type Tree,
  textsOf,
} from './json-tree.ts'
import { Problems } from './problem.ts'
import { journeyParts } from './schema/parts.ts'

/** A flow as its author wrote it: one file, or the combined files of a folder. */
export interface WrittenFlow {
  readonly tree: ObjectTree
  /** The files that contain the flow, beginning with `flow.json`. */
  readonly files: readonly string[]
  /**
   * False if one of the flow's files has an error. Then a part of the flow is missing, so no other flow can extend it.
   */
  readonly isSound: boolean
}

/** Returns the flows among the sources, in the order of the sources. A folder has the position of its first file. */
export function gatherFlows(sources: readonly ParsedSource[], problems: Problems): readonly WrittenFlow[] {
  const folders = new Map<string, ParsedSource[]>()
  for (const source of sources) {
    const folder = folderOf(source.file)
    if (folder !== undefined) folders.set(folder, [...(folders.get(folder) ?? []), source])
  }
  const seen = new Set<string>()
  return sources.flatMap(({ file, tree }) => {
    const folder = folderOf(file)
    if (folder === undefined) return file.endsWith('.flow.json') ? written(tree) : []
    if (seen.has(folder)) return []
    seen.add(folder)
    return putTogether(folder, folders.get(folder) ?? [], problems)
  })
}

/** Returns the flow folder of a file. If the file is outside a flow folder, returns undefined. */
function folderOf(file: string): string | undefined {
  if (/\.(flow|variant)\.json$|^(.*\/)?shared\/[^/]+$/.test(file)) return undefined
  return /^(.+)\/[^/]+\.json$/.exec(file)?.[1]
}

function written(tree: Tree | undefined): readonly WrittenFlow[] {
  if (tree?.kind !== 'object') return []
  const members = new Map(tree.members)
  members.delete(ABOUT)
  return [{ tree: { ...tree, members }, files: [tree.at.file], isSound: true }]
}

function nameOf(file: string): string {
  return file.replace(/^.*\/|\.json$/g, '')
}

function putTogether(folder: string, sources: readonly ParsedSource[], problems: Problems): readonly WrittenFlow[] {
  const own = new Problems()
  const frame = sources.find(({ file }) => nameOf(file) === 'flow')
  if (frame === undefined) {
    const file = sources[0]?.file ?? folder
    problems.add('missing-flow-file', startOf(file), `The folder \`${folder}\` has no \`flow.json\`.`)
    return []
  }
  if (frame.tree?.kind !== 'object') return []
  const listed = textsOf(partOf(frame.tree, 'journeys'))
  const journeys = sources.filter(source => source !== frame)
  checkList(listed, journeys, own)
  const inOrder = listed.flatMap(({ text }) => journeys.find(({ file }) => nameOf(file) === text) ?? [])
  const trees = inOrder.flatMap(({ tree }) => (tree?.kind === 'object' ? [tree] : []))
  for (const journey of trees) checkKeys(journey, own)
  const members = new Map(frame.tree.members)
  members.delete('journeys')
  members.delete(ABOUT)
  for (const part of journeyParts) {
    const joined = joinParts(part, [frame.tree, ...trees], own)
    if (joined !== undefined) members.set(part, joined)
  }
  problems.take(own)
  const isSound = !own.hasErrors && trees.length === inOrder.length
  const files = [frame.file, ...inOrder.map(({ file }) => file)]
  return [{ tree: { ...frame.tree, members }, files, isSound }]
}

function startOf(file: string): Place {
  return { file, line: 1, column: 1, pointer: '' }
}

/** Checks that `journeys` names each file of the folder, and no other file. */
function checkList(listed: readonly Text[], journeys: readonly ParsedSource[], problems: Problems): void {
  const names = journeys.map(({ file }) => nameOf(file))
  const meant = listed.map(({ text }) => text)
  for (const { text, at } of listed) {
    if (names.includes(text)) continue
    problems.add('missing-journey', at, `There is no \`${text}.json\` in the folder.`, { name: text, known: names })
  }
  for (const { file } of journeys) {
    if (meant.includes(nameOf(file))) continue
    problems.add('unlisted-journey', startOf(file), `\`flow.json\` does not name \`${nameOf(file)}\` in \`journeys\`.`)
  }
}

function checkKeys({ members }: ObjectTree, problems: Problems): void {
  for (const [key, { keyAt, value }] of members) {
    const isPart = journeyParts.some(part => part === key)
    if (!isPart && key !== '$schema' && key !== ABOUT)
      problems.add('unknown-key', keyAt, `Nobody reads \`${key}\` in a journey: it stands in \`flow.json\`.`)
    else if (isPart && value.kind !== 'object') problems.add('wrong-type', keyAt, `\`${key}\` has to be an object.`)
  }
}

/** Returns one part of the flow, joined from all files. If two files define the same name, it reports a problem. */
function joinParts(part: string, trees: readonly ObjectTree[], problems: Problems): Member | undefined {
  const found = trees.flatMap(tree => tree.members.get(part) ?? [])
  const [first, ...others] = found.filter(({ value }) => value.kind === 'object')
  if (first?.value.kind !== 'object') return found[0]
  const members = new Map(first.value.members)
  for (const { value } of others) {
    for (const [name, member] of value.kind === 'object' ? value.members : []) {
      const other = members.get(name)
      if (other === undefined) members.set(name, member)
      else problems.add('repeated-name', member.keyAt, `\`${name}\` is also among the ${part} of ${other.keyAt.file}.`)
    }
  }
  return { ...first, value: { ...first.value, members } }
}
