import { readFileSync } from 'node:fs'
import { applyEdits, findNodeAtLocation, getNodeValue, modify, type Node, parseTree } from 'jsonc-parser'
import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import type { Source } from '../../runtime/compiler/json-tree.ts'
import { lineOf } from '../../runtime/compiler/line.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'

interface Example {
  readonly section: string
  readonly language: string
  readonly file: string
  /** The JSON pointer of the example in its file. It is undefined if the example is a whole file. */
  readonly pointer: string | undefined
  readonly text: string
}

const examples = readFileSync('docs/authoring.md', 'utf8')
  .split(/^## /m)
  .flatMap(section =>
    [...section.matchAll(/^```(\w+) ([^\s#]+)(?:#(\S+))?\n([\s\S]*?)^```$/gm)].map(
      ([, language = '', file = '', pointer, text = '']): Example => ({
        section: section.slice(0, section.indexOf('\n')),
        language,
        file,
        pointer,
        text,
      }),
    ),
  )
const of = (section: string) => examples.filter(example => example.section === section)

/** Returns the flow configs with the changes that these examples of the documentation make. */
function follow(followed: readonly Example[]): readonly Source[] {
  const texts = new Map(readSources(flowFiles()).map(({ file, text }) => [file, text]))
  for (const { language, file, pointer, text } of followed) {
    if (language === 'json') texts.set(file, pointer === undefined ? text : put(texts.get(file) ?? '', pointer, text))
  }
  return [...texts].map(([file, text]) => ({ file, text }))
}

function put(text: string, pointer: string, value: string): string {
  const path = pathOf(text, pointer)
  return applyEdits(text, modify(text, path, JSON.parse(value), { isArrayInsertion: path[path.length - 1] === -1 }))
}

/** Returns the keys of a JSON pointer. In a list, a key is the `id` of an item, or `-` for the end of the list. */
function pathOf(text: string, pointer: string): (string | number)[] {
  const tree = parseTree(text)
  const path: (string | number)[] = []
  for (const segment of pointer.split('/').slice(1)) {
    const parent = tree === undefined ? undefined : findNodeAtLocation(tree, path)
    path.push(parent?.type === 'array' ? placeOf(parent, segment) : segment)
  }
  return path
}

function placeOf({ children = [] }: Node, segment: string): number {
  if (segment === '-') return -1
  const at = children.findIndex(child => getNodeValue(child).id === segment)
  if (at === -1) throw new Error(`No element of the list has the id ${segment}.`)
  return at
}

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})
const problemsOf = (followed: readonly Example[], known = catalogue) => compile(follow(followed), known).problems
// Returns each problem code once, because flows that extend the changed flow report the same code again.
const codesOf = (followed: readonly Example[]) => [...new Set(problemsOf(followed).map(({ code }) => code))]

const FOR_SOME = 'Change a flow for some people and some time'
const ONCE = 'Say once what two share'
test.each([
  'Change a text',
  'Change what an error says',
  'Add a step',
  'Ask a question of your own',
  ONCE,
  'Add a flow',
  FOR_SOME,
])('the example “%s” of the authoring guide works exactly as it is written', section => {
  expect(of(section).length).toBeGreaterThan(0)
  expect(problemsOf(of(section)).map(lineOf)).toEqual([])
})

const steps = z.looseObject({
  steps: z.looseObject({ login: z.looseObject({ blocks: z.array(z.looseObject({ id: z.string() })) }) }),
})

test('the authoring guide’s recipe for changing a text changes only the block that the recipe mentions', () => {
  const loginOf = (followed: readonly Example[]) => {
    const { flows } = compile(follow(followed), catalogue)
    return z.parse(steps, flows.find(({ id }) => id === 'web')?.config).steps.login
  }
  const before = loginOf([])
  const blocks = before.blocks.map(block =>
    block.id === 'hero' ? { ...block, text: 'Recarregue em um minuto.' } : block,
  )
  expect(loginOf(of('Change a text'))).toEqual({ ...before, blocks })
})

test('an author who follows the authoring guide’s recipe “Say once what two share” does not change how the web flow works', () => {
  expect(of(ONCE).length).toBeGreaterThan(0)
  const webOf = (followed: readonly Example[]) =>
    compile(follow(followed), catalogue).flows.find(({ id }) => id === 'web')
  expect(webOf(of(ONCE))?.config).toEqual(webOf([])?.config)
})

