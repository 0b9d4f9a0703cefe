import { partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import type { FlowModel, Handling, ScreenModel } from '../model.ts'
import { idIn, type Pass, shownBy } from '../pass.ts'

/**
 * If the label of a button is the title of a step or dialog, checks that the button leads to a screen with that title.
 */
export const checkLabelTitles: Pass = ({ flow, flowIds, problems }) => {
  const titled = new Set([...flow.steps.values()].flatMap(({ title }) => title?.text ?? []))
  const dialogs = new Set([...flow.modals.values()].flatMap(({ title }) => title?.text ?? []))
  for (const { label, event, on } of controlsOf(flow)) {
    const handling = on?.get(event.text) ?? flow.always.get(event.text)
    const isTitle = titled.has(label.text) || (dialogs.has(label.text) && handling?.service === undefined)
    if (!isTitle || handling === undefined || leadsTo(flow, flowIds, handling, label.text)) continue
    const what = `“${label.text}” is the title of a screen, and “${event.text}” does not lead to a screen of this title.`
    problems.add('wrong-label', label.at, what)
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

function controlsIn(tree: Tree): readonly Control[] {
  if (tree.kind === 'list') return tree.items.flatMap(controlsIn)
  if (tree.kind !== 'object') return []
  const [label = textOf(partOf(tree, 'title')), detail, event] = ['label', 'detail', 'event'].map(key =>
    textOf(partOf(tree, key)),
  )
  const own = label === undefined || event === undefined ? [] : [{ label, detail, event }]
  return [...own, ...[...tree.members.values()].flatMap(({ value }) => controlsIn(value))]
}
