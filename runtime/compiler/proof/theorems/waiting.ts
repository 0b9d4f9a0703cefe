import { own } from '../../../engine/flow.ts'
import { handlingsOf } from '../../flow-parts.ts'
import type { Theorem } from '../proof.ts'

/** Theorem: waiting ends. A screen that says that a payment is open finds out how it ends, by itself or by a tap. */
export const waiting: Theorem = ({ catalogue, flow, problems }) => {
  for (const step of flow.steps.values()) {
    const word = step.claims?.text
    if (word !== 'waiting' && word !== 'unknown') continue
    const looks = handlingsOf(step).some(({ service }) => {
      const spec = own(catalogue.services, service?.text ?? '')
      const ends = Object.values(spec?.outcomes ?? {}).flatMap(outcome => outcome?.money ?? [])
      return (
        spec?.charges === undefined && ends.some(money => money === 'taken' || money === 'returned' || money === 'none')
      )
    })
    if (!looks)
      problems.add('endless-wait', step.at, `“${step.id}” says that a payment is open, and never looks how it ends.`)
  }
}
