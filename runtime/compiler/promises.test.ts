import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import type { Catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import type { Source } from './json-tree.ts'
import { promisesOf } from './promises.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const shipped = readSources(flowFiles())
const promised = JSON.parse(shipped.find(({ file }) => file.endsWith('/promises.json'))?.text ?? '')

/** Returns the shipped sources with a text of one file replaced. */
function edited(name: string, before: string, after: string): readonly Source[] {
  const one = shipped.find(({ file }) => file === `flow-configs/${name}`)
  if (!one?.text.includes(before)) throw new Error(`${name} does not contain ${before}`)
  return shipped.map(source => (source === one ? { ...one, text: one.text.replaceAll(before, after) } : source))
}

function found(sources: readonly Source[]): readonly string[] {
  const { problems } = compile(sources, catalogue, { isComplete: true })
  return problems.map(({ code, message }) => `${code}: ${message}`)
}

test('the flows keep all promises, and the file has each address and way to pay of the flows', () => {
  const { flows, problems } = compile(shipped, catalogue, { isComplete: true })
  expect(problems).toEqual([])
  expect(promised, 'run npm run flows -- promise').toEqual(promisesOf(flows.map(({ model }) => model)))
})

test('an address that was renamed without an alias is reported with the aliases to write', () => {
  const [problem, ...others] = found(edited('web/help.json', '"/web/ajuda"', '"/web/duvidas"'))
  expect(others).toEqual([])
  expect(problem).toContain('Customers have the address `/web/ajuda` of `help`')
  expect(problem).toContain('Write `"aliases": ["/web/ajuda"],` after the `{` of `help` in line')
})

test('an address that was renamed and stays as an alias is no problem', () => {
  const path = '"path": "/web/ajuda"'
  expect(found(edited('web/help.json', path, '"path": "/web/duvidas", "aliases": ["/web/ajuda"]'))).toEqual([])
})

test('a way to pay that the author of a flow removed is reported with its name', () => {
  const all = found(
    edited('partner.flow.json', '"remove": ["pisp", "mercado_pago"]', '"remove": ["pisp", "mercado_pago", "credit"]'),
  )
  expect(all.join('\n')).toContain('Customers of `partner` can pay by `credit` on `payment`, and no longer could.')
})

test('another start, a channel given up and a flow removed are reported, and a new channel is none', () => {
  const start = found(edited('lightblue.flow.json', '"start": "recharge",', '')).join('\n')
  expect(start).toContain('Customers of `lightblue` begin with `recharge`, and would now begin with `login`.')
  const channels = found(edited('whatsapp.flow.json', '"channels": ["whatsapp_web"]', '"channels": ["other"]')).join(
    '\n',
  )
  expect(channels).toContain('Customers of the channel `whatsapp_web` come to `whatsapp`, which no longer serves it.')
  const gone = found(shipped.filter(({ file }) => !file.endsWith('/loyalty.flow.json'))).join('\n')
  expect(gone).toContain('Customers and partners have addresses of the flow `loyalty`')
})

test('another layout is reported with the layout that customers and partners know', () => {
  const [problem] = found(edited('lightblue.flow.json', '"layout": "lightblue"', '"layout": "classic"'))
  expect(problem).toContain('Customers and partners know `lightblue` in the layout `lightblue`')
  expect(problem).toContain('Write `"layout": "lightblue"` in flow-configs/lightblue.flow.json.')
})
