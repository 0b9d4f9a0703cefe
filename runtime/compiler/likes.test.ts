import { describe, expect, test } from 'vitest'
import { jsonOf, parseSource, type Tree } from './json-tree.ts'
import { Problems } from './problem.ts'
import { makeWhole } from './wholes.ts'

const find = { run: 'recharge.find', outcomes: { paid: 'step:success', waiting: 'stay' } }
const web = {
  id: 'web',
  steps: {
    wait: {
      path: '/espera',
      aliases: ['/status'],
      title: 'Espere',
      needs: ['pix.txid'],
      blocks: [
        { id: 'title', block: 'heading', text: 'Espere', lead: 'Falta pouco' },
        { id: 'check', block: 'action', label: 'Verificar', event: 'check' },
      ],
      enter: find,
    },
  },
  modals: { help: { title: 'Ajuda', blocks: [] } },
  // A flow that extends this one keeps only the steps that something leads to.
  always: { wait: 'step:wait', other: 'step:b', help: 'modal:help' },
}
type Steps = { readonly [id: string]: object }

/** The whole flow `id` of the web flow with more steps, and of what extends it. */
function whole(steps: Steps, id = 'web', ...others: readonly object[]) {
  const problems = new Problems()
  const sources = [{ ...web, steps: { ...web.steps, ...steps } }, ...others].map((config, at) =>
    parseSource({ file: `${at}.flow.json`, text: JSON.stringify(config, null, 2) }),
  )
  const tree = makeWhole(sources, problems).find(one => one.id === id)?.tree
  return { tree, config: tree && jsonOf(tree), found: problems.list().map(({ code, pointer }) => `${code} ${pointer}`) }
}

function partAt(tree: Tree | undefined, ...keys: readonly string[]): Tree | undefined {
  return keys.reduce<Tree | undefined>(
    (at, key) =>
      at?.kind === 'list' ? at.items[Number(key)] : at?.kind === 'object' ? at.members.get(key)?.value : at,
    tree,
  )
}

describe('a step that is like another', () => {
  test('has all that the other has, its own on it as a patch, and none of its addresses', () => {
    const { config, found } = whole({
      checkout: {
        like: 'wait',
        path: '/checkout',
        needs: null,
        blocks: { merge: [{ id: 'title', lead: 'Quase lá' }], remove: ['check'] },
        enter: { outcomes: { waiting: 'step:wait' } },
      },
    })
    expect(found).toEqual([])
    expect(config).toHaveProperty('steps.checkout', {
      path: '/checkout',
      title: 'Espere',
      blocks: [{ id: 'title', block: 'heading', text: 'Espere', lead: 'Quase lá' }],
      enter: { run: 'recharge.find', outcomes: { paid: 'step:success', waiting: 'step:wait' } },
    })
  })

  test('may be like one that is like a third, wherever these stand', () => {
    const { config } = whole({ c: { like: 'b', path: '/c' }, b: { like: 'wait', path: '/b', title: 'B' } })
    expect(config).toHaveProperty('steps.c.title', 'B')
    expect(config).toHaveProperty('steps.c.enter', find)
  })

  test('keeps the place of each part: its own where it is written, the other’s where that is', () => {
    const { tree } = whole({ checkout: { like: 'wait', path: '/checkout', title: 'Checkout' } })
    const pointers = ['title', 'needs'].map(key => partAt(tree, 'steps', 'checkout', key)?.at.pointer)
    expect(pointers).toEqual(['/steps/checkout/title', '/steps/wait/needs'])
  })

  test('is told of a change of what the other has not', () => {
    const { found } = whole({ b: { like: 'wait', path: '/b', else: null } })
    expect(found).toEqual(['patch-absent /steps/b/else'])
  })
})

describe('outcomes that are like others', () => {
  const like = (more: object, path = 'steps/wait/enter/outcomes') => ({
    run: 'recharge.verify',
    outcomes: { like: path, ...more },
  })
  const ofB = (enter: object, more: Steps = {}) => whole({ b: { path: '/b', enter }, ...more })

  test('have theirs, with their own on them, and drop what is null', () => {
    const { config, found } = ofB(like({ paid: 'stay', waiting: null, refused: 'message' }))
    expect(found).toEqual([])
    expect(config).toHaveProperty('steps.b.enter', {
      run: 'recharge.verify',
      outcomes: { paid: 'stay', refused: 'message' },
    })
  })

  test('may be like those of a step that is like another, and a step may be like theirs', () => {
    const c = { like: 'b', path: '/c', enter: { outcomes: { waiting: null } } }
    const { config, found } = ofB(like({}, 'steps/d/enter/outcomes'), { c, d: { like: 'wait', path: '/d' } })
    expect(found).toEqual([])
    expect(config).toHaveProperty('steps.b.enter.outcomes', find.outcomes)
    expect(config).toHaveProperty('steps.c.enter.outcomes', { paid: 'step:success' })
  })
})

test('a block that is like another has its props, and an id of its own', () => {
  const again = { id: 'again', like: 'steps/wait/blocks/title', lead: null }
  const { config, found } = whole({ b: { path: '/b', blocks: [again] } })
  expect(found).toEqual([])
  expect(config).toHaveProperty('steps.b.blocks', [{ id: 'again', block: 'heading', text: 'Espere' }])
})

describe('what is like nothing is told where it says so, once, and its flow left out', () => {
  test.each<readonly [what: string, step: object, found: string]>([
    ['a step', { like: 'wiat', path: '/b' }, 'unknown-like /steps/b/like'],
    [
      'a block',
      { path: '/b', blocks: [{ id: 'x', like: 'steps/wait/blocks/titel' }] },
      'unknown-like /steps/b/blocks/0/like',
    ],
    [
      'a table',
      { path: '/b', enter: { run: 'x', outcomes: { like: 'steps/wait/watch' } } },
      'unknown-like /steps/b/enter/outcomes/like',
    ],
    ['a step that is like itself', { like: 'b', path: '/b' }, 'like-circle /steps/b/like'],
  ])('%s', (_, b, expected) => {
    expect(whole({ b }, 'club', { id: 'club', extends: 'web' })).toEqual({
      tree: undefined,
      config: undefined,
      found: [expected],
    })
  })

  test('a circle of two is told at both', () => {
    expect(whole({ a: { like: 'b' }, b: { like: 'a' } }).found).toEqual([
      'like-circle /steps/a/like',
      'like-circle /steps/b/like',
    ])
  })
})

describe('in a flow that extends another', () => {
  const club = (steps: Steps) => whole({}, 'club', { id: 'club', extends: 'web', steps })

  test('a new step is like one of the base as the flow has changed it', () => {
    const { config, found } = club({ wait: { title: 'Clube' }, late: { like: 'wait', path: '/depois', needs: null } })
    expect(found).toEqual([])
    expect(config).toHaveProperty('steps.late.title', 'Clube')
    expect(config).not.toHaveProperty('steps.late.needs')
  })

  test('a change of the base’s step changes none that is like it in the base', () => {
    const { config } = whole({ b: { like: 'wait', path: '/b' } }, 'club', {
      id: 'club',
      extends: 'web',
      steps: { wait: { title: 'Clube' } },
    })
    expect(config).toHaveProperty('steps.b.title', 'Espere')
  })
})

test('a modal closes when it is dismissed, unless it says otherwise', () => {
  expect(whole({}).config).toHaveProperty('modals.help.on', { dismiss: 'close' })
  const { config } = whole({}, 'club', { id: 'club', extends: 'web', modals: { help: { on: { dismiss: 'stay' } } } })
  expect(config).toHaveProperty('modals.help.on', { dismiss: 'stay' })
})
