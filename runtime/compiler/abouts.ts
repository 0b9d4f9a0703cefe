import { type ParsedSource, type Place, partOf, type Text, type Tree, textOf, textsOf } from './json-tree.ts'

/** A file describes itself: which facts it is about, where it leads, and which of its screens others may lead to. */
export interface About {
  /** The name by which other files call this one. */
  readonly journey: string
  readonly at: Place
  /** The first parts of the names of facts, such as `card`; undefined if the file may use any fact. */
  readonly facts: readonly Text[] | undefined
  /** The journeys to whose screens the file may lead; undefined if it may lead to any. */
  readonly leadsTo: readonly Text[] | undefined
  /** The screens to which other files may lead; undefined if they may lead to all. */
  readonly entries: readonly Text[] | undefined
  /** Set if the flow has every address of the flow that it extends. */
  readonly addresses: Text | undefined
}

/** The descriptions of files, by file. */
export type Abouts = ReadonlyMap<string, About>

export const ABOUT = 'about'

/** Returns what the sources say of themselves. */
export function aboutsIn(sources: readonly Pick<ParsedSource, 'file' | 'tree'>[]): Abouts {
  return new Map(
    sources.flatMap(({ file, tree }) => {
      const about = partOf(tree, ABOUT)
      return about === undefined ? [] : [[file, readAbout(about, journeyOf(file))] as const]
    }),
  )
}

/** Returns the name of a journey: the file's name without what follows the first dot. */
export function journeyOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\..*$/, '')
}

function readAbout(about: Tree, journey: string): About {
  const [facts, leadsTo, entries] = ['facts', 'leadsTo', 'entries'].map(key => {
    const list = partOf(about, key)
    return list && textsOf(list)
  })
  return { journey, at: about.at, facts, leadsTo, entries, addresses: textOf(partOf(about, 'addresses')) }
}
