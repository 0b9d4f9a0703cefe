import { headerBack } from '../../flows/app/screen/header-back.ts'
import { shownNodes, titleOf } from '../../flows/app/screen/shown-nodes.ts'
import type { App } from '../../flows/kit/app.ts'
import { fillCopy } from '../../flows/kit/copy.ts'
import { codeLine, say } from '../../flows/kit/errors.ts'
import { type BlockNode, type Flow, own } from '../../runtime/engine/flow.ts'
import { type FlowState, last, type Message } from '../../runtime/engine/state.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'

/** A page as the customer sees it: its texts and its controls. */
export interface Screen {
  readonly step: string
  readonly modal: string | undefined
  readonly title: string
  readonly texts: readonly string[]
  /** The events that the controls send, in the order on screen. */
  readonly events: readonly string[]
  readonly blocks: readonly BlockNode[]
  readonly hasReceipt: boolean
  readonly message: Message | null
  readonly isBusy: boolean
}

/** The block's props that contain a visible text. */
const SHOWN_TEXTS = ['text', 'lead', 'title', 'detail', 'label', 'waiting'] as const
/** Blocks that send their event for one row of a list. */
const LISTS = ['recipient-list', 'card-list', 'history', 'recipient-choice', 'offer-cards']
const FORMS = ['submit', 'pay-bar', 'schedule-bar']

export function readScreen(app: App): Screen {
  const { flow, driver, facts, ui, contents, surroundings } = app
  const state = driver.state()
  const known = facts.all()
  const step = own(flow.steps, state.step)
  const top = last(state.modals)
  const errors = contents.errors()
  const around = { brand: surroundings.words.brand, home: surroundings.words.home, facts: known }
  const told = (message: Message | null) =>
    message === null || errors === undefined ? undefined : say(errors, message, around)
  const modal = top && own(flow.modals, top.id)
  const content = contents.get(top === undefined ? `step:${state.step}` : `modal:${top.id}`)
  const isMessage = top === undefined && state.message !== null
  const blocks = isMessage ? [] : shownNodes(flow, content?.blocks ?? [], known)
  const said = told(top === undefined ? state.message : top.message)
  const tells = isMessage || blocks.some(({ block }) => block === 'message-details')
  const saidTexts =
    tells && said !== undefined
      ? [said.title, said.text, said.money ?? '', code(app, top?.message ?? state.message)]
      : []
  const notice = told(ui.getState().notice)?.text ?? ''
  const title =
    modal !== undefined ? fillCopy(modal.title, known) : step === undefined ? '' : titleOf(flow, step, known)
  return {
    step: state.step,
    modal: top?.id,
    title: (tells && said?.title) || title,
    texts: [...blocks.flatMap(block => textsOf(block).map(text => fillCopy(text, known))), ...saidTexts, notice].filter(
      text => text !== '',
    ),
    events: [
      ...blocks.flatMap(eventsOf),
      ...(tells && said !== undefined ? [said.main.event, ...(said.out === undefined ? [] : [said.out.event])] : []),
      ...(top === undefined ? [] : ['dismiss']),
      ...(top === undefined && surroundings.menu !== undefined
        ? surroundings.menu.items.map(({ event }) => event)
        : []),
      ...(top === undefined ? waysBack(flow, state) : []),
    ],
    blocks,
    hasReceipt: blocks.some(({ block }) => block === 'receipt'),
    message: top?.message ?? state.message,
    isBusy: state.running.some(({ kind }) => kind === 'action'),
  }
}

/**
 * Returns the events that lead back: the browser's Back on every screen, and the home button in the title row of some
 * steps.
 */
function waysBack(flow: Flow, state: FlowState): string[] {
  const back = headerBack(flow, state, true)
  if (back === undefined) return []
  const hasButton = state.message === null && own(flow.steps, state.step)?.header === 'title'
  return back === 'back' || hasButton ? [back] : []
}

function code({ surroundings }: App, message: Message | null): string {
  return message === null ? '' : (codeLine(surroundings.words, message) ?? '')
}

function textsOf(block: BlockNode): string[] {
  const all = new Map<string, unknown>(Object.entries(block))
  const asked = block.block === 'secure-frame' ? [all.get('asked')] : []
  return [...SHOWN_TEXTS.map(name => all.get(name)), ...asked].filter(text => typeof text === 'string')
}

function eventsOf(block: BlockNode): string[] {
  if (LISTS.includes(block.block)) return []
  const all = new Map<string, unknown>(Object.entries(block))
  const items = all.get('items')
  const listed = Array.isArray(items) ? items.filter(isRecord).map(({ event }) => event) : []
  const form = FORMS.includes(block.block) ? ['submit'] : []
  return [...form, all.get('event'), ...listed].filter(event => typeof event === 'string')
}
