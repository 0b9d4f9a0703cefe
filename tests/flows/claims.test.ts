import { expect, test } from 'vitest'
import { claimIn } from '../../flows/app/boot/claims.ts'
import { prerender } from '../../flows/app/boot/prerender.tsx'
import { surroundings } from '../../flows/kit/surroundings.ts'
import { bodyOf, contentOf } from '../../runtime/compiler/flow-body.ts'
import { own } from '../../runtime/engine/flow.ts'
import { pathOf } from '../../runtime/engine/paths.ts'
import { allFlows, type FlowFile, flowNamed } from '../../workshop/flows/read-flows.ts'

/** The first page loads the code of all blocks, which takes long. */
const LOAD_MS = 60_000

/** Returns the data in a step's page, as the build writes it. */
function pageOf({ flow, config }: FlowFile, step: string) {
  const found = own(flow.steps, step)
  if (found === undefined) throw new Error(`There is no step ${step}.`)
  const body = bodyOf(flow, surroundings.parse(config), 'errors', () => '')
  return { body, step, content: contentOf(found) }
}

test(
  'in every flow, if a step needs facts, the prerendered page of the step contains none of its texts',
  async () => {
    let pages = 0
    for (const file of allFlows()) {
      for (const [id, step] of Object.entries(file.flow.steps)) {
        if (step?.needs === undefined) continue
        const page = pageOf(file, id)
        const drawn = await prerender(pathOf(file.flow, id, 'web') ?? '/', page)
        expect(claimIn(page, drawn), `${file.name} ${id}`).toBeUndefined()
        expect(drawn.title, `${file.name} ${id}`).toBe('Carregando')
        expect(drawn.markup, `${file.name} ${id}`).toMatch(/<h1[^>]*>Carregando<\/h1>/)
        pages += 1
      }
    }
    expect(pages).toBeGreaterThan(50)
  },
  LOAD_MS,
)

test('the build check finds the title or a text of a private step in a prerendered page', () => {
  const page = pageOf(flowNamed('web'), 'success')
  const nothing = { title: 'Carregando', markup: '<h1>Carregando</h1>' }
  expect(claimIn(page, nothing)).toBeUndefined()
  expect(claimIn(page, { ...nothing, title: 'Recarga feita!' })).toBe('Recarga feita!')
  expect(claimIn(page, { ...nothing, markup: '<h1>Recarga feita!</h1>' })).toBe('Recarga feita!')
  const text = 'Os créditos já estão disponíveis no número recarregado.'
  expect(claimIn(page, { ...nothing, markup: `<p>${text}</p>` })).toBe(text)
})

test('the build check accepts each text of a public step in its prerendered page', () => {
  const page = pageOf(flowNamed('web'), 'help')
  expect(claimIn(page, { title: 'Ajuda', markup: '<h1>Como podemos ajudar?</h1>' })).toBeUndefined()
})

/** Returns the ids of the screens that claim something about the customer's money, grouped by the value of `claims`. */
function claimsOf({ flow }: FlowFile): { readonly [word: string]: readonly string[] } {
  const screens = [...Object.entries(flow.steps), ...Object.entries(flow.modals)]
  const claiming = screens.flatMap(([id, screen]) =>
    screen?.claims === undefined ? [] : [[screen.claims, id] as const],
  )
  return Object.fromEntries(
    [...new Set(claiming.map(([word]) => word))].map(word => [
      word,
      claiming.filter(one => one[0] === word).map(([, id]) => id),
    ]),
  )
}

test('each screen of the web flow that mentions the customer’s money has the right value of `claims`', () => {
  const web = flowNamed('web')
  expect(claimsOf(web)).toEqual({
    taken: ['success', 'success-debit'],
    unknown: ['processing', 'unread', 'already-open', 'send-again'],
    waiting: ['pix', 'pisp-wait', 'checkout'],
    none: ['schedule-done', 'debit-3ds', 'credit-3ds', 'unconfirmed', 'retry-pix'],
  })
})

test('no page’s data contain `claims`, because only the checker needs it', () => {
  for (const { flow, config } of allFlows()) {
    const added: unknown[] = []
    const body = bodyOf(flow, surroundings.parse(config), 'errors', content => String(added.push(content)))
    expect(JSON.stringify([body, added])).not.toContain('"claims"')
  }
})
