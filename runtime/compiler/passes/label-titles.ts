import { partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import type { FlowModel, Handling, ScreenModel } from '../model.ts'
import { type Pass, shownBy } from '../pass.ts'

/** If the label of a button is the title of a step, checks that the button leads to a step with that title. */
export const checkLabelTitles: Pass = ({ flow, problems }) => {
  const titled = new Set([...flow.steps.values()].flatMap(({ title }) => title?.text ?? []))
  for (const { label, event, on } of controlsOf(flow)) {
    if (!titled.has(label.text)) continue
    const handling = on?.get(event.text) ?? flow.always.get(event.text)
    if (handling === undefined || leadsTo(flow, handling, label.text)) continue
    const what = `“${label.text}” is the title of a step, and “${event.text}” does not lead to a step of this title.`
    problems.add('wrong-label', label.at, what)
  }
}

/** The targets after which the customer stays on the step, or leaves the site. */
const STAYING = /^(?:back|close|stay|message|leave)$|^(?:modal|field):/

/** If a target is unknown or in another flow, it counts as correct, because its title is unknown here. */
function leadsTo({ steps }: FlowModel, { ways }: Handling, title: string): boolean {
  return ways.some(({ to }) => {
    const step = steps.get(shownBy(to) ?? '')
    if (step === undefined) return !STAYING.test(to.text)
    return step.title?.text === title || step.retitled.title?.text === title
  })
}

interface Control {
  readonly label: Text
  readonly event: Text
  /** The handlers of the control's screen. */
  readonly on?: ScreenModel['on']
}

function controlsOf(flow: FlowModel): readonly Control[] {
  const frame = [partOf(flow.tree, 'panel'), partOf(flow.tree, 'menu')].flatMap(part => (part ? controlsIn(part) : []))
  const screens = [...flow.steps.values(), ...flow.modals.values()]
  const own = screens.flatMap(({ blocks, on }) =>
    blocks.flatMap(({ tree }) => controlsIn(tree).map(one => ({ ...one, on }))),
  )
  return [...frame, ...own]
}

/** Returns each label with the event next to it, at any depth. */
function controlsIn(tree: Tree): readonly Control[] {
  if (tree.kind === 'list') return tree.items.flatMap(controlsIn)
  if (tree.kind !== 'object') return []
  const [label, event] = [textOf(partOf(tree, 'label')), textOf(partOf(tree, 'event'))]
  const own = label === undefined || event === undefined ? [] : [{ label, event }]
  return [...own, ...[...tree.members.values()].flatMap(({ value }) => controlsIn(value))]
}
