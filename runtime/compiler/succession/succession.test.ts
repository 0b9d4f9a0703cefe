import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import { flowFiles, readSources } from '../../../scripts/flows/flow-files.mjs'
import type { Catalogue } from '../catalogue.ts'
import { compile } from '../compile.ts'
import type { Source } from '../json-tree.ts'
import { base } from '../testing/fixtures.ts'
import { describeFates, describeStrandings } from './describe.ts'
import { successionOf } from './succession.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

type Changes = readonly (readonly [pattern: string | RegExp, text: string])[]

/** Compiles the base flow of the fixtures with these texts replaced in it. */
function released(changes: Changes = []) {
  const text = changes.reduce((now, [pattern, replacement]) => {
    const changed = now.replaceAll(new RegExp(pattern, 'g'), replacement)
    expect(changed, `nothing reads ${pattern}`).not.toBe(now)
    return changed
  }, base.text)
  return soundly([{ ...base, text }])
}

function soundly(sources: readonly Source[]) {
  const compiled = compile(sources, catalogue)
  expect(compiled.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  return compiled
}

/** Returns the lines that the release tool prints if a release with these changes follows the given one. */
function printedAfter(changes: Changes, before = released()): readonly string[] {
  const { fates, strandings } = successionOf(before, released(changes), catalogue)
  return [...describeFates(fates), ...describeStrandings(strandings)]
}

const renamed = (from: string, to: string, parts = ''): Changes => [
  [`"${from}": \\{`, `"${to}": { ${parts}`],
  [`(step|return):${from}"`, `$1:${to}"`],
]

describe('open sessions during a release', () => {
  test('if a release contains the same flows, every session stays on its step, and no payment is lost', () => {
    const flows = compile(readSources(flowFiles()), catalogue)
    const { fates, strandings } = successionOf(flows, flows, catalogue)
    expect(describeFates(fates)).toEqual(['Open sessions stay in every step.'])
    expect(strandings).toEqual([])
    expect(new Set(fates.map(({ flow }) => flow))).toEqual(
      new Set([...flows.flows, ...flows.variants].map(({ id }) => id)),
    )
  })

  test('after a release renames a step, its open sessions continue on the step that lists its former id', () => {
    expect(printedAfter(renamed('home', 'start', '"was": ["home"],'))).toEqual([
      'Open sessions stay in 5 of 6 steps.',
      '“home”: its open sessions go on in “start” (base)',
    ])
  })

  test('after a release removes a step, its open sessions restart at the step with the same address, or else at the home page', () => {
    expect(printedAfter(renamed('code', 'sms'))[1]).toBe(
      '“code” is gone: its open sessions start again at “sms” (base)',
    )
    expect(printedAfter([...renamed('code', 'sms'), ['"/codigo"', '"/sms"']])[1]).toBe(
      '“code” is gone: its open sessions start again at “home” (base)',
    )
  })

  test('if a new release’s step needs a new fact, an open session without the fact continues on the step that collects it', () => {
    expect(printedAfter([['"needs": \\["recharge.nsu"\\]', '"needs": ["recharge.nsu", "recharge.value"]']])).toEqual([
      'Open sessions stay in every step.',
      '“success” needs “recharge.value” now: its open sessions without it start again at “home” (base)',
    ])
  })

  test('after a variant has ended, its open sessions continue in the flow that the variant changed', () => {
    const patch = { steps: { home: { blocks: [{ id: 'hello', text: 'Feliz primavera!' }] } } }
    const variant = { id: 'spring', title: 'Primavera', flow: 'base', audience: {}, patch }
    const before = soundly([base, { file: 'spring.variant.json', text: JSON.stringify(variant) }])
    const { fates, strandings } = successionOf(before, released(), catalogue)
    const inVariant = fates.filter(({ flow }) => flow === 'base~spring')
    expect(inVariant.map(({ kind, to }) => [kind, to.flow])).toEqual(Array(6).fill(['stays', 'base']))
    expect(strandings).toEqual([])
  })

  test('a session on a step that only a variant has goes on there until the variant ends, and then in the unchanged flow', () => {
    const withSteps = (steps: object) => {
      const variant = { id: 'spring', title: 'Primavera', flow: 'base', audience: {}, patch: { steps } }
      return soundly([base, { file: 'spring.variant.json', text: JSON.stringify(variant) }])
    }
    const home = { blocks: [{ id: 'about', block: 'link', label: 'Como funciona', event: 'about' }] }
    const how = {
      ...{ title: 'Como funciona', path: '/como-funciona', access: 'anyone', header: 'title' },
      blocks: [{ id: 'text', block: 'text', text: 'Em um minuto.' }],
    }
    const before = withSteps({ how, home: { ...home, on: { about: 'step:how' } } })
    const printed = (after: typeof before) => describeFates(successionOf(before, after, catalogue).fates)
    expect(printed(before)).toEqual(['Open sessions stay in every step.'])
    const moved = { about: { ...how, was: ['how'] }, home: { ...home, on: { about: 'step:about' } } }
    expect(printed(withSteps(moved))).toEqual([
      'Open sessions stay in 6 of 7 steps.',
      '“how”: its open sessions go on in “about” (base~spring)',
    ])
    expect(printed(released())).toEqual([
      'Open sessions stay in 6 of 7 steps.',
      '“how” is gone: its open sessions start again at “home” (base~spring)',
    ])
  })

  test('the report about open sessions lists seven steps at most, and then how many more there are', () => {
    const fates = Array.from({ length: 9 }, (_, at) => ({
      ...({ flow: 'web', step: `step${at}`, kind: 'restarts', needs: [] } as const),
      to: { flow: 'web', step: 'home' },
    }))
    const lines = describeFates(fates)
    expect(lines).toHaveLength(9)
    expect([lines[0], lines[8]]).toEqual(['Open sessions stay in 0 of 9 steps.', 'and 2 more'])
  })
})

describe('open payments during a release', () => {
  const openStep = '"path": "/recarga/{channel}/andamento"'
  const gone = [
    'error return-address-gone A payment (“charge”) may be under way in “open”, and a bank or a link leads back to “/recarga/web/andamento”. No step has it any more. Keep the address among the “aliases” of a step that looks for the payment. (base)',
  ]

  test('a release may give a payment step another id and address, if the step still lists the former ones', () => {
    const parts = '"was": ["open"], "aliases": ["/recarga/{channel}/andamento"],'
    const moved: Changes = [[openStep, '"path": "/recarga/{channel}/espera"']]
    expect(printedAfter([...moved, ...renamed('open', 'wait', parts)])).toEqual([
      'Open sessions stay in 5 of 6 steps.',
      '“open”: its open sessions go on in “wait” (base)',
    ])
  })

  test('if a release removes the address of a payment step, it is refused, because a bank may return to that address', () => {
    expect(printedAfter([[openStep, '"path": "/recarga/{channel}/espera"']]).slice(1)).toEqual(gone)
  })

  test('if a release removes a payment step and its sessions would go on where nothing searches for the payment, it is refused', () => {
    const changes: Changes = [[openStep, '"path": "/recarga/{channel}/espera"'], ...renamed('open', 'wait')]
    expect(printedAfter(changes).slice(2)).toEqual([
      'error payment-stranded A payment (“charge”) may be under way in “open”. Its session goes on in “home”, which does not find out how the payment ends. Keep the step, or name it in “was” of a step that runs a service such as recharge.find in “watch”. (base)',
      ...gone,
    ])
  })

  test('if a release gives the address of a payment step to a step that does not search for payments, it is refused', () => {
    const help: Changes = [
      [openStep, '"path": "/recarga/{channel}/espera"'],
      ['"path": "/codigo"', '"path": "/codigo", "aliases": ["/recarga/{channel}/andamento"]'],
    ]
    expect(printedAfter(help).slice(1)).toEqual([
      gone[0]?.replace('No step has it any more', 'It opens “code”, which does not find out how it ends'),
    ])
  })

  test('if a payment step needs a new fact and its open sessions would continue on another step, the release is refused', () => {
    expect(printedAfter([[openStep, `${openStep}, "needs": ["recharge.value"], "else": "step:home"`]])[2]).toMatch(
      /payment-stranded .*Its session goes on in “home”/,
    )
  })

  test('a release that removes every search for open payments from a flow is refused', () => {
    const { steps, modals, ...frame } = JSON.parse(base.text)
    const { phone, code, home } = steps
    const closed = {
      ...{ ...frame, guards: {}, modals: { help: modals.help } },
      steps: { phone, code, home: { ...home, on: { ...home.on, submit: 'modal:help' } } },
    }
    const now = soundly([{ ...base, text: JSON.stringify(closed) }])
    const lines = describeStrandings(successionOf(released(), now, catalogue).strandings)
    expect(lines.filter(line => line.includes('payments-abandoned'))).toEqual(
      ['charge', 'pix', 'pisp', 'checkout'].map(
        kind =>
          `error payments-abandoned A payment (“${kind}”) may be under way, and no step of “base” finds out how it ends. Keep one that does, for example by recharge.find in “watch”, until the last payment has ended. (base)`,
      ),
    )
  })
})

test('if the check could not follow any open session, it prints nothing about sessions', () => {
  expect(describeFates([])).toEqual([])
})
