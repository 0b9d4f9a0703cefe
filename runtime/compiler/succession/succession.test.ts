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

/** Returns what is printed when a release with these changes follows the base flow. */
function printedAfter(changes: Changes, before = released()): readonly string[] {
  const { fates, strandings } = successionOf(before, released(changes), catalogue)
  return [...describeFates(fates), ...describeStrandings(strandings)]
}

const renamed = (from: string, to: string, parts = ''): Changes => [
  [`"${from}": \\{`, `"${to}": { ${parts}`],
  [`(step|return):${from}"`, `$1:${to}"`],
]

describe('open sessions over a release', () => {
  test('a release of the same flows keeps every session of the product in its step, and every payment', () => {
    const flows = compile(readSources(flowFiles()), catalogue)
    const { fates, strandings } = successionOf(flows, flows, catalogue)
    expect(describeFates(fates)).toEqual(['Open sessions stay in every step.'])
    expect(strandings).toEqual([])
    expect(new Set(fates.map(({ flow }) => flow))).toEqual(
      new Set([...flows.flows, ...flows.variants].map(({ id }) => id)),
    )
  })

  test('sessions of a renamed step go on in the step that names its former id', () => {
    expect(printedAfter(renamed('home', 'start', '"was": ["home"],'))).toEqual([
      'Open sessions stay in 5 of 6 steps.',
      '“home”: its open sessions go on in “start” (base)',
    ])
  })

  test('sessions of a step that is gone start again at the step that has its address, else at home', () => {
    expect(printedAfter(renamed('code', 'sms'))[1]).toBe(
      '“code” is gone: its open sessions start again at “sms” (base)',
    )
    expect(printedAfter([...renamed('code', 'sms'), ['"/codigo"', '"/sms"']])[1]).toBe(
      '“code” is gone: its open sessions start again at “home” (base)',
    )
  })

  test('a step that needs a further fact sends sessions without it to the step that collects it', () => {
    expect(printedAfter([['"needs": \\["recharge.nsu"\\]', '"needs": ["recharge.nsu", "recharge.value"]']])).toEqual([
      'Open sessions stay in every step.',
      '“success” needs “recharge.value” now: its open sessions without it start again at “home” (base)',
    ])
  })

  test('sessions of a variant that has ended go on in its flow', () => {
    const patch = { steps: { home: { blocks: [{ id: 'hello', text: 'Feliz primavera!' }] } } }
    const variant = { id: 'spring', title: 'Primavera', flow: 'base', audience: {}, patch }
    const before = soundly([base, { file: 'spring.variant.json', text: JSON.stringify(variant) }])
    const { fates, strandings } = successionOf(before, released(), catalogue)
    const inVariant = fates.filter(({ flow }) => flow === 'base~spring')
    expect(inVariant.map(({ kind, to }) => [kind, to.flow])).toEqual(Array(6).fill(['stays', 'base']))
    expect(strandings).toEqual([])
  })

  test('sessions of a variant’s own step stay in it while the variant runs, and start again in its flow once it has ended', () => {
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

  test('at most seven lines are printed, and how many more there are', () => {
    const fates = Array.from({ length: 9 }, (_, at) => ({
      ...({ flow: 'web', step: `step${at}`, kind: 'restarts', needs: [] } as const),
      to: { flow: 'web', step: 'home' },
    }))
    const lines = describeFates(fates)
    expect(lines).toHaveLength(9)
    expect([lines[0], lines[8]]).toEqual(['Open sessions stay in 0 of 9 steps.', 'and 2 more'])
  })
})

describe('payments under way over a release', () => {
  const openStep = '"path": "/recarga/{channel}/andamento"'
  const gone = [
    'error return-address-gone A payment (“charge”) may be under way in “open”, and a bank or a link leads back to “/recarga/web/andamento”. No step has it any more. Keep the address among the “aliases” of a step that looks for the payment. (base)',
  ]

  test('a payment step may get another id and address if it names both former ones', () => {
    const parts = '"was": ["open"], "aliases": ["/recarga/{channel}/andamento"],'
    const moved: Changes = [[openStep, '"path": "/recarga/{channel}/espera"']]
    expect(printedAfter([...moved, ...renamed('open', 'wait', parts)])).toEqual([
      'Open sessions stay in 5 of 6 steps.',
      '“open”: its open sessions go on in “wait” (base)',
    ])
  })

  test('a payment step that loses its address is refused, since a bank may lead back to it', () => {
    expect(printedAfter([[openStep, '"path": "/recarga/{channel}/espera"']]).slice(1)).toEqual(gone)
  })

  test('a payment step that is gone is refused if its sessions start again where nothing looks for the payment', () => {
    const changes: Changes = [[openStep, '"path": "/recarga/{channel}/espera"'], ...renamed('open', 'wait')]
    expect(printedAfter(changes).slice(2)).toEqual([
      'error payment-stranded A payment (“charge”) may be under way in “open”. Its session goes on in “home”, which does not find out how the payment ends. Keep the step, or name it in “was” of a step that runs a service such as recharge.find in “watch”. (base)',
      ...gone,
    ])
  })

  test('a step that takes over the address of a payment step has to look for the payment', () => {
    const help: Changes = [
      [openStep, '"path": "/recarga/{channel}/espera"'],
      ['"path": "/codigo"', '"path": "/codigo", "aliases": ["/recarga/{channel}/andamento"]'],
    ]
    expect(printedAfter(help).slice(1)).toEqual([
      gone[0]?.replace('No step has it any more', 'It opens “code”, which does not find out how it ends'),
    ])
  })

  test('a payment step that needs what its sessions lack is refused if they then start again elsewhere', () => {
    expect(printedAfter([[openStep, `${openStep}, "needs": ["recharge.value"], "else": "step:home"`]])[2]).toMatch(
      /payment-stranded .*Its session goes on in “home”/,
    )
  })

  test('a flow that no longer looks for payments at all is refused', () => {
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

test('without a step that could be judged, nothing is said of open sessions', () => {
  expect(describeFates([])).toEqual([])
})
