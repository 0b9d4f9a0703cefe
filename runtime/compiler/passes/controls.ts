import { own } from '../../engine/flow.ts'
import { handlingOf, screensOf } from '../flow-parts.ts'
import { partOf, type Text, textOf } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import { type BlockModel, type FlowModel, type Handling, namedIn, type ScreenModel, type Way } from '../model.ts'
import { idIn, type Pass, type PassInput, shownBy } from '../pass.ts'
import type { Problems } from '../problem.ts'
import { controlsOf } from './label-titles.ts'

const SUBMIT = 'submit'
const DISMISS = 'dismiss'
/** The tone of a button that deletes something. */
const DANGER = 'danger'

/**
 * Checks that a button does something in each case, that a dialog has more than a button that closes it, that a submit
 * button does more than close, and that a button with a label such as “Manter” only closes.
 */
export const checkControls: Pass = input => {
  const { flow, problems } = input
  for (const { id, at, blocks } of flow.modals.values()) {
    const isEmpty = blocks.length > 0 && blocks.every(({ emits, tells }) => emits.length > 0 && !tells)
    if (isEmpty && blocks.every(({ emits, fact }) => fact === undefined && emits.every(({ text }) => text === DISMISS)))
      problems.add('idle-control', at, `\`${id}\` has nothing but a button that closes it.`)
  }
  for (const control of controlsOf(flow)) {
    const { label, event } = control
    const { service, ways = [] } = handlingOf(flow, control, event.text) ?? {}
    const idle = service === undefined ? ways.find(isStay) : undefined
    reportIdle(idle, label, problems)
  }
  checkDeeds(input)
  for (const screen of screensOf(flow)) {
    for (const block of screen.blocks) checkBlock(input, screen, block)
  }
  for (const { id, blocks, on } of flow.modals.values()) {
    const { service, send, ways = [], at } = on.get(SUBMIT) ?? {}
    const left = ways.find(({ to }) => shownBy(to) !== undefined)
    const asked = blocks.flatMap(({ writes, named }) => [...writes, ...named])
    const isForm = asked.length > 0 && blocks.some(({ name }) => name === SUBMIT)
    if (!isForm || service !== undefined || send !== undefined || left === undefined) continue
    const what = `\`${id}\` asks about \`${asked[0]}\`, and its \`${SUBMIT}\` only leads to \`${left.to.text}\`.`
    const why = 'The customer would confirm something, and nothing would come of it.'
    problems.add('idle-control', at ?? left.to.at, what, undefined, { why })
  }
}

/** A block that sends events, with what they do. */
interface Sender {
  readonly block: BlockModel
  /** The block's place in words. */
  readonly name: string
  readonly label: Text | undefined
  readonly tone: Text | undefined
  readonly sent: readonly { readonly event: Text; readonly handling: Handling | undefined }[]
}

function checkBlock(input: PassInput, screen: ScreenModel, block: BlockModel): void {
  const { flow, catalogue, problems } = input
  const name = `\`${block.id?.text ?? block.name}\` of \`${screen.id}\``
  const sender: Sender = {
    ...{ block, name, label: textOf(partOf(block.tree, 'label')), tone: textOf(partOf(block.tree, 'tone')) },
    sent: block.emits.map(event => ({ event, handling: handlingOf(flow, screen, event.text) })),
  }
  checkKeeping(input, sender)
  checkTone(input, sender)
  checkBusy(input, sender)
  for (const { event, handling } of sender.sent) {
    checkIdle(input, sender, event, handling)
    if (catalogue.outerEvents.includes(event.text))
      problems.add('app-event', event.at, `${name} sends \`${event.text}\`.`)
  }
  checkUnless(block, name, problems)
  const missing = namedIn(block, ['reads']).filter(({ prop }) => prop.collects === true)
  for (const { text } of missing) {
    if (screen.blocks.some(({ writes }) => writes.includes(text.text))) continue
    problems.add(
      'missing-need',
      text.at,
      `${name} waits for \`${text.text}\`, and \`${screen.id}\` does not ask for it.`,
    )
  }
}

function checkKeeping({ catalogue, problems }: PassInput, { name, label, sent }: Sender): void {
  const isKeeping = catalogue.keepingWords.some(words => label?.text.toLowerCase().startsWith(words))
  if (label === undefined || !isKeeping || sent.every(({ event }) => event.text === DISMISS)) return
  problems.add(
    'wrong-label',
    label.at,
    `“${label.text}” promises that nothing changes, and ${name} does more than close.`,
    undefined,
    'Write `"event": "dismiss"`, or call the button by what it does.',
  )
}

