import { handlingOf, screensOf } from '../flow-parts.ts'
import { type ObjectTree, partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { FlowModel, Handling, ScreenModel } from '../model.ts'
import { idIn, type Pass, shownBy } from '../pass.ts'
import type { Problems } from '../problem.ts'

/**
 * If the label of a button is the title of a step or dialog, checks that the button leads to a screen with that title.
 */
export const checkLabelTitles: Pass = ({ flow, flowIds, problems }) => {
  const titled = new Set([...flow.steps.values()].flatMap(({ title }) => title?.text ?? []))
  const dialogs = new Set([...flow.modals.values()].flatMap(({ title }) => title?.text ?? []))
  const wrong = new Map<Handling, Control[]>()
  const pairs = screensOf(flow).flatMap(({ blocks, on }) =>
    blocks.flatMap(({ tree }) => pairsIn(tree).map(one => ({ ...one, on }))),
  )
  for (const control of [...controlsOf(flow), ...pairs]) {
    const { label, event } = control
    const handling = handlingOf(flow, control, event.text)
    const isTitle = titled.has(label.text) || (dialogs.has(label.text) && handling?.service === undefined)
    if (!isTitle || handling === undefined || leadsTo(flow, flowIds, handling, label.text)) continue
    wrong.set(handling, [...(wrong.get(handling) ?? []), control])
  }
  for (const [handling, controls] of wrong) report(flow, handling, controls, problems)
}

/** Reports the wrong labels. If several buttons with one label send one event, reports the event’s target instead. */
function report(flow: FlowModel, { ways }: Handling, controls: readonly Control[], problems: Problems): void {
  const [{ label, event } = {}, ...others] = controls
  const [way, ...more] = ways
  if (label === undefined || event === undefined || way === undefined) return
  const screens = [
    ...[...flow.steps.values()].map(step => ({ target: `step:${step.id}`, title: step.title })),
    ...[...flow.modals.values()].map(modal => ({ target: `modal:${modal.id}`, title: modal.title })),
  ]
  const titled = screens.find(({ title }) => title?.text === label.text)?.target
  const lead = titled && `Write \`${titled}\` in place of \`${way.to.text}\``
  if (others.length > 0 && more.length === 0 && controls.every(one => one.label.text === label.text)) {
    const what = `\`${event.text}\` leads to \`${way.to.text}\`, and ${controls.length} buttons that send it are called “${label.text}”${titled === undefined ? '' : `, the title of \`${titled}\``}.`
    const why = `A customer who taps “${label.text}” would come to \`${way.to.text}\`.`
    const mend = lead && `${lead}.`
    problems.add('wrong-label', way.to.at, what, undefined, { why, mend })
    return
  }
  for (const control of controls) {
    const what = `The button “${control.label.text}” sends \`${control.event.text}\`, which does not lead to the screen with this title.`
    const advice = lead && `${lead}, in ${whereIs(way.to.at, control.label.at)}, or change the label.`
    const why = `A customer who taps “${control.label.text}” would come to another screen.`
    problems.add('wrong-label', control.label.at, what, undefined, { why, mend: advice })
  }
}

/** Targets that show no other screen of the flow: the customer stays on the step, or leaves the site. */
const STAYING = /^(?:back|close|stay|message|leave)$|^field:/

/** If a target is missing or unknown, it counts as correct, because another problem is reported there. */
function leadsTo(
  { steps, modals }: FlowModel,
  flowIds: ReadonlySet<string>,
  { ways }: Handling,
  title: string,
): boolean {
  if (ways.length === 0) return true
  return ways.some(({ to }) => {
    const [step, modal] = [steps.get(shownBy(to) ?? ''), modals.get(idIn(to, 'modal') ?? '')]
    if (step === undefined && modal === undefined) return !STAYING.test(to.text) && !flowIds.has(idIn(to, 'flow') ?? '')
    const titles = [step?.title, step?.retitled.title, modal?.title]
    return titles.some(one => one?.text === title)
  })
}

interface Control {
  readonly label: Text
  readonly detail: Text | undefined
  readonly event: Text
  readonly on?: ScreenModel['on']
}

/** Returns each control that has a label and an event: those of the menu and the panel, and those of each screen. */
export function controlsOf(flow: FlowModel): readonly Control[] {
  const frame = [partOf(flow.tree, 'panel'), partOf(flow.tree, 'menu')].flatMap(part => (part ? controlsIn(part) : []))
  const screens = [...flow.steps.values(), ...flow.modals.values()]
  const own = screens.flatMap(({ blocks, on }) =>
    blocks.flatMap(({ tree }) => controlsIn(tree).map(one => ({ ...one, on }))),
  )
  return [...frame, ...own]
}

/** Returns the controls of a block with several buttons: `day` is the label of the button that sends `dayEvent`. */
export function pairsIn({ members }: ObjectTree): readonly Control[] {
  return [...members].flatMap(([key, { value }]) => {
    const [label, event] = [textOf(members.get(key.replace(/Event$/, ''))?.value), textOf(value)]
    return key.endsWith('Event') && label !== undefined && event !== undefined
      ? [{ label, detail: undefined, event }]
      : []
  })
}

function controlsIn(tree: Tree): readonly Control[] {
  if (tree.kind === 'list') return tree.items.flatMap(controlsIn)
  if (tree.kind !== 'object') return []
  const [label = textOf(partOf(tree, 'title')), detail, event] = ['label', 'detail', 'event'].map(key =>
    textOf(partOf(tree, key)),
  )
  const own = label === undefined || event === undefined ? [] : [{ label, detail, event }]
  return [...own, ...[...tree.members.values()].flatMap(({ value }) => controlsIn(value))]
}
