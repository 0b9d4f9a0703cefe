import { handlingsIn, handlingsOf } from '../flow-parts.ts'
import type { FlowModel, Handling, StepModel, Way } from '../model.ts'
import { idIn, shownBy } from '../pass.ts'
import type { Problems } from '../problem.ts'

/**
 * Checks that `flow:` leads to the flow that this one extends, or to a flow without channels of its own. Only its
 * channels lead to another flow.
 */
export function checkHandovers(flows: readonly FlowModel[], bases: ReadonlyMap<string, string>, problems: Problems) {
  const linesOf = (id: string | undefined): readonly string[] =>
    id === undefined ? [] : [id, ...linesOf(bases.get(id))]
  for (const flow of flows) {
    for (const { ways } of handlingsIn(flow)) {
      for (const { to } of ways) {
        const other = flows.find(({ id }) => id === idIn(to, 'flow'))
        if (other === undefined || other.channels.length === 0 || linesOf(flow.id).includes(other.id)) continue
        const channels = other.channels.map(({ text }) => `\`${text}\``).join(', ')
        const what = `\`${to.text}\` leads customers of \`${flow.id}\` to \`${other.id}\`, the flow of ${channels}.`
        problems.add('foreign-flow', to.at, what)
      }
    }
  }
}

interface Extended {
  readonly flow: FlowModel
  readonly base: FlowModel
}

/**
 * Checks the lists of branches that a flow writes anew for a step of its base. A guard that both lists ask leads to the
 * same screen, and the guards have the same order, unless the flow changes that for all lists.
 */
export function checkSameBranches(flows: readonly Extended[], problems: Problems): void {
  for (const { flow, base } of flows) {
    for (const [id, step] of flow.steps) {
      const former = base.steps.get(id)
      if (former === undefined) continue
      for (const list of handlingsOf(step).flatMap(({ lists }) => lists)) {
        const before = sameList(former, step, list)
        if (before === undefined || before === list || !flow.files.has(list[0]?.at.file ?? '')) continue
        compare(list, before, { flow, base }, problems)
      }
    }
  }
}

/** Returns the list for the same event and outcome in the base. */
function sameList(former: StepModel, step: StepModel, list: readonly Way[]): readonly Way[] | undefined {
  const eventOf = (one: StepModel, of: readonly Way[]) =>
    [...one.on, ['enter', one.enter], ['watch', one.watch]].find(
      (entry): entry is [string, Handling] => isHandling(entry[1]) && entry[1].lists.includes(of),
    )?.[0]
  const event = eventOf(step, list)
  const handling = event === 'enter' || event === 'watch' ? former[event] : former.on.get(event ?? '')
  return handling?.lists.find(([first]) => first?.outcome === list[0]?.outcome)
}

function isHandling(value: unknown): value is Handling {
  return typeof value === 'object' && value !== null && 'lists' in value
}

function compare(list: readonly Way[], before: readonly Way[], { flow, base }: Extended, problems: Problems): void {
  const find = (ways: readonly Way[], guard: string | undefined) => ways.findIndex(({ when }) => when?.text === guard)
  let last = -1
  for (const { when, to } of list) {
    const at = find(before, when?.text)
    const former = before[at]
    if (when === undefined || former === undefined) continue
    const isThere = former.to.text === to.text || !flow.steps.has(shownBy(former.to) ?? '')
    if (!isThere) {
      const what = `\`${when.text}\` leads to \`${to.text}\`, and in \`${base.id}\` to \`${former.to.text}\`.`
      problems.add('odd-branch', to.at, what, { name: to.text, write: former.to.text })
    } else if (at < last) {
      const what = `\`${when.text}\` is asked after \`${before[last]?.when?.text}\`, and in \`${base.id}\` before it.`
      problems.add('odd-branch', when.at, what, undefined, {
        why: 'Where both are true, the customer would come to another screen than in that flow.',
        mend: `Put this branch before that of \`${before[last]?.when?.text}\`.`,
      })
    }
    last = Math.max(last, at)
  }
}
