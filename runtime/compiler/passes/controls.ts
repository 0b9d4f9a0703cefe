import { own } from '../../engine/flow.ts'
import { screensOf } from '../flow-parts.ts'
import { partOf, type Text, textOf } from '../json-tree.ts'
import { type BlockModel, type FlowModel, type Handling, namedIn, type ScreenModel } from '../model.ts'
import { idIn, type Pass, type PassInput } from '../pass.ts'
import type { Problems } from '../problem.ts'
import { controlsOf } from './label-titles.ts'

const SUBMIT = 'submit'
const DISMISS = 'dismiss'
/** The tone of a button that deletes something. */
const DANGER = 'danger'

/**
 * Checks that a button does something in each case, that a dialog has more than a button that closes it, that a submit button does more than close, and that a
 * button with a label such as “Manter” only closes.
 */
export const checkControls: Pass = input => {
  const { flow, catalogue, problems } = input
  for (const { id, at, blocks } of flow.modals.values()) {
    const isEmpty = blocks.length > 0 && blocks.every(({ emits, tells }) => emits.length > 0 && !tells)
    if (isEmpty && blocks.every(({ emits, fact }) => fact === undefined && emits.every(({ text }) => text === DISMISS)))
      problems.add('idle-control', at, `“${id}” has nothing but a button that closes it.`)
  }
  for (const { label, event, on } of controlsOf(flow)) {
    const { service, ways = [] } = on?.get(event.text) ?? flow.always.get(event.text) ?? {}
    const idle = service === undefined ? ways.find(({ to }) => to.text === 'stay') : undefined
    if (idle === undefined) continue
    const where = idle.when === undefined ? '' : ` where “${idle.when.text}” holds`
    problems.add('idle-control', idle.to.at, `A tap on “${label.text}” does nothing${where}.`)
  }
  checkDeeds(input)
  for (const screen of screensOf(flow)) {
    for (const block of screen.blocks) {
      const name = `“${block.id?.text ?? block.name}” of “${screen.id}”`
      const submits = block.emits.flatMap(event =>
        event.text === SUBMIT ? (handlingOf(flow, screen, event) ?? []) : [],
      )
      const label = textOf(partOf(block.tree, 'label'))
      const isKeeping = catalogue.keepingWords.some(words => label?.text.toLowerCase().startsWith(words))
      if (label !== undefined && isKeeping && block.emits.some(({ text }) => text !== DISMISS))
        problems.add(
          'wrong-label',
          label.at,
          `“${label.text}” promises that nothing changes, and ${name} does more than close.`,
          undefined,
          'Write `"event": "dismiss"`, or call the button by what it does.',
        )
      const tone = textOf(partOf(block.tree, 'tone'))
      const isWeighty = block.emits.some(event => {
        const service = handlingOf(flow, screen, event)?.service?.text ?? ''
        return own(catalogue.services, service)?.isWeighty === true
      })
      if (tone?.text === DANGER && block.emits.length > 0 && !isWeighty)
        problems.add('false-danger', tone.at, `${name} looks dangerous, and runs nothing that is.`)
      const handlings = block.emits.flatMap(event => handlingOf(flow, screen, event) ?? [])
      const busy = partOf(block.tree, 'busyLabel')
      if (busy !== undefined && handlings.length > 0 && !handlings.some(handling => takesTime(flow, handling)))
        problems.add('idle-wait', busy.at, `${name} says that something is under way, and runs nothing.`)
      for (const event of block.emits) {
        const handling = handlingOf(flow, screen, event)
        const stays = handling?.service === undefined && handling?.ways.every(({ to }) => to.text === 'stay') === true
        if (stays && label === undefined && handling.ways.length > 0 && handling.send === undefined)
          problems.add('idle-control', handling.at, `“${event.text}” of ${name} does nothing.`)
        const back = handling?.service === undefined ? handling?.ways.find(({ to }) => to.text === 'back') : undefined
        if (back !== undefined && label?.text.toLowerCase().includes(catalogue.frameWords.back ?? '') !== true)
          problems.add('idle-control', back.to.at, `${name} leads back, and does not say so.`)
        const { service } = handling ?? {}
        if (service !== undefined && own(catalogue.services, service.text)?.deletes === true && tone?.text !== DANGER)
          problems.add(
            'unmarked-danger',
            block.id?.at ?? block.tree.at,
            `${name} runs ${service.text}, and does not look dangerous.`,
          )
        if (catalogue.outerEvents.includes(event.text))
          problems.add('app-event', event.at, `${name} sends “${event.text}”.`)
      }
      checkUnless(block, name, problems)
      const missing = namedIn(block, ['reads']).filter(({ prop }) => prop.collects === true)
      for (const { text } of missing) {
        if (screen.blocks.some(({ writes }) => writes.includes(text.text))) continue
        problems.add(
          'missing-need',
          text.at,
          `${name} waits for “${text.text}”, and “${screen.id}” does not ask for it.`,
        )
      }
      if (submits.some(closesOnly))
        problems.add('idle-control', block.id?.at ?? block.tree.at, `${name} submits, and only closes.`)
    }
  }
}

