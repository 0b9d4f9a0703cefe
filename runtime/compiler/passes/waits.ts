import { own } from '../../engine/flow.ts'
import type { Pass } from '../pass.ts'

/** The block that shows that something is in progress. */
const WAITING = 'waiting'

/**
 * Checks that a step uses `watch` only if it claims something about a payment. If a step has a waiting block, it must
 * run a service.
 */
export const checkWaits: Pass = ({ flow, catalogue, problems }) => {
  for (const { id, watch, enter, claims, blocks } of flow.steps.values()) {
    const service = watch?.service
    const spec = own(catalogue.services, service?.text ?? '')
    if (service !== undefined && spec !== undefined) {
      if (spec.everyMs === undefined)
        problems.add('needless-watch', service.at, `“${service.text}” of “${id}” runs only once.`)
      else if (claims === undefined) problems.add('needless-watch', service.at, `“${id}” says nothing of a payment.`)
    }
    const idle = blocks.find(({ name, when }) => name === WAITING && when === undefined)
    if (idle !== undefined && enter === undefined && watch === undefined)
      problems.add('idle-wait', idle.id?.at ?? idle.tree.at, `“${idle.id?.text}” of “${id}” waits for nothing.`)
  }
}
