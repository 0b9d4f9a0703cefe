import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blockFiles } from '../../scripts/flows/block-files.mjs'
import { flowFiles } from '../../scripts/flows/flow-files.mjs'
import * as tools from '../../scripts/flows/flow-tools.ts'
import { generatedFiles, staleFiles } from '../../scripts/flows/generated-files.mjs'
import { offers, underlines } from './editor.ts'
import { changedFile } from './web-files.ts'

/** Returns the web flow's file that contains `from`, after replacing `from` by `to`. */
const change = (from: string, to: string) => changedFile(from, to).text
const labels = async (text: string) => (await offers(text)).map(({ label }) => label)

test('every file that `npm run flows -- schema` generates is up to date with the code', async () => {
  const generated = new Map([...blockFiles(), ...(await generatedFiles(tools))])
  expect(staleFiles(generated), 'run: npm run flows -- schema').toEqual([])
})

describe('an editor', () => {
  test.each(flowFiles())('a JSON editor finds nothing wrong with %s', async file => {
    expect(await underlines(readFileSync(file, 'utf8'), file)).toEqual([])
  })

  test('a JSON editor suggests the names of the blocks', async () => {
    const offered = await offers(change('"block": "phone-field"', '"block": |'))
    expect(offered.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['"phone-field"', '"value-grid"', '"pay-bar"']),
    )
  })

  test('a JSON editor suggests those props of a block that are still missing', async () => {
    const offered = await labels(change('"block": "submit", "label": "Receber código",', '"block": "submit", "|",'))
    expect(offered).toEqual(expect.arrayContaining(['label', 'when']))
    expect(offered).not.toContain('legend')
  })

  test('a JSON editor suggests the facts with their descriptions', async () => {
    const offered = await offers(change('"fact": "payment.inFlight", "is": "charge"', '"fact": |'))
    const value = offered.find(({ label }) => label === '"recharge.value"')
    expect(JSON.stringify(value?.documentation)).toContain('cents.')
  })

  test('a JSON editor suggests only facts of the type that the block accepts', async () => {
    const offered = await labels(change('"fact": "card.statementCents"', '"fact": |'))
    expect(offered).toContain('"card.statementCents"')
    expect(offered).not.toContain('"login.msisdn"')
  })

  test('a JSON editor suggests the names of the services', async () => {
    const offered = await labels(change('"run": "pix.loadCode"', '"run": |'))
    expect(offered).toEqual(expect.arrayContaining(['"pix.loadCode"', '"recharge.find"']))
  })

  test('in a JSON editor, the suggestion for an event’s handler contains a service with all its outcomes', async () => {
    const offered = await offers(change('"on": { "submit": {', '"on": { "check": |, "submit": {'))
    const service = offered.find(({ label }) => label === 'run pix.checkPayment')
    expect(service?.insertText).toContain('"waiting"')
  })

  test('a JSON editor suggests the outcomes that have no handler yet', async () => {
    const offered = await labels(
      change(
        '"outcomes": { "ready": "stay", "missing": "message", "expired"',
        '"outcomes": { "ready": "stay", "|", "expired"',
      ),
    )
    expect(offered).toEqual(['missing'])
  })

  test('a JSON editor suggests the values that a guard’s fact can have', async () => {
    const offered = await labels(change('"payment.inFlight", "is": "charge"', '"payment.inFlight", "is": |'))
    expect(offered).toEqual(['"none"', '"charge"', '"pix"', '"pisp"', '"checkout"'])
  })

  test.each([
    ['a block that is none', '"block": "phone-field"', '"block": "fone-field"', '"fone-field"'],
    ['a prop that nobody reads', '"busyLabel": "Enviando', '"bussyLabel": "Enviando', '"bussyLabel"'],
    ['a service that is none', '"run": "pix.loadCode"', '"run": "pix.loadCod"', '"pix.loadCod"'],
    ['a fact that is none', '"fact": "login.msisdn"', '"fact": "login.msisd"', '"login.msisd"'],
    ['an icon that is none', '"icon": "lock"', '"icon": "loc"', '"loc"'],
    ['a value that a fact never has', '"payment.inFlight", "is": "pix"', '"payment.inFlight", "is": "pics"', '"pics"'],
  ])('a JSON editor underlines %s', async (_, from, to, underlined) => {
    const found = await underlines(change(from, to))
    expect(found.map(({ text }) => text)).toContain(underlined)
  })

  test('if an outcome has no handler, a JSON editor shows the outcome’s name', async () => {
    const found = await underlines(change('"ready": "stay", "missing": "message",', '"ready": "stay",'))
    expect(found.map(({ says }) => says)).toEqual(['Missing property "missing".'])
  })
})

