import { type ParsedSource, partOf, type Text, type Tree, textOf, textsOf } from './json-tree.ts'

/**
 * The `about` part of a file. It lists the facts that the file may use and the files that it may lead to. It also lists
 * the screens that other files may lead to.
 */
export interface About {
  /** The first parts of the names of facts, such as `card`. If the file may use any fact, it is undefined. */
  readonly facts: readonly Text[] | undefined
  /** The journeys whose screens the file may lead to. If the file may lead to any journey, it is undefined. */
  readonly leadsTo: readonly Text[] | undefined
  /** The screens that other files may lead to. If other files may lead to all screens, it is undefined. */
  readonly entries: readonly Text[] | undefined
  /** Set if the flow must keep every address of its base flow, for example because customers have saved links to it. */
  readonly addresses: Text | undefined
}

export type Abouts = ReadonlyMap<string, About>

export const ABOUT = 'about'

export function aboutsIn(sources: readonly Pick<ParsedSource, 'file' | 'tree'>[]): Abouts {
  return new Map(
    sources.flatMap(({ file, tree }) => {
      const about = partOf(tree, ABOUT)
      return about === undefined ? [] : [[file, readAbout(about)] as const]
    }),
  )
}

/** Returns the name of a journey, which is its file's name up to the first dot. */
export function journeyOf(file: string): string {
  return file.replace(/^.*\//, '').replace(/\..*$/, '')
}

function readAbout(about: Tree): About {
  const [facts, leadsTo, entries] = ['facts', 'leadsTo', 'entries'].map(key => {
    const list = partOf(about, key)
    return list && textsOf(list)
  })
  return { facts, leadsTo, entries, addresses: textOf(partOf(about, 'addresses')) }
}
