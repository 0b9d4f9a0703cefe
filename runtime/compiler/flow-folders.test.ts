import { expect, test } from 'vitest'
import { gatherFlows } from './flow-folders.ts'
import { jsonOf, parseSource } from './json-tree.ts'
import { Problems } from './problem.ts'
import { makeWhole } from './wholes.ts'

type Files = { readonly [file: string]: object | string }

const flow = { $schema: './x.json', id: 'web', journeys: ['pay', 'done'], guards: { shared: {} } }
const pay = { $schema: './y.json', steps: { payment: { title: 'Pagar' } }, modals: { cvv: { title: 'CVV' } } }
const done = { guards: { own: {} }, steps: { success: { title: 'Feita' } } }
const web: Files = { 'web/flow.json': flow, 'web/done.json': done, 'web/pay.json': pay }

function parse(files: Files) {
  return Object.entries(files).map(([file, said]) =>
    parseSource({ file, text: typeof said === 'string' ? said : JSON.stringify(said, null, 2) }),
  )
}

/** Returns the flows that consist of these files, and the problems of the files. */
function gather(files: Files) {
  const problems = new Problems()
  const flows = gatherFlows(parse(files), problems)
  return { flows, found: problems.list().map(({ code, file, line, column }) => `${code} ${file}:${line}:${column}`) }
}

test('the files of a flow folder form one flow, with its journeys in the order of flow.json', () => {
  const { flows, found } = gather(web)
  expect(found).toEqual([])
  expect(flows.map(({ files }) => files)).toEqual([['web/flow.json', 'web/pay.json', 'web/done.json']])
  const config = flows[0] && jsonOf(flows[0].tree)
  expect(config).toEqual({
    $schema: './x.json',
    id: 'web',
    guards: { ...flow.guards, ...done.guards },
    steps: { ...pay.steps, ...done.steps },
    modals: pay.modals,
  })
  expect(JSON.stringify(config)).toMatch(/"payment".*"success"/)
})

test('a flow folder can extend another flow, and its journeys can change the other flow’s steps', () => {
  const problems = new Problems()
  const club: Files = {
    'club/flow.json': { id: 'club', extends: 'web', journeys: ['pay'] },
    'club/pay.json': { steps: { payment: { title: 'Pagar no clube' }, success: null } },
  }
  const whole = makeWhole(parse({ ...web, ...club }), problems).find(({ id }) => id === 'club')
  expect(problems.list()).toEqual([])
  expect(whole && jsonOf(whole.tree)).toMatchObject({ steps: { payment: { title: 'Pagar no clube' } } })
})

test('if a part of a flow folder has a problem, the report contains the part’s own file, line and column', () => {
  const steps = gather(web).flows[0]?.tree.members.get('steps')?.value
  const places = steps?.kind === 'object' ? [...steps.members.values()].map(({ keyAt }) => keyAt) : []
  expect(places).toEqual([
    { file: 'web/pay.json', line: 4, column: 5, pointer: '/steps/payment' },
    { file: 'web/done.json', line: 6, column: 5, pointer: '/steps/success' },
  ])
})

test('error catalogues, variants and other flows in a folder are not read as parts of the folder’s flow', () => {
  const others = {
    'shared/errors.json': {},
    'variants/x.variant.json': {},
    'errors.json': {},
    'a/b.flow.json': { id: 'b' },
  }
  const { flows, found } = gather({ ...others, ...web })
  expect(found).toEqual([])
  expect(flows.map(({ files }) => files[0])).toEqual(['a/b.flow.json', 'web/flow.json'])
})

test.each<readonly [what: string, files: Files, found: string]>([
  ['has a key that belongs to flow.json', { 'web/pay.json': { menu: {} } }, 'unknown-key web/pay.json:2:3'],
  ['has steps that are no object', { 'web/pay.json': { steps: [] } }, 'wrong-type web/pay.json:2:3'],
  ['has a step that another has', { 'web/pay.json': done }, 'repeated-name web/done.json:6:5'],
  ['has a guard that flow.json has', { 'web/pay.json': { guards: { shared: {} } } }, 'repeated-name web/pay.json:3:5'],
  ['is not named by flow.json', { 'web/more.json': {} }, 'unlisted-journey web/more.json:1:1'],
])('a journey that %s is reported, and its flow is left out', (_, files, expected) => {
  const { flows, found } = gather({ ...web, ...files })
  expect(found).toContain(expected)
  expect(flows.map(({ isSound }) => isSound)).toEqual([false])
})

test('if one file of a flow folder is unreadable, the whole flow is treated as defective', () => {
  const unread = parse(web).map(source => (source.file === 'web/pay.json' ? { ...source, tree: undefined } : source))
  expect(gatherFlows(unread, new Problems()).map(({ isSound }) => isSound)).toEqual([false])
})

test('a problem in a flow folder is reported once, even if other flows extend that flow', () => {
  const problems = new Problems()
  const club = { 'club.flow.json': { id: 'club', extends: 'web', channels: [] } }
  expect(makeWhole(parse({ ...web, ...club, 'web/more.json': {} }), problems)).toEqual([])
  expect(problems.list().map(({ code }) => code)).toEqual(['unlisted-journey'])
})
