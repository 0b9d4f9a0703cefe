import { beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { drawGraph } from '../../runtime/compiler/graph.ts'
import { lineOf } from '../../runtime/compiler/line.ts'
import { flowSchema } from '../../runtime/compiler/schema/flow-schema.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { web, webSources } from '../../workshop/flows/web-config.ts'
import { changedFile, webWith } from './web-files.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

test('the checker finds no problem in any flow config of the repository', () => {
  const { flows, problems } = compile(readSources(flowFiles()), catalogue)
  expect(problems.map(lineOf)).toEqual([])
  expect(flows.map(({ id }) => id)).toContain('web')
})

test('the compiler and the workshop combine the files of the web flow to the same config', () => {
  const { flows } = compile(readSources(flowFiles()), catalogue)
  expect(prepare(flows.find(({ id }) => id === 'web')?.config)).toEqual(prepare(web))
})

test('the diagram of a flow contains the flow’s steps, its modals and the arrows between them', () => {
  const flow = compile(readSources(flowFiles()), catalogue).flows.find(({ id }) => id === 'web')
  if (flow === undefined) throw new Error('There is no flow.')
  const graph = drawGraph({ flow: flow.model, catalogue, actions: new Set() })
  const nameOf = (id: string) => new RegExp(String.raw`^ {2}(n\d+)[[{(]+"${id}<br`, 'm').exec(graph)?.[1]
  expect(graph).toMatch(/^flowchart TD\n/)
  expect(graph).toContain(`  ${nameOf('login')} -->|"submit · sent"| ${nameOf('sms')}`)
  expect(graph).toContain(
    `  ${nameOf('already-open')} -->|"see [pixOpen]<br/>payAnyway · pixCreated"| ${nameOf('pix')}`,
  )
})

test('the flow schema describes the texts, the menu and the panel outside the steps exactly as the app reads them', () => {
  const { properties = {} } = flowSchema(catalogue).definitions?.flow ?? {}
  const read = z.toJSONSchema(surroundings)
  const shape = (schema: unknown): unknown => {
    const { properties = {}, required = [], items } = z.parse(outline, schema)
    const inner = Object.entries(properties).map(([name, value]) => [name, shape(value)] as const)
    return {
      inner: Object.fromEntries(inner),
      required: [...required].sort(),
      ...(items ? { items: shape(items) } : {}),
    }
  }
  const outline = z.object({
    properties: z.optional(z.record(z.string(), z.unknown())),
    required: z.optional(z.array(z.string())),
    items: z.optional(z.unknown()),
  })
  for (const part of ['words', 'menu', 'panel']) expect(shape(properties[part])).toEqual(shape(read.properties?.[part]))
})

describe('a single mistake in a flow config', () => {
  // The web flow without any other flow. If a target is in another flow, one of the web flow's own steps replaces it.
  const alone = webSources.map(({ file, text }) => ({ file, text: text.replace(/"flow:[\w-]+"/g, '"step:recharge"') }))
  const shared = readSources(flowFiles().filter(file => file.includes('/shared/')))
  const faults: readonly (readonly [string, string, string])[] = [
    ['"block": "phone-field", "fact"', '"block": "phone-feld", "fact"', 'unknown-block'],
    ['"block": "phone-field", "fact"', '"block": 7, "fact"', 'wrong-type'],
    ['"block": "phone-field", "fact"', '"fact"', 'missing-key'],
    ['"label": "Receber código", "busyLabel"', '"busyLabel"', 'missing-key'],
    ['"label": "Receber código"', '"label": ["Receber código"]', 'wrong-type'],
    ['"block": "submit", "label": "Receber código"', '"block": "sumbit", "label": "Receber código"', 'unknown-block'],
    ['"run": "pix.loadCode"', '"run": "pix.loadCod"', 'unknown-service'],
    ['"run": "pix.loadCode", ', '', 'missing-key'],
    ['"ready": "stay", ', '', 'missing-outcome'],
    ['"ready": "stay", ', '"ready": "stay", "redy": "stay", ', 'unknown-outcome'],
    ['"ready": "stay", ', '"ready": 1, ', 'wrong-type'],
    ['"howToPay": "modal:pix-tutorial"', '"howToPay": 7', 'wrong-type'],
    ['"howToPay": "modal:pix-tutorial"', '"howToPay": []', 'wrong-value'],
    ['"howToPay": "modal:pix-tutorial"', '"howToPay": { "rn": "x" }', 'missing-key'],
    ['{ "close": true, "send": "submit" }', '{ "close": 1, "send": "submit" }', 'wrong-value'],
    ['"fact": "payment.card", "is": "new"', '"fact": "payment.card", "is": 7', 'outside-domain'],
    ['"fact": "payment.card", "is": "new"', '"fact": "payment.card", "iss": "new"', 'unknown-key'],
    ['"fact": "payment.card", "is": "new"', '"fact": "payment.card"', 'wrong-value'],
    ['"fact": "payment.card", "is": "new"', '"fact": "payment.card", "atMost": 3', 'wrong-comparison'],
    ['"path": "/web/sms"', '"path": "/web/SMS/"', 'wrong-value'],
    ['"steps": {\n', '"stps": {}, "steps": {\n', 'unknown-key'],
  ]
  test.each(faults)(
    'if %s is changed to %s in a flow config, the checker reports exactly one error: %s',
    (from, to, code) => {
      const { problems } = compile([...webWith(from, to, alone), ...shared], catalogue)
      const found = problems.filter(problem => problem.severity === 'error')
      expect(found.map(problem => problem.code)).toEqual([code])
      expect(found.map(({ file }) => file)).toEqual([changedFile(from, to, alone).file])
    },
  )

  test.each([
    '',
    ' ',
    '[]',
    '7',
    'null',
    '{',
    '{}',
    '{"id":7}',
    '{"id":"x"}',
    '{"id":"x","steps":7}',
    '{"id":"x","extends":7}',
  ])('if a file contains %j, the compiler reports a problem and does not crash', text => {
    const { flows, problems } = compile([{ file: 'x.flow.json', text }], catalogue)
    expect(flows).toEqual([])
    expect(problems.length).toBeGreaterThan(0)
  })
})
