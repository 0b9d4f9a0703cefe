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

/** Returns the names of the steps, modals and guards of a flow that extends the base flow with this change. */
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
  test('an extending flow inherits every base step that customers can reach, and leaves out the others', () => {
    expect(left({})).toEqual({
      steps: without(all.steps, 'lost'),
      modals: without(all.modals, 'open'),
      guards: without(all.guards, 'unused'),
    })
  })

  test('if an extending flow removes the only way to some steps, it does not inherit those steps', () => {
    expect(left({ steps: { home: { on: { pay: null } } } })).toEqual({
      steps: ['home', 'help', 'not-found'],
      modals: ['more'],
      guards: [],
    })
  })

  test('an extending flow keeps the steps and modals to which its own step leads, even if nothing leads to that step', () => {
    const { steps, modals } = left({ steps: { own: { title: 'Meu', on: { open: 'modal:open', lost: 'step:lost' } } } })
    expect(steps).toEqual([...all.steps, 'own'])
    expect(modals).toEqual(all.modals)
  })

  test('an extending flow keeps the steps that it changes, the guards that it adds, and every guard that these use', () => {
    const { steps, guards } = left({ steps: { lost: { title: 'Perdida' } }, guards: { mine: { not: 'unused' } } })
    expect(steps).toEqual(all.steps)
    expect(guards).toEqual([...all.guards, 'mine'])
  })
})

test('a flow without a base keeps steps that no customer can reach, so that the check can report them', () => {
  const source = parseSource({ file: 'base.flow.json', text: JSON.stringify(base) })
  const tree = makeWhole([source], new Problems())[0]?.tree
  expect(Object.keys(Object(tree && jsonOf(tree)).steps)).toEqual(all.steps)
})
