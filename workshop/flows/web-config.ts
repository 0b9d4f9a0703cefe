import { type Json, jsonOf, parseSource, type Source } from '../../runtime/compiler/json-tree.ts'
import { Problems } from '../../runtime/compiler/problem.ts'
import { makeWhole } from '../../runtime/compiler/wholes.ts'

const texts = import.meta.glob<string>('../../flow-configs/web/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The files of the web flow, read by Vite, so that they are available in a browser too. */
export const webSources: readonly Source[] = Object.entries(texts).map(([file, text]) => ({
  file: file.replace(/^[./]+/, ''),
  text,
}))

/** Returns the web flow as the app reads it, combined from its files. */
export function webConfig(sources: readonly Source[] = webSources): Json {
  const problems = new Problems()
  const whole = makeWhole(sources.map(parseSource), problems)[0]
  if (whole === undefined) throw new Error(problems.list()[0]?.message ?? 'The web flow has no file.')
  return jsonOf(whole.tree)
}

export const web = webConfig()