/**
 * Checks that a button whose label begins with “Excluir” or another such word leads to a service for that, or to a dialog
 * that runs one, and that no other button leads there.
 */
function checkDeeds({ flow, catalogue, problems }: PassInput): void {
  const runs = (handling: Handling | undefined, services: readonly string[]): boolean =>
    services.includes(handling?.service?.text ?? '')
  for (const { label, event, on } of controlsOf(flow)) {
    const handling = on?.get(event.text) ?? flow.always.get(event.text)
    const dialogs = handling?.ways.flatMap(({ to }) => flow.modals.get(idIn(to, 'modal') ?? '') ?? []) ?? []
    for (const [word, services = []] of Object.entries(catalogue.deedWords)) {
      const says = label.text.toLowerCase().startsWith(word)
      const does = runs(handling, services)
      const opens = dialogs.some(dialog => [...dialog.on.values()].some(one => runs(one, services)))
      if (handling === undefined || says === (does || opens)) continue
      const what = says
        ? `“${label.text}” begins with “${word}”, and “${event.text}” leads to nothing of the kind.`
        : `“${label.text}” leads to ${services.join(' or ')}, and does not begin with “${word}”.`
      problems.add('wrong-label', label.at, what)
    }
  }
}

/** If the fact of `unless` is unknown, `plain` replaces `text`. */
function checkUnless({ tree }: BlockModel, name: string, problems: Problems): void {
  const unless = textOf(partOf(tree, 'unless'))
  const [text, plain] = ['text', 'plain'].map(key => textOf(partOf(tree, key))?.text ?? '')
  // A text without any fact need not contain the fact of `unless`. A variant may have replaced only the text, and the
  // flow still has `unless`.
  const isNamed = says(text, unless?.text ?? '') || !/\{\w+\.\w/.test(text ?? '')
  if (unless === undefined || (isNamed && !says(plain, unless.text))) return
  problems.add('idle-unless', unless.at, `${name} has a plain text while “${unless.text}” is unknown.`)
}

function says(text: string | undefined, fact: string): boolean {
  return [`{${fact}}`, `{${fact}:`].some(part => text?.includes(part))
}

function handlingOf({ always }: FlowModel, { on }: ScreenModel, { text }: Text): Handling | undefined {
  return on.get(text) ?? always.get(text)
}

/**
 * Returns whether an event takes a while: it runs a service, itself or by the event that it sends to the step below, or it
 * leads to another flow, which has to be loaded.
 */
function takesTime({ steps }: FlowModel, { service, send, ways }: Handling): boolean {
  if (service !== undefined || ways.some(({ to }) => idIn(to, 'flow') !== undefined)) return true
  if (send === undefined) return false
  return [...steps.values()].some(({ on }) => on.get(send.text)?.service !== undefined)
}

function closesOnly({ closes, service, send, ways }: Handling): boolean {
  const isClose = closes || (ways.length > 0 && ways.every(({ to }) => to.text === 'close'))
  return isClose && service === undefined && send === undefined
}
