import { describe, expect, test } from 'vitest'
import { jsonOf, parseSource } from './json-tree.ts'
import { Problems } from './problem.ts'
import { makeWhole } from './wholes.ts'

const base = {
  id: 'base',
  start: 'home',
  guards: { paid: { fact: 'a.b', is: 1 }, both: { all: ['paid'] }, unused: { fact: 'a.b', is: 2 } },
  always: { help: 'step:help' },
  steps: {
    home: { on: { pay: [{ when: 'both', to: 'step:pay' }], more: 'modal:more' } },
    pay: {
      needs: ['recharge.value'],
      back: 'step:before',
      on: { submit: { run: 'x', outcomes: { paid: 'return:paid' } } },
    },
    before: {},
    value: { blocks: [{ id: 'values', fact: 'recharge.value' }] },
    paid: { needs: ['recharge.nsu'], else: 'step:other', enter: { run: 'x', outcomes: { late: 'modal:late' } } },
    other: {},
    help: {},
    'not-found': {},
    lost: { on: { open: 'modal:open' }, blocks: [{ id: 'x', when: 'unused' }] },
  },
  modals: { more: {}, late: {}, open: {} },
}
const all = { steps: Object.keys(base.steps), modals: Object.keys(base.modals), guards: Object.keys(base.guards) }

/** The names that are left of the parts of a flow which extends the base. */
function left(change: object): { [part in keyof typeof all]: readonly string[] } {
  const sources = [base, { id: 'club', extends: 'base', ...change }].map((config, at) =>
    parseSource({ file: `${at}.flow.json`, text: JSON.stringify(config) }),
  )
  const tree = makeWhole(sources, new Problems()).find(({ id }) => id === 'club')?.tree
  const names = (part: string): readonly string[] => {
    const value = tree?.members.get(part)?.value
    return value?.kind === 'object' ? [...value.members.keys()] : []
  }
  return { steps: names('steps'), modals: names('modals'), guards: names('guards') }
}
const without = (names: readonly string[], ...gone: readonly string[]) => names.filter(name => !gone.includes(name))

describe('a flow that extends another', () => {
  test('has what anything leads to, by an event, an outcome, a need or a way back, and the step for unknown addresses', () => {
    expect(left({})).toEqual({
      steps: without(all.steps, 'lost'),
      modals: without(all.modals, 'open'),
      guards: without(all.guards, 'unused'),
    })
  })

  test('lacks all that only a step led to which it has left out', () => {
    expect(left({ steps: { home: { on: { pay: null } } } })).toEqual({
      steps: ['home', 'help', 'not-found'],
      modals: ['more'],
      guards: [],
    })
  })

  test('has what its own step leads to, also where nothing leads to that one', () => {
    const { steps, modals } = left({ steps: { own: { title: 'Meu', on: { open: 'modal:open', lost: 'step:lost' } } } })
    expect(steps).toEqual([...all.steps, 'own'])
    expect(modals).toEqual(all.modals)
  })

  test('keeps a step that it changes and a guard of its own, and what that guard names', () => {
    const { steps, guards } = left({ steps: { lost: { title: 'Perdida' } }, guards: { mine: { not: 'unused' } } })
    expect(steps).toEqual(all.steps)
    expect(guards).toEqual([...all.guards, 'mine'])
  })
})

test('a flow that extends none keeps what nothing leads to: that is a mistake, and is told', () => {
  const source = parseSource({ file: 'base.flow.json', text: JSON.stringify(base) })
  const tree = makeWhole([source], new Problems())[0]?.tree
  expect(Object.keys(Object(tree && jsonOf(tree)).steps)).toEqual(all.steps)
})
