import { readdirSync, readFileSync } from 'node:fs'
import { toId } from 'storybook/internal/csf'
import type { IndexInput } from 'storybook/internal/types'
import { expect, it } from 'vitest'
import { errorSource } from '../errors/error-source.ts'
import { flowSource } from '../flows/flow-source.ts'
import { allFlows } from '../flows/read-flows.ts'
import { looks, nameOfLook } from '../look/looks.ts'
import { nameOfExport } from '../names/with-plain-names.ts'
import { payingSource } from '../paying/paying-source.ts'
import { sections } from '../welcome/sections.ts'

const paths = new Set(allFlows().map(({ path }) => path))
const entries: readonly IndexInput[] = [
  ...[...paths].flatMap(path => flowSource.list(path)),
  ...errorSource.list('flow-configs/shared/errors.json'),
  ...payingSource.list(''),
]
const idOf = ({ metaId, title = '', exportName }: IndexInput) =>
  toId(metaId ?? title, exportName.replace(/([a-z0-9])([A-Z])/g, '$1 $2'))

/** Returns the stories whose names contain all these words. The sidebar's search lists them first. */
function named(words: string): readonly string[] {
  const has = (name: string) => words.split(' ').every(word => name.toLowerCase().includes(word.toLowerCase()))
  return entries.filter(({ name = '' }) => has(name)).map(idOf)
}

/** A search may find at most this many stories. Among so few, a designer sees the right one at once. */
const FEW = 4

it.each([
  ['modal asks for the CVV', 'flows-web-modal-cvv--ready'],
  ['error 424', 'errors-424--message'],
  ['payment repeated recharge', 'flows-web-payment--enter-nothing-is-repeat'],
  ['payment offline', 'flows-web-payment--submit-unreachable'],
])('a search for “%s” finds the story %s and only a few others', (words, id) => {
  expect(named(words)).toContain(id)
  expect(named(words).length).toBeLessThanOrEqual(FEW)
})

it('a search for a title that customers see finds the step with that title in the sidebar', () => {
  const found = entries.filter(
    ({ title = '' }) => title.startsWith('Flows/Web/') && title.includes('Como você quer pagar?'),
  )
  expect(new Set(found.map(({ metaId }) => metaId))).toEqual(new Set(['flows-web-payment']))
})

it('the name of a flow’s story contains no identifier from the code', () => {
  const names = [...paths].flatMap(path => flowSource.list(path)).map(({ name = '' }) => name)
  expect(names.filter(name => /[a-z][A-Z]/.test(name.replaceAll('WhatsApp', '')))).toEqual([])
})

it('a flow’s stories have the tags of their kind, their journey and their theme', () => {
  const tagsOf = (id: string) => entries.find(entry => entry.metaId === id)?.tags
  expect(tagsOf('flows-web-payment')).toEqual(expect.arrayContaining(['step', 'journey-pay', 'theme-classic']))
  expect(tagsOf('flows-lightblue-payment')).toEqual(expect.arrayContaining(['step', 'theme-lightblue']))
})

it.each([
  ['LongTextOnANarrowScreen', 'Long text on a narrow screen'],
  ['CardNumberInvalid', 'Card number invalid'],
  ['WithoutNsu', 'Without NSU'],
])('the story %s is called “%s” in the sidebar', (exportName, name) => {
  expect(nameOfExport(exportName)).toBe(name)
})

it('each section of the welcome page links to an existing story', () => {
  const starts = sections.filter(({ name }) => ['Flows', 'Paying', 'Errors'].includes(name)).map(({ start }) => start)
  expect(starts).toHaveLength(3)
  expect(starts.filter(start => !entries.some(entry => idOf(entry) === start))).toEqual([])
})

it('the welcome page explains each section of the sidebar, in the same order', () => {
  const preview = readFileSync(new URL('../../.storybook/preview.tsx', import.meta.url), 'utf8')
  const order = [...(/order: \[([^\]]*)\]/.exec(preview)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(([, name]) => name)
  const explained = order.filter(name => sections.some(section => section.name === name))
  expect(explained).toEqual(sections.map(({ name }) => name))
  expect(order.filter(name => !explained.includes(name))).toEqual(['Welcome', 'Tests'])
})

it('every workshop page except Welcome is in a folder, because the sidebar lists other pages first', () => {
  const workshop = new URL('..', import.meta.url)
  const pages = readdirSync(workshop, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.(stories\.tsx|mdx)$/.test(name),
  )
  const titles = pages.map(page => /\btitle[:=] ?['"]([^'"]+)/.exec(readFileSync(new URL(page, workshop), 'utf8'))?.[1])
  expect(titles.filter(title => !title?.includes('/'))).toEqual(['Welcome'])
})

it('the toolbar shows the name of the chosen look (theme, mode and width), and no name for a width without a look', () => {
  const [look] = looks.filter(({ name }) => name === 'classic, dark, 320 px')
  expect(look && nameOfLook({ ...look.globals })).toBe('classic, dark, 320 px')
  expect(nameOfLook({ theme: 'classic', mode: 'dark', viewport: { value: 'w500' } })).toBeUndefined()
})