describe('an editor on a flow that extends another', () => {
  const patch = (steps: string) =>
    `{ "$schema": "../schema/flow.schema.json", "id": "loyalty", "extends": "web", "steps": { "home": ${steps} } }`

  test('a JSON editor accepts a flow that extends another flow and contains only the changes', async () => {
    expect(await underlines(patch('{ "title": "Olá", "blocks": { "remove": ["repeat"] }, "aliases": null }'))).toEqual(
      [],
    )
  })

  test('in a flow that extends another flow, a JSON editor suggests the same blocks and props', async () => {
    expect(await labels(patch('{ "blocks": [{ "id": "tip", "block": | }] }'))).toContain('"notice"')
    expect(await labels(patch('{ "blocks": [{ "id": "tip", "block": "notice", "|" }] }'))).toContain('tone')
  })

  test('in a flow that extends another flow, a JSON editor underlines misspellings', async () => {
    const found = await underlines(patch('{ "titel": "Olá" }'))
    expect(found.map(({ text }) => text)).toEqual(['"titel"'])
  })
})

describe('an editor on a folder that extends another flow', () => {
  const journey = (steps: string) => `{ "$schema": "../schema/journey-patch.schema.json", "steps": ${steps} }`

  test('in a flow folder that extends another flow, a JSON editor accepts the list of its journey files', async () => {
    const frame = '{ "$schema": "../schema/flow.schema.json", "id": "x", "extends": "web", "journeys": ["pay"] }'
    expect(await underlines(frame)).toEqual([])
  })

  test('a JSON editor accepts a journey that contains only changes, with null for removed parts', async () => {
    expect(
      await underlines(journey('{ "home": { "title": "Olá", "blocks": { "remove": ["repeat"] } }, "sms": null }')),
    ).toEqual([])
  })

  test('a flow can extend another flow: in its journey files too, a JSON editor underlines misspellings and suggests blocks', async () => {
    const found = await underlines(journey('{ "home": { "titel": "Olá" } }'))
    expect(found.map(({ text }) => text)).toEqual(['"titel"'])
    expect(await labels(journey('{ "home": { "blocks": [{ "id": "tip", "block": | }] } }'))).toContain('"notice"')
  })
})

describe('an editor on a variant of a flow', () => {
  const FILE = 'flow-configs/variants/edited.variant.json'
  const december = readFileSync('flow-configs/variants/december.variant.json', 'utf8')
  const changed = (from: string, to: string) => {
    expect(december).toContain(from)
    return december.replace(from, to)
  }
  const underlined = async (text: string) => (await underlines(text, FILE)).map(one => one.text)
  const offered = async (text: string) => (await offers(text, FILE)).map(({ label }) => label)

  test('a JSON editor finds nothing wrong with a variant', async () => {
    expect(await underlined(december)).toEqual([])
  })

  test('in a variant, a JSON editor suggests channels, and the blocks and props of the flow inside the patch', async () => {
    expect(await offered(changed('["captive_portal"]', '[|]'))).toContain('"beta_app"')
    expect(await offered(changed('"block": "notice"', '"block": |'))).toContain('"action-card"')
    expect(await offered(changed('"block": "notice", "tone": "good"', '"block": "notice", "|"'))).toContain('tone')
  })

  test.each([
    ['a day without its zone', '"2026-12-26T00:00:00-03:00"', '"2026-12-26T00:00:00"', '"2026-12-26T00:00:00"'],
    ['more than everybody', '"audience"', '"trial": { "coverage": 101 }, "audience"', '101'],
    ['a word that nobody reads', '"audience"', '"audiance": {}, "audience"', '"audiance"'],
    ['a part that is the flow’s for everybody', '"patch": {', '"patch": { "channels": ["x"],', '"channels"'],
    ['a word in its patch that nobody reads', '"recharge": {', '"recharge": { "titel": "x",', '"titel"'],
  ])('in a variant, a JSON editor underlines %s', async (_, from, to, text) => {
    expect(await underlined(changed(from, to))).toEqual([text])
  })
})
