import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, waitFor, within } from 'storybook/test'
import errors from '../../../flow-configs/shared/errors.json'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { createStoryPage } from '../../../workshop/flows/story-page.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import * as blockTable from '../../block-table.ts'
import { isNode, keepBlock, loadAllBlocks, loadedBlock, type Node, slotOf } from '../../catalogue.ts'
import type { App } from '../../kit/app.ts'
import { wholeContents } from '../../kit/contents.ts'
import { surroundings } from '../../kit/surroundings.ts'
import { layouts } from '../../layouts/layouts.ts'
import { channelOf, newcomer } from '../boot/channel.ts'
import { createApp } from '../boot/create-app.ts'
import { besideTheApp } from '../operator/operator-config.ts'
import { AppView } from './App.tsx'
import { messageView, modalView } from './later.ts'

const meta: Meta = {
  title: 'Blocks/Broken',
  tags: ['test-only'],
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
}
export default meta

type Place = 'step' | 'modal'
type When = 'in render' | 'in an effect'

const around = surroundings.parse(web)
/** Returns a text block that is shown beside the block that throws. */
const textBeside = (block: string, text: string) => ({
  id: 'beside',
  block: block === 'text' ? 'heading' : 'text',
  text,
})

/**
 * Returns a flow with the given block and a text in a step or modal. The block's props may be anything, because a
 * component that throws replaces the block.
 */
function flowOf(node: Node, place: Place): unknown {
  const { block } = node
  const before = textBeside(block, 'Antes')
  const blocks = [before, node]
  const step = {
    path: '/',
    access: 'anyone',
    title: 'Uma página',
    header: slotOf(node) === 'header' ? 'hero' : 'brand',
    back: 'none',
  }
  return {
    id: 'broken',
    title: 'Um bloco quebrado',
    layout: 'classic',
    channels: [],
    start: 'here',
    guards: {},
    always: { home: 'step:there', progress: 'step:there', ask: 'modal:it' },
    steps: {
      here: { ...step, blocks: place === 'step' ? blocks : [before] },
      there: { ...step, path: '/la', blocks: [textBeside(block, 'Depois')] },
    },
    modals: place === 'modal' ? { it: { title: 'Um modal', blocks } } : {},
  }
}

async function open(config: unknown): Promise<App> {
  const flow = prepare(config)
  if (flow === undefined) throw new Error('This is no flow config.')
  await Promise.all([loadAllBlocks(), messageView.load(), modalView.load(), layouts.classic.load()])
  const contents = wholeContents(flow, errors)
  const outside = { startOf: async () => undefined, readOperator: async () => besideTheApp }
  const channel = channelOf(flow, newcomer, false)
  const app = createApp(
    { flow, surroundings: around, contents, channel, ...outside },
    createStoryPage(crypto.randomUUID()),
  )
  await app.open()
  return app
}

function Thrower({ when }: { readonly when: When }) {
  useEffect(() => {
    if (when === 'in an effect') throw new Error('broken on purpose')
  }, [when])
  if (when === 'in render') throw new Error('broken on purpose')
  return null
}

/** Renders the app with a block that throws. Removes the app when `look` has finished. */
async function withBroken(
  { node, place, when }: { readonly node: Node; readonly place: Place; readonly when: When },
  canvas: HTMLElement,
  look: (app: App, page: HTMLElement, reports: readonly string[]) => Promise<void>,
): Promise<void> {
  const { block } = node
  const app = await open(flowOf(node, place))
  const real = loadedBlock(block)
  const reports: string[] = []
  const hear = (event: Event): void => void reports.push(JSON.stringify(Reflect.get(event, 'detail')))
  const page = document.createElement('div')
  canvas.append(page)
  const uncaught: unknown[] = []
  // The error boundary has already caught this error, so React must not also write it to the console, as it does by
  // default.
  const root = createRoot(page, { onCaughtError: () => undefined, onUncaughtError: error => uncaught.push(error) })
  keepBlock(block, () => <Thrower when={when} />)
  window.addEventListener('recarrega:report', hear)
  try {
    flushSync(() => root.render(<AppView app={app} />))
    if (place === 'modal') {
      await within(page).findByText('Antes')
      app.driver.send({ type: 'user', name: 'ask' })
    }
    await look(app, page, reports)
    await expect(uncaught).toEqual([])
  } finally {
    window.removeEventListener('recarrega:report', hear)
    if (real !== undefined) keepBlock(block, real)
    root.unmount()
    page.remove()
  }
}

const nodes = Object.keys(blockTable).flatMap(block => {
  const node = { id: 'it', block }
  // A page that is not wide renders no panel, so a block of the panel cannot break it.
  return isNode(node) && slotOf(node) !== 'panel' ? [node] : []
})

async function eachBlock(canvas: HTMLElement, place: Place, look: (app: App, page: HTMLElement) => Promise<void>) {
  await expect(nodes.length).toBeGreaterThan(60)
  for (const node of nodes)
    for (const when of ['in render', 'in an effect'] as const)
      await withBroken({ node, place, when }, canvas, async (app, page, reports) => {
        const what = `${node.block} ${when}`
        await waitFor(() => expect(reports.join(), what).toContain('not-drawn'))
        await expect(reports, `${what}: reported once`).toHaveLength(1)
        await expect(reports.join()).not.toContain('on purpose')
        await look(app, page)
      })
}

export const EachInAStep: StoryObj = {
  render: () => <main />,
  play: async ({ canvasElement }) => {
    await eachBlock(canvasElement, 'step', async (app, page) => {
      const inPage = within(page)
      await expect(inPage.getByRole('heading', { level: 1 })).not.toHaveTextContent(/^$/)
      // A message that replaces the whole step needs a button that leads to another step. Beside other blocks of the
      // step, it needs none.
      if (inPage.queryByText('Antes') !== null) return
      await inPage.getByRole('button', { name: 'Voltar ao início' }).click()
      await inPage.findByText('Depois')
      await expect(app.driver.state().step).toBe('there')
    })
  },
}

export const EachInAModal: StoryObj = {
  render: () => <main />,
  play: async ({ canvasElement }) => {
    await eachBlock(canvasElement, 'modal', async (app, page) => {
      const dialog = within(page).getByRole('dialog', { name: 'Um modal' })
      await expect(dialog).not.toBeEmptyDOMElement()
      await within(dialog).getByRole('button', { name: around.words.dismiss }).click()
      await waitFor(() => expect(app.driver.state().modals).toEqual([]))
    })
  },
}

/** Makes the step's list of payment methods throw while a charge is open. */
export const WithAnOpenPayment: StoryObj = {
  render: () => <main />,
  play: async ({ canvasElement }) => {
    for (const node of nodes.filter(({ block }) => block === 'value-grid'))
      await withBroken({ node, place: 'step', when: 'in render' }, canvasElement, async (app, page) => {
        app.facts.write({ 'payment.inFlight': 'charge' })
        const inPage = within(page)
        await inPage.findByRole('heading', { level: 1, name: 'Sua recarga está em andamento' })
        await expect(page).not.toHaveTextContent(/nada foi cobrado/i)
        await inPage.getByRole('button', { name: 'Ver o andamento' }).click()
        await inPage.findByText('Depois')
      })
  },
}
