import { own } from '../../engine/flow.ts'
import { partOf } from '../json-tree.ts'
import { idIn, type Pass } from '../pass.ts'

/**
 * Checks the answers of `enter` on a step that confirms a charge. If an answer reports nothing to the customer, the
 * customer must stay on the step. Otherwise nobody could pay there.
 */
export const checkStays: Pass = ({ flow, catalogue, problems }) => {
  for (const { id, tree, enter } of flow.steps.values()) {
    if (enter?.service === undefined || partOf(tree, 'confirms') === undefined) continue
    const { outcomes = {} } = own(catalogue.services, enter.service.text) ?? {}
    for (const [name, outcome] of Object.entries(outcomes)) {
      if (outcome === undefined || outcome.says || outcome.money?.some(money => money !== 'none') !== false) continue
      const ways = enter.ways.filter(way => way.outcome === name)
      const [first] = ways
      const isKept = ways.some(({ to }) => to.text === 'stay' || idIn(to, 'modal') !== undefined)
      if (first === undefined || isKept) continue
      problems.add(
        'hasty-leave',
        first.to.at,
        `\`${name}\` of ${enter.service.text} leads away from \`${id}\`, which confirms a charge.`,
      )
    }
  }
}
