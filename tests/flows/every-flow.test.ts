import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { prefetchAfterInput } from '../../flows/app/boot/prefetch.ts'
import { nextScreens } from '../../flows/app/operator/next-screens.ts'
import { isReadyForAnswer, loadNextScreens } from '../../flows/app/operator/screens.ts'
import { isNode, loadBlock } from '../../flows/catalogue.ts'
import { releasedContents } from '../../flows/kit/contents.ts'
import { bodyOf } from '../../runtime/compiler/flow-body.ts'
import type { Driver } from '../../runtime/engine/driver.ts'
import type { Flow, WholeFlow } from '../../runtime/engine/flow.ts'
import { bodyPath } from '../../runtime/engine/page-data.ts'
import { initialState } from '../../runtime/engine/state.ts'
import { allFlows } from '../../workshop/flows/read-flows.ts'
import { modalTransitions, stepTransitions, type Transition } from '../../workshop/flows/transitions.ts'

const files = allFlows()
/** The time limit of the first test, because it loads the code of all blocks. */
const LOAD_MS = 60_000
const errors: unknown = JSON.parse(readFileSync('flow-configs/shared/errors.json', 'utf8'))

/**
 * Returns all transitions that are possible before another step is shown. These are the transitions of the step, and of
 * modals over it.
 */
function arrowsFrom(flow: Flow, step: string): readonly Transition[] {
  const arrows = [...stepTransitions(flow, step)]
  const opened = new Set<string>()
  for (const { target } of arrows) {
    const [kind, id = ''] = target.split(':')
    if (kind !== 'modal' || opened.has(id)) continue
    opened.add(id)
    // The loop also visits the transitions that are added to the list while the loop runs.
    arrows.push(...modalTransitions(flow, id))
  }
  return arrows
}

/**
 * Returns the flow in the form of a release. In this form, the app fetches the content of a step only when it needs the
 * content.
 */
function released(flow: WholeFlow) {
  const bodies = new Map<string, unknown>()
  const add = (body: unknown): string => {
    const name = `b${bodies.size}`
    bodies.set(bodyPath(name), body)
    return name
  }
  const { bodies: named } = bodyOf(flow, {}, add(errors), add)
  const asked: string[] = []
  const contents = releasedContents(
    named,
    async path => {
      asked.push(path)
      return JSON.parse(JSON.stringify(bodies.get(path)))
    },
    {},
  )
  return { contents, asked }
}

describe.each(files.map(file => [file.name, file.flow] as const))('in the flow %s', (_, flow) => {
  const steps = Object.keys(flow.steps)

  it('each step has a different title', () => {
    const titles = steps.map(id => flow.steps[id]?.title ?? '')
    expect(titles.filter((title, at) => title.trim() === '' || titles.indexOf(title) !== at)).toEqual([])
    for (const id of Object.keys(flow.modals)) expect(flow.modals[id]?.title.trim(), id).not.toBe('')
  })

  it('the app prefetches exactly the screens and services to which the current step can lead', () => {
    for (const id of steps) {
      const arrows = arrowsFrom(flow, id)
      const targets = arrows.map(({ target }) => target.replace(/^return:/, 'step:'))
      const screens = new Set(targets.filter(target => /^(step|modal):/.test(target)))
      const entered = [...screens].flatMap(target => {
        const step = target.startsWith('step:') ? flow.steps[target.slice('step:'.length)] : undefined
        return [step?.enter?.run, step?.watch?.run]
      })
      const runs = [...arrows.map(({ run }) => run), ...entered].filter(run => run !== null && run !== undefined)
      const next = nextScreens(flow, id)
      expect([...next.targets].toSorted(), id).toEqual([...screens].toSorted())
      expect([...next.services].toSorted(), id).toEqual([...new Set(runs)].toSorted())
    }
  })

  it(
    'the content and the code of each step and each modal can be loaded',
    async () => {
      const { contents } = released(flow)
      const targets = [...steps.map(id => `step:${id}`), ...Object.keys(flow.modals).map(id => `modal:${id}`)]
      for (const target of targets) {
        await contents.load(target)
        const { blocks } = contents.get(target) ?? { blocks: undefined }
        expect(blocks, target).toBeDefined()
        expect(
          blocks?.filter(node => !isNode(node)).map(({ block }) => block),
          target,
        ).toEqual([])
        await Promise.all((blocks ?? []).filter(isNode).map(({ block }) => loadBlock(block)))
      }
    },
    LOAD_MS,
  )

  it('before a charge is sent, every step that its answer can lead to is loaded', async () => {
    for (const id of steps.filter(step => flow.steps[step]?.confirms === 'charge')) {
      const { contents, asked } = released(flow)
      expect(await isReadyForAnswer(contents, nextScreens(flow, id), undefined), id).toBe(true)
      const before = asked.length
      const ends = arrowsFrom(flow, id).filter(({ target, run }) => run !== null && /^(step|modal):/.test(target))
      for (const { target } of ends) expect(contents.get(target), `${id} → ${target}`).toBeDefined()
      expect(contents.errors()).toBeDefined()
      await loadNextScreens(contents, nextScreens(flow, id))
      expect(asked.length, 'what is here is not asked for again').toBe(before)
    }
  })

  it.each([
    ['is fetched ahead at each step after the first input', { effectiveType: '4g' }, steps.length],
    ['is not fetched ahead if the browser saves data', { effectiveType: '4g', saveData: true }, 0],
    ['is not fetched ahead on 2g', { effectiveType: '2g' }, 0],
    ['is not fetched ahead on slow 2g', { effectiveType: 'slow-2g' }, 0],
  ])('the content of the next steps %s', async (__, connection, count) => {
    const fetched = await visitAll(steps, connection)
    expect(fetched).toEqual(count === 0 ? [] : steps)
  })

  it('nothing is fetched ahead until the browser has painted the answer to the input', async () => {
    expect(await visitAll(steps, { effectiveType: '4g' }, () => new Promise(() => undefined))).toEqual([])
  })
})

/** Goes from step to step with this connection. Returns the steps at which the app prefetched something. */
async function visitAll(
  steps: readonly string[],
  connection: object,
  whenPainted = async (): Promise<void> => undefined,
): Promise<readonly string[]> {
  const fetched: string[] = []
  const listeners: Parameters<Driver['subscribe']>[0][] = []
  let step = steps[0] ?? ''
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true, connection } })
  const app = {
    driver: {
      state: () => ({ ...initialState({ id: '' }), step }),
      subscribe(listener: Parameters<Driver['subscribe']>[0]) {
        listeners.push(listener)
        return () => undefined
      },
    },
    page: { whenPainted },
    loadOperations: async () => ({ fetchNextScreens: async (id: string) => void fetched.push(id) }),
  }
  prefetchAfterInput(window, app)
  window.dispatchEvent(new Event('pointerdown'))
  for (const next of steps) {
    step = next
    for (const listener of listeners) listener({ type: 'returned' }, {})
  }
  await new Promise(resolve => setTimeout(resolve))
  return fetched
}
