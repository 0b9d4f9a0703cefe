import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { factsIn, screensOf } from '../flow-parts.ts'
import { partOf, textOf } from '../json-tree.ts'
import type { FlowModel, Handling } from '../model.ts'
import type { Pass } from '../pass.ts'
import type { Problems } from '../problem.ts'

const ICON = 'icon'

/** Returns the tones that a large icon may have on a step that claims this about the customer’s money. */
function tonesFor(claim: string): readonly string[] {
  if (claim === 'taken') return ['good']
  return claim === 'waiting' || claim === 'unknown' ? ['info', 'warning'] : ['good', 'info', 'warning', 'bad', 'quiet']
}

/** The block that shows that something is in progress. */
const WAITING = 'waiting'

/**
 * Checks that a step uses `watch` only if it claims something about a payment. If a step has a waiting block, it must
 * run a service. If the block has a guard, the service must change a fact of that guard, or the block never disappears.
 */
export const checkWaits: Pass = ({ flow, catalogue, problems }) => {
  checkEarly(flow, problems)
  for (const { id, watch, enter, claims, blocks } of flow.steps.values()) {
    for (const { name, tree } of blocks) {
      const tone = name === ICON ? textOf(partOf(tree, 'tone')) : undefined
      if (tone === undefined || claims === undefined || tonesFor(claims.text).includes(tone.text)) continue
      const what = `The icon of \`${id}\` has the tone \`${tone.text}\`, and the step says \`${claims.text}\`.`
      const [write = 'info'] = tonesFor(claims.text)
      problems.add('wrong-tone', tone.at, what, { name: tone.text, write })
    }
    const service = watch?.service
    const spec = own(catalogue.services, service?.text ?? '')
    if (service !== undefined && spec !== undefined) {
      if (spec.everyMs === undefined)
        problems.add('needless-watch', service.at, `\`${service.text}\` of \`${id}\` runs only once.`)
      else if (claims === undefined) problems.add('needless-watch', service.at, `\`${id}\` says nothing of a payment.`)
    }
    const brought = new Set([enter, watch].flatMap(handling => broughtBy(handling, catalogue)))
    const isIdle = (guard: string) => !factsIn(flow, guard).some(fact => brought.has(fact))
    const idle = blocks.find(
      ({ name, when }) =>
        name === WAITING && (when === undefined ? enter === undefined && watch === undefined : isIdle(when.text)),
    )
    if (idle !== undefined)
      problems.add('idle-wait', idle.id?.at ?? idle.tree.at, `\`${idle.id?.text}\` of \`${id}\` waits for nothing.`)
  }
}

/**
 * Checks that no control is shown only while a waiting block is. That block’s guard says that something is not known yet,
 * so the control would be gone once it is known.
 */
function checkEarly(flow: FlowModel, problems: Problems): void {
  const blocks = screensOf(flow).flatMap(screen => screen.blocks.map(block => ({ screen, block })))
  const waiting = new Set(blocks.flatMap(({ block: { name, when } }) => (name === WAITING ? (when?.text ?? []) : [])))
  for (const { screen, block } of blocks) {
    const { id, name, when, emits } = block
    if (when === undefined || name === WAITING || emits.length === 0 || !waiting.has(when.text)) continue
    const what = `\`${id?.text ?? name}\` of \`${screen.id}\` is shown only while \`${when.text}\` holds, as a waiting block is.`
    problems.add('early-control', when.at, what)
  }
}

/** Returns the facts that may change with an answer of the service. */
function broughtBy(handling: Handling | undefined, { services }: Catalogue): readonly string[] {
  const outcomes = Object.values(own(services, handling?.service?.text ?? '')?.outcomes ?? {})
  return outcomes.flatMap(outcome => {
    const { gives = [], mayGive = [], clears = [], mayClear = [] } = outcome ?? {}
    return [...gives, ...mayGive, ...clears, ...mayClear]
  })
}