test('except for their ids, the browser tests’ variant with a question is equal to the authoring guide’s example', () => {
  const file = 'tests/fixtures/asking.variant.json'
  const { variants } = compile([...follow([]), ...readSources([file])], catalogue)
  const { config } = variants.find(one => one.file === file) ?? {}
  const asking = compile(follow(of('Ask a question of your own')), catalogue).flows.find(({ id }) => id === 'web')
  expect(config).toEqual({ ...Object(asking?.config), id: 'web~asking' })
})

test('a recipe of the authoring guide fails if it changes a block that does not exist', () => {
  const [recipe] = of('Change a text')
  if (recipe === undefined) throw new Error('The example is gone.')
  expect(() => follow([{ ...recipe, pointer: '/steps/login/blocks/1/text' }])).toThrow('has the id 1')
})

test('for the authoring guide’s half-finished step, the checker reports the problem that the guide announces', () => {
  const [step, link] = of('Add a step')
  if (step === undefined || link === undefined) throw new Error('The examples are gone.')
  expect(codesOf([step])).toEqual(['unreachable-step'])
  expect(codesOf([step, link])).toEqual(['unhandled-event'])
})

describe('the example block of the authoring guide', () => {
  const schemaText = () => of('Add a block').find(({ file }) => file.endsWith('schema.ts'))?.text ?? ''
  /** Returns the block spec in the guide's TypeScript example. */
  const spec = () => new Function(`return ${/= (\{[\s\S]*?\n\}) as const/.exec(schemaText())?.[1] ?? 'undefined'}`)()

  test('the checker reports the authoring guide’s example block as unknown until it is added', () => {
    expect(codesOf(of('Add a block'))).toEqual(['unknown-block'])
  })

  test('the authoring guide’s example block can be used in a flow after the block is added', () => {
    const block = { emits: [], emitsActions: false, writes: [], ...spec() }
    const known = { ...catalogue, blocks: { ...catalogue.blocks, rating: block } }
    expect(problemsOf(of('Add a block'), known).map(lineOf)).toEqual([])
  })
})

test('the authoring guide’s flow “clube” shows its blocks in the order that the guide promises', () => {
  const { flows } = compile(follow(of('Add a flow')), catalogue)
  const home = flows.find(({ id }) => id === 'clube')?.model.steps.get('home')
  const ids = home?.blocks.map(({ id }) => id?.text)
  expect(ids?.slice(0, 2)).toEqual(['hello', 'points'])
  expect(ids).not.toContain('repeat')
})

describe('the example variant of the authoring guide', () => {
  const variantOf = (followed: readonly Example[]) => compile(follow(followed), catalogue).variants[0]

  test('the authoring guide’s example variant shows its notice, its text and its order of payment methods, and leaves the flow unchanged', () => {
    const variant = variantOf(of(FOR_SOME))
    const ways = /"ways":\[\{"id":"(\w+)"/
    const varied = JSON.stringify(variant?.config)
    expect(varied).toContain('Seu Natal começa com recarga.')
    expect(ways.exec(varied)?.[1]).toBe('credit')
    expect(variant?.model.steps.get('recharge')?.blocks.map(({ id }) => id?.text)[1]).toBe('december')
    const web = JSON.stringify(compile(follow(of(FOR_SOME)), catalogue).flows.find(({ id }) => id === 'web')?.config)
    expect(web).not.toMatch(/Natal/)
    expect(ways.exec(web)?.[1]).toBe('pix')
  })

  test('the authoring guide’s example variant is equal to the variant file in the repository', () => {
    expect(variantOf(of(FOR_SOME))?.config).toEqual(variantOf([])?.config)
  })
})

test('the list of recipes for the workshop mentions every section of the authoring guide', () => {
  const headings = [...readFileSync('docs/authoring.md', 'utf8').matchAll(/^###? (.+)$/gm)].map(
    ([, title = '']) => title,
  )
  const linked = [...readFileSync('docs/workshop.md', 'utf8').matchAll(/authoring\.md#([\w-]+)/g)].map(([, id]) => id)
  expect([...new Set(linked)].sort()).toEqual(headings.map(title => title.toLowerCase().replaceAll(' ', '-')).sort())
})
