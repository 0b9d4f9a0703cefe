import { type ParsedSource, partOf, type Text, type Tree, textOf, textsOf } from './json-tree.ts'

/**
 * The `about` part of a config file. It lists the facts that the file is allowed to use, the files to which its
 * handlers are allowed to lead, and those of its screens that other files are allowed to open.
 */
export interface About {
  /** The first parts of the names of facts, such as `card`. If the file may use any fact, it is undefined. */
  readonly facts: readonly Text[] | undefined
  /**
   * The journeys (files of the flow) to whose screens this file is allowed to lead. If it is undefined, all are
   * allowed.
   */
  readonly leadsTo: readonly Text[] | undefined
  /** The screens of this file to which other files are allowed to lead. If it is undefined, all are allowed. */
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
