import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { blockFiles } from '../../scripts/flows/block-files.mjs'
import { flowFiles } from '../../scripts/flows/flow-files.mjs'
import * as tools from '../../scripts/flows/flow-tools.ts'
import { generatedFiles, staleFiles } from '../../scripts/flows/generated-files.mjs'
import { offers, underlines } from './editor.ts'
import { changedFile } from './web-files.ts'

/** Returns the file of the web flow that contains a text, after replacing it. */
const change = (from: string, to: string) => changedFile(from, to).text
const labels = async (text: string) => (await offers(text)).map(({ label }) => label)

test('the lists of blocks, the schemas and the page of problems are up to date with the code', async () => {
  const generated = new Map([...blockFiles(), ...(await generatedFiles(tools))])
  expect(staleFiles(generated), 'run: npm run flows -- schema').toEqual([])
})

describe('an editor', () => {
  test.each(flowFiles())('an editor finds nothing wrong with %s', async file => {
    expect(await underlines(readFileSync(file, 'utf8'), file)).toEqual([])
  })

  test('an editor offers the blocks', async () => {
    const offered = await offers(change('"block": "phone-field"', '"block": |'))
    expect(offered.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['"phone-field"', '"value-grid"', '"pay-bar"']),
    )
  })

  test('an editor offers the props that a block can still have, and no other block’s', async () => {
    const offered = await labels(change('"block": "submit", "label": "Receber código",', '"block": "submit", "|",'))
    expect(offered).toEqual(expect.arrayContaining(['label', 'when']))
    expect(offered).not.toContain('legend')
  })

  test('an editor offers the facts, with their descriptions', async () => {
    const offered = await offers(change('"fact": "payment.inFlight", "is": "charge"', '"fact": |'))
    const value = offered.find(({ label }) => label === '"recharge.value"')
    expect(JSON.stringify(value?.documentation)).toContain('cents.')
  })

  test('an editor offers a block only the facts of the type that the block accepts', async () => {
    const offered = await labels(change('"fact": "card.statementCents"', '"fact": |'))
    expect(offered).toContain('"card.statementCents"')
    expect(offered).not.toContain('"login.msisdn"')
  })

  test('an editor offers the services', async () => {
    const offered = await labels(change('"run": "pix.loadCode"', '"run": |'))
    expect(offered).toEqual(expect.arrayContaining(['"pix.loadCode"', '"recharge.find"']))
  })

  test('an editor offers a whole service as a handler', async () => {
    const offered = await offers(change('"on": { "submit": {', '"on": { "check": |, "submit": {'))
    const service = offered.find(({ label }) => label === 'run pix.checkPayment')
    expect(service?.insertText).toContain('"waiting"')
  })

  test('an editor offers the outcomes that are not handled yet', async () => {
    const offered = await labels(
      change(
        '"outcomes": { "ready": "stay", "missing": "message", "expired"',
        '"outcomes": { "ready": "stay", "|", "expired"',
      ),
    )
    expect(offered).toEqual(['missing'])
  })

  test('an editor offers the values that a guard’s fact can have', async () => {
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
  ])('an editor underlines %s', async (_, from, to, underlined) => {
    const found = await underlines(change(from, to))
    expect(found.map(({ text }) => text)).toContain(underlined)
  })

  test('an editor names an outcome that is not handled', async () => {
    const found = await underlines(change('"ready": "stay", "missing": "message",', '"ready": "stay",'))
    expect(found.map(({ says }) => says)).toEqual(['Missing property "missing".'])
  })
})

describe('an editor on a flow that extends another', () => {
  const patch = (steps: string) =>
    `{ "$schema": "../schema/flow.schema.json", "id": "loyalty", "extends": "web", "steps": { "home": ${steps} } }`

  test('an editor accepts a flow that extends another with only its changes', async () => {
    expect(await underlines(patch('{ "title": "Olá", "blocks": { "remove": ["repeat"] }, "aliases": null }'))).toEqual(
      [],
    )
  })

  test('an editor offers the same blocks and props in a flow that extends another', async () => {
    expect(await labels(patch('{ "blocks": [{ "id": "tip", "block": | }] }'))).toContain('"notice"')
    expect(await labels(patch('{ "blocks": [{ "id": "tip", "block": "notice", "|" }] }'))).toContain('tone')
  })

  test('an editor underlines misspellings in a flow that extends another', async () => {
    const found = await underlines(patch('{ "titel": "Olá" }'))
    expect(found.map(({ text }) => text)).toEqual(['"titel"'])
  })
})

describe('an editor on a folder that extends another flow', () => {
  const journey = (steps: string) => `{ "$schema": "../schema/journey-patch.schema.json", "steps": ${steps} }`

  test('an editor accepts the list of journeys in a folder that extends another flow', async () => {
    const frame = '{ "$schema": "../schema/flow.schema.json", "id": "x", "extends": "web", "journeys": ["pay"] }'
    expect(await underlines(frame)).toEqual([])
  })

  test('an editor accepts a journey with only its changes, and null for parts that it removes', async () => {
    expect(
      await underlines(journey('{ "home": { "title": "Olá", "blocks": { "remove": ["repeat"] } }, "sms": null }')),
    ).toEqual([])
  })

  test('an editor underlines misspellings in a journey of a folder that extends another flow, and offers blocks there', async () => {
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

  test('an editor finds nothing wrong with a variant', async () => {
    expect(await underlined(december)).toEqual([])
  })

  test('an editor offers channels in a variant, and in its patch the blocks and props of a flow', async () => {
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
  ])('an editor underlines %s in a variant', async (_, from, to, text) => {
    expect(await underlined(changed(from, to))).toEqual([text])
  })
})
