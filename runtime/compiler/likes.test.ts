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
  // Every step must be the target of an event here. A step to which nothing leads is removed from the flows that extend
  // this one.
  always: { wait: 'step:wait', other: 'step:b', help: 'modal:help' },
}
type Steps = { readonly [id: string]: object }

/** Creates the web flow with more steps, and flows that extend it. Returns the complete flow `id` and the problems. */
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

describe('a step that names another step by `like`', () => {
  test('a step with `like` copies everything of the other step but the addresses; its own parts replace the copied parts', () => {
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

  test('a step with `like` can copy another step with `like`, even if that step comes later in the config', () => {
    const { config } = whole({ c: { like: 'b', path: '/c' }, b: { like: 'wait', path: '/b', title: 'B' } })
    expect(config).toHaveProperty('steps.c.title', 'B')
    expect(config).toHaveProperty('steps.c.enter', find)
  })

  test('in a step with `like`, a problem in a copied part is reported where the part was written', () => {
    const { tree } = whole({ checkout: { like: 'wait', path: '/checkout', title: 'Checkout' } })
    const pointers = ['title', 'needs'].map(key => partAt(tree, 'steps', 'checkout', key)?.at.pointer)
    expect(pointers).toEqual(['/steps/checkout/title', '/steps/wait/needs'])
  })

  test('a step with `like` that removes a part which the copied step does not have is reported', () => {
    const { found } = whole({ b: { like: 'wait', path: '/b', else: null } })
    expect(found).toEqual(['patch-absent /steps/b/else'])
  })
})

describe('outcomes that name other outcomes by `like`', () => {
  const like = (more: object, path = 'steps/wait/enter/outcomes') => ({
    run: 'recharge.verify',
    outcomes: { like: path, ...more },
  })
  const ofB = (enter: object, more: Steps = {}) => whole({ b: { path: '/b', enter }, ...more })

  test('a service with `like` copies another service’s outcomes, adds its own, and leaves out those that are null', () => {
    const { config, found } = ofB(like({ paid: 'stay', waiting: null, refused: 'message' }))
    expect(found).toEqual([])
    expect(config).toHaveProperty('steps.b.enter', {
      run: 'recharge.verify',
      outcomes: { paid: 'stay', refused: 'message' },
    })
  })

  test('steps and lists of outcomes can use `like`, and can copy parts that use `like` themselves', () => {
    const c = { like: 'b', path: '/c', enter: { outcomes: { waiting: null } } }
    const { config, found } = ofB(like({}, 'steps/d/enter/outcomes'), { c, d: { like: 'wait', path: '/d' } })
    expect(found).toEqual([])
    expect(config).toHaveProperty('steps.b.enter.outcomes', find.outcomes)
    expect(config).toHaveProperty('steps.c.enter.outcomes', { paid: 'step:success' })
  })
})

test('a block with `like` copies the other block’s props, and keeps its own id', () => {
  const again = { id: 'again', like: 'steps/wait/blocks/title', lead: null }
  const { config, found } = whole({ b: { path: '/b', blocks: [again] } })
  expect(found).toEqual([])
  expect(config).toHaveProperty('steps.b.blocks', [{ id: 'again', block: 'heading', text: 'Espere' }])
})

describe('a `like` with an unknown name', () => {
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
  ])('a `like` with an unknown name is reported once, and its flow is left out: %s', (_, b, expected) => {
    expect(whole({ b }, 'club', { id: 'club', extends: 'web' })).toEqual({
      tree: undefined,
      config: undefined,
      found: [expected],
    })
  })

  test('if two steps copy each other by `like`, both are reported', () => {
    expect(whole({ a: { like: 'b' }, b: { like: 'a' } }).found).toEqual([
      'like-circle /steps/a/like',
      'like-circle /steps/b/like',
    ])
  })
})

describe('`like` in a flow that extends another', () => {
  const club = (steps: Steps) => whole({}, 'club', { id: 'club', extends: 'web', steps })

  test('a new step that copies a base flow’s step with `like` also copies the extending flow’s changes to that step', () => {
    const { config, found } = club({ wait: { title: 'Clube' }, late: { like: 'wait', path: '/depois', needs: null } })
    expect(found).toEqual([])
    expect(config).toHaveProperty('steps.late.title', 'Clube')
    expect(config).not.toHaveProperty('steps.late.needs')
  })

  test('if an extending flow changes a base step, the base’s own copies of that step (with `like`) do not change', () => {
    const { config } = whole({ b: { like: 'wait', path: '/b' } }, 'club', {
      id: 'club',
      extends: 'web',
      steps: { wait: { title: 'Clube' } },
    })
    expect(config).toHaveProperty('steps.b.title', 'Espere')
  })
})

test('a modal that does not say what `dismiss` does gets `dismiss: close`, and an extending flow can change it', () => {
  expect(whole({}).config).toHaveProperty('modals.help.on', { dismiss: 'close' })
  const { config } = whole({}, 'club', { id: 'club', extends: 'web', modals: { help: { on: { dismiss: 'stay' } } } })
  expect(config).toHaveProperty('modals.help.on', { dismiss: 'stay' })
})
