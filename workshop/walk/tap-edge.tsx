import { createRoot } from 'react-dom/client'
import { AppView } from '../../flows/app/screen/App.tsx'
import type { FlowState } from '../../runtime/engine/state.ts'
import { openStory } from '../flows/open-story.ts'
import type { Walk } from './edge-plan.ts'
import { nameOf } from './edges.ts'
import { lastFacts } from './last-facts.ts'
import { openersOf, pressable, pressWhatAppears, recordPresses } from './presses.ts'
import { watchApp } from './watch-app.ts'

/** The window sizes for the taps. They apply only in the test runner, because nothing else can resize the window. */
const SIZES = [
  { width: 390, height: 780 },
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
]
type Size = (typeof SIZES)[number]

/** If a sheet's share of the screen's height is at least this, the sheet is at its maximum and cannot move. */
const FULL = 0.9

declare global {
  interface Window {
    /** The test runner adds this function. */
    resizeViewport?: (size: Size) => Promise<void>
  }
}

export interface Tapped {
  readonly name: string
  /**
   * The number of controls of the opened screen that ignored presses. They ignored them because the customer could not
   * have read them yet.
   */
  readonly held: number
  readonly amiss: readonly string[]
}

/**
 * Taps the control that takes an edge (from one screen to the next). If the edge opens a dialog, taps at each window
 * size, because the dialog's position depends on the size.
 */
export async function tapEdge(config: unknown, walk: Walk): Promise<Tapped> {
  const sizes = walk.edge.target.startsWith('modal:') ? SIZES : SIZES.slice(0, 1)
  const tapped: Tapped[] = []
  for (const size of sizes) {
    await window.resizeViewport?.(size)
    tapped.push(await tapAt(config, walk, `at ${size.width}x${size.height}`))
  }
  return {
    name: nameOf(walk.edge),
    held: Math.min(...tapped.map(({ held }) => held)),
    amiss: tapped.flatMap(({ amiss }) => amiss),
  }
}

/**
 * Takes an edge with the app on screen. Presses each new control as soon as it appears, like the second tap of a double
 * tap. A control that is still blocked must send nothing. Then checks that no control is under the first tap.
 */
async function tapAt(config: unknown, walk: Walk, where: string): Promise<Tapped> {
  const { edge, plan, onScreen } = walk
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const story = await openStory(
    config,
    plan,
    watchApp(async () => undefined),
  )
  const { app } = story
  const presses = recordPresses(app)
  const writeLast = lastFacts(walk, app.facts)
  root.render(<AppView app={app} />)
  let places: readonly DOMRect[] = []
  let stop = (): void => undefined
  const whenDone = (): void => {
    writeLast()
    const openers = openersOf(edge.event, presses, app)
    places = openers.map(opener => opener.getBoundingClientRect())
    presses.begin(openers[0])
    stop = pressWhatAppears(presses)
  }
  try {
    await story.act({ actions: onScreen, whenDone })
    const elsewhere = await story.untilRight(() => notAt(edge.target, app.driver.state()))
    const find = () => pressable().filter(control => control.matches('[data-weighs]'))
    const isModal = edge.target.startsWith('modal:')
    const nothing = await story.untilRight(() => (isModal && find().length === 0 ? 'Nothing is held' : undefined))
    const controls = find()
    const under = controls.filter(control => hasRoom(control) && places.some(place => isOver(place, control)))
    const amiss = [
      ...[elsewhere, nothing].filter(what => what !== undefined),
      ...presses.heard().map(event => `“${event}” was pressed at once`),
      ...under.map(({ textContent }) => `“${textContent}” lies under what opened it`),
    ]
    return { name: plan.name, held: controls.length, amiss: amiss.map(what => `${what} ${where}.`) }
  } finally {
    stop()
    root.unmount()
    host.remove()
    story.close()
  }
}

function notAt(target: string, { step, modals, message }: FlowState): string | undefined {
  const [kind, id] = target.split(':')
  const top = modals.at(-1)?.id
  const isThere = kind === 'modal' ? top === id : step === id && message === null
  return isThere ? undefined : `It led to ${step} ${top}`
}

/**
 * Whether a control can be moved away from the tap. This is possible only in a dialog below full height, because on a
 * step the main action always stays in the bar.
 */
function hasRoom(control: Element): boolean {
  const sheet = control.closest('dialog')?.firstElementChild
  return sheet !== null && sheet !== undefined && sheet.getBoundingClientRect().height < innerHeight * FULL
}

function isOver(a: DOMRect, control: Element): boolean {
  const b = control.getBoundingClientRect()
  return a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
}
