import { join } from 'node:path'
import { expect, test } from 'vitest'
import { errorSource } from '../errors/error-source.ts'
import { flowSource } from '../flows/flow-source.ts'
import { allFlows, FOLDER, storyFiles } from '../flows/read-flows.ts'
import { chosenCards, flowKey, listCards, type SheetCard } from '../sheets/list-cards.ts'
import { lookKey, pictureOf } from '../sheets/pictures.ts'
import type { StorySource } from '../story-source.ts'
import { tapSource } from '../walk/tap-source.ts'

function cardsOf(source: StorySource, path: string): readonly SheetCard[] {
  return listCards(
    source.list(path).map(({ metaId, title = '', name = '', exportName, tags = [] }) => {
      return { type: 'story', id: `${metaId ?? title}--${exportName}`, title, name, tags }
    }),
  )
}

const everything = { flow: '', kind: '', states: '', search: '' }
const flows = allFlows()
const cards = flows.flatMap(({ path }) => cardsOf(flowSource, path))

test('the workshop’s sheet has a picture for each story of a step or modal, grouped by flow and journey', () => {
  const stories = flows.flatMap(file =>
    storyFiles(file).flatMap(({ id, plans }) => plans.map(plan => `${id}--${plan.exportName}`)),
  )
  expect(cards.map(({ story }) => story).toSorted()).toEqual([...new Set(stories)].toSorted())
  const payment = cards.find(({ story }) => story === 'flows-web-payment--ready')
  expect(payment).toMatchObject({ flow: 'Web', group: 'Web / Pay', folder: 'Flows/Web/', kind: 'step', isUsual: true })
})

test('a search of the contact sheets for an error number finds its picture; stories that only tests use have no picture', () => {
  const errors = cardsOf(errorSource, join(FOLDER, 'shared/errors.json'))
  expect(new Set(errors.map(({ kind }) => kind))).toEqual(new Set(['error']))
  expect(chosenCards(errors, { ...everything, search: '424' }).length).toBeGreaterThan(0)
  expect(tapSource.list('taps.ts').length).toBeGreaterThan(0)
  expect(cardsOf(tapSource, 'taps.ts')).toEqual([])
})

test('the workshop’s sheet of pictures can be filtered by flow, kind and state; its search ignores accents and word order', () => {
  const found = chosenCards(cards, { flow: flowKey('Web'), kind: 'modal', states: 'usual', search: 'CVV modal' })
  expect(found.map(({ story }) => story)).toEqual(['flows-web-modal-cvv--ready'])
  const accented = cards.map(card => ({ ...card, name: 'Código de segurança' }))
  expect(chosenCards(accented, { ...everything, search: 'seguranca codigo' })).toHaveLength(cards.length)
})

test('the sheet shows a story’s picture only if it was made in the chosen theme, mode and width', () => {
  const look = { theme: 'classic', mode: 'light', width: 390 }
  const pictures = { looks: { [lookKey(look)]: { 'a--ready': 'k1' } } }
  expect(pictureOf(pictures, look, 'a--ready')).toBe('./sheets/classic-light-390/a--ready.jpg?k1')
  expect(pictureOf(pictures, { ...look, mode: 'dark' }, 'a--ready')).toBeUndefined()
  expect(pictureOf(undefined, look, 'a--ready')).toBeUndefined()
})
