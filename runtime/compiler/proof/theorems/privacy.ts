import { own } from '../../../engine/flow.ts'
import { handlingsOf } from '../../flow-parts.ts'
import type { Theorem } from '../proof.ts'

/** Theorem about access: a public screen does nothing that needs a logged-in customer. */
export const privacy: Theorem = ({ catalogue, flow, problems }) => {
  for (const step of flow.steps.values()) {
    if (step.isPrivate) continue
    for (const { service } of handlingsOf(step)) {
      const need = own(catalogue.services, service?.text ?? '')?.needs.find(fact => fact.startsWith('session.'))
      if (service === undefined || need === undefined) continue
      const what = `Anybody may open “${step.id}”, and ${service.text} needs ${need}.`
      problems.add('open-to-anyone', service.at, what)
    }
  }
}
