import { basename } from 'node:path'
import { Complaint } from '../../scripts/complaint.mjs'
import { shootStories } from '../shoot/shoot-stories.mjs'
import { listStories } from '../shoot/story-list.mjs'
import { mutantsOf, shownWith, styledComponents } from './component-mutants.mjs'
import { differ } from './differ.mjs'

/** In each component's style sheet, at most this many lengths are changed. */
const MOST = 4

/**
 * Changes one length in the styles of each component by one pixel, and compares the pictures of the component's stories.
 *
 * @param {{ build: string, look: import('../shoot/story-page.mjs').Look, only: RegExp }} options
 * @returns {Promise<boolean>} whether a change was found in each component
 */
export async function proveMutants({ build, look, only }) {
  const components = styledComponents().filter(name => only.test(name))
  const mutants = new Map(components.map(name => [name, mutantsOf(build, name).slice(0, MOST)]))
  /** @type {Map<string, string[]>} the components whose lengths a component's stories may show */
  const showing = new Map()
  for (const name of components)
    for (const one of shownWith(name)) showing.set(one, [...(showing.get(one) ?? []), name])
  const shownIn = new Map(
    listStories(build).map(({ id, importPath }) => [id, showing.get(basename(importPath, '.stories.tsx')) ?? []]),
  )
  const ids = [...shownIn].flatMap(([id, names]) => (names.length > 0 ? [id] : []))
  if (ids.length === 0) throw new Complaint('No story shows such a component.')
  /** @type {Set<string>} */
  const found = new Set()
  /** @type {Map<string, Buffer>} */
  const plain = new Map()
  const { seconds, failed } = await shootStories({
    build,
    ids,
    look,
    tell: console.log,
    stylesFor: id =>
      (shownIn.get(id) ?? [])
        .flatMap(name => mutants.get(name) ?? [])
        .flatMap(({ styles }) => (found.has(styles) ? [] : [styles])),
    onPicture({ id, png, styles }) {
      if (styles === undefined) plain.set(id, png)
      else if (differ(plain.get(id) ?? png, png) !== undefined) found.add(styles)
    },
  })
  const all = [...mutants.values()].flat()
  const missed = components.filter(name => !mutants.get(name)?.some(({ styles }) => found.has(styles)))
  console.log(`${found.size} of ${all.length} changes by one pixel were found, in ${seconds.toFixed(0)} s.`)
  console.log(`${components.length - missed.length} of ${components.length} components: a change was found.`)
  for (const name of missed)
    console.log(`  ${name}: ${mutants.get(name)?.length === 0 ? 'no rule to change.' : 'no change was found.'}`)
  for (const { id, why } of failed) console.log(`  ${id} has no picture: ${why}`)
  for (const { component, styles } of all) if (!found.has(styles)) console.log(`    not seen: ${component} ${styles}`)
  return missed.length === 0 && failed.length === 0
}
