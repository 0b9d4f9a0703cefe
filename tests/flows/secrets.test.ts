import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'

const { blocks, services, facts } = await loadCatalogue()
const secret = Object.keys(facts).filter(name => facts[name]?.label === 'secret')
const among = (names: readonly string[]) => names.filter(name => secret.includes(name))

test('no service needs a secret fact or returns one', () => {
  const moved = Object.values(services).flatMap(service => [
    ...(service?.needs ?? []),
    ...(service?.agreedTo ?? []),
    ...Object.values(service?.outcomes ?? {}).flatMap(one => [...(one?.gives ?? []), ...(one?.mayGive ?? [])]),
  ])
  expect(moved.length).toBeGreaterThan(100)
  expect(among(moved)).toEqual([])
})

test('no block shows a secret fact, and only the blocks for typing card data write secret facts', () => {
  const shown = Object.values(blocks).flatMap(block => [
    ...[block?.shows ?? []].flatMap(one => (Array.isArray(one) ? one : Object.values(one).flat())),
    ...Object.values(block?.says ?? {}).flatMap(says => Object.values(says ?? {}).flat()),
  ])
  expect(among(shown)).toEqual([])
  const writers = Object.keys(blocks).filter(name => among(blocks[name]?.writes ?? []).length > 0)
  expect(writers.sort()).toEqual(['card-form', 'cvv-field', 'fast-recharge', 'new-card'])
})

test('no secret fact is stored in the tab, read from an address, or shared with other flows', () => {
  expect(secret.length).toBeGreaterThan(3)
  for (const name of secret) expect(Object.keys(facts[name] ?? {}).sort(), name).toEqual(['label', 'type'])
})