/** Checks that a button looks dangerous if it deletes something, and only if its service is weighty. */
function checkTone({ catalogue, problems }: PassInput, { block, name, tone, sent }: Sender): void {
  const isDanger = tone?.text === DANGER
  const ran = sent.flatMap(({ handling }) => handling?.service ?? [])
  if (isDanger && sent.length > 0 && !ran.some(({ text }) => own(catalogue.services, text)?.isWeighty === true))
    problems.add('false-danger', tone.at, `${name} looks dangerous, and runs nothing that is.`)
  for (const { text } of ran) {
    if (isDanger || own(catalogue.services, text)?.deletes !== true) continue
    const at = block.id?.at ?? block.tree.at
    // Several screens may share this block by `like`, and one message is enough.
    if (problems.has('unmarked-danger', at)) continue
    const label = textOf(partOf(block.tree, 'label'))?.text
    const what = `${label === undefined ? name : `The button “${label}”`} deletes something, and does not look dangerous.`
    const mend =
      tone === undefined
        ? `Write \`"tone": "danger",\` after the \`{\` of this block, in ${whereIs(block.tree.at, at)}.`
        : `Write \`danger\` in place of \`${tone.text}\`, in ${whereIs(tone.at, at)}.`
    problems.add('unmarked-danger', at, what, undefined, mend)
  }
}

function checkBusy({ flow, problems }: PassInput, { block, name, sent }: Sender): void {
  const busy = partOf(block.tree, 'busyLabel')
  const handlings = sent.flatMap(({ handling }) => handling ?? [])
  if (busy !== undefined && handlings.length > 0 && !handlings.some(handling => takesTime(flow, handling)))
    problems.add('idle-wait', busy.at, `${name} says that something is under way, and runs nothing.`)
}

function reportIdle(way: Way | undefined, label: Text | undefined, problems: Problems): void {
  if (way === undefined) return
  const where = way.when === undefined ? '' : ` where \`${way.when.text}\` holds`
  problems.add('idle-control', way.to.at, `A tap on “${label?.text}” does nothing${where}.`)
}

/** Checks that an event does something, and that a control that leads back or only closes says so. */
function checkIdle(
  { catalogue, problems }: PassInput,
  { block, name, label }: Sender,
  event: Text,
  handling: Handling | undefined,
): void {
  if (handling === undefined) return
  const { service, send, ways, at } = handling
  const stays = service === undefined && send === undefined && ways.length > 0 && ways.every(isStay)
  if (stays && label === undefined) problems.add('idle-control', at, `\`${event.text}\` of ${name} does nothing.`)
  const kept = service === undefined && event.text === SUBMIT && label !== undefined ? ways.find(isStay) : undefined
  reportIdle(kept, label, problems)
  const back = service === undefined ? ways.find(({ to }) => to.text === 'back') : undefined
  if (back !== undefined && label?.text.toLowerCase().includes(catalogue.frameWords.back ?? '') !== true)
    problems.add('idle-control', back.to.at, `${name} leads back, and does not say so.`)
  const isPromise = catalogue.payingWords.some(words => label?.text.toLowerCase().startsWith(words))
  if (event.text !== DISMISS && (event.text === SUBMIT || isPromise) && closesOnly(handling)) {
    const what = event.text === SUBMIT ? `${name} submits` : `${name} says “${label?.text}”`
    problems.add('idle-control', block.id?.at ?? block.tree.at, `${what}, and only closes.`)
  }
}

const isStay = ({ to }: Handling['ways'][number]): boolean => to.text === 'stay'

/**
 * Checks that a button whose label begins with “Excluir” or another such word leads to a service for that, or to a dialog
 * that runs one, and that no other button leads there.
 */
function checkDeeds({ flow, catalogue, problems }: PassInput): void {
  const runs = (handling: Handling | undefined, services: readonly string[]): boolean =>
    services.includes(handling?.service?.text ?? '')
  for (const { id, title, on } of flow.modals.values()) {
    for (const [word, services = []] of Object.entries(catalogue.deedWords)) {
      const says = title?.text.toLowerCase().startsWith(word) === true
      if (title === undefined || says === [...on.values()].some(one => runs(one, services))) continue
      const what = says
        ? `“${title.text}” begins with “${word}”, and “${id}” does nothing of the kind.`
        : `“${id}” runs ${services.join(' or ')}, and its title “${title.text}” does not begin with “${word}”.`
      problems.add('wrong-label', title.at, what)
    }
  }
  for (const control of controlsOf(flow)) {
    const { label, event } = control
    const handling = handlingOf(flow, control, event.text)
    const dialogs = handling?.ways.flatMap(({ to }) => flow.modals.get(idIn(to, 'modal') ?? '') ?? []) ?? []
    for (const [word, services = []] of Object.entries(catalogue.deedWords)) {
      const says = label.text.toLowerCase().startsWith(word)
      const does = runs(handling, services)
      const opens = dialogs.some(dialog => [...dialog.on.values()].some(one => runs(one, services)))
      if (handling === undefined || says === (does || opens)) continue
      const what = says
        ? `“${label.text}” begins with “${word}”, and \`${event.text}\` leads to nothing of the kind.`
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
  problems.add('idle-unless', unless.at, `${name} has a plain text while \`${unless.text}\` is unknown.`)
}

function says(text: string | undefined, fact: string): boolean {
  return [`{${fact}}`, `{${fact}:`].some(part => text?.includes(part))
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
