import type { Source } from '../../runtime/compiler/json-tree.ts'
import { webSources } from '../../workshop/flows/web-config.ts'

/** Replaces `from` by `to` in the web flow's file that contains `from`. Returns that file. */
export function changedFile(from: string, to: string, sources = webSources): Source {
  const source = sources.find(({ text }) => text.includes(from))
  if (source === undefined) throw new Error(`No file of the web flow has ${from}`)
  return { ...source, text: source.text.replace(from, to) }
}

/** Returns all files of the web flow, after replacing `from` by `to` in one of them. */
export function webWith(from: string, to: string, sources = webSources): readonly Source[] {
  const changed = changedFile(from, to, sources)
  return sources.map(source => (source.file === changed.file ? changed : source))
}
