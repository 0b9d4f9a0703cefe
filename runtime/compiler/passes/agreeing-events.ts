import { own } from '../../engine/flow.ts'
import { handlingOf, screensOf } from '../flow-parts.ts'
import { namedIn } from '../model.ts'
import type { Pass } from '../pass.ts'

/**
 * Checks the events of a block with terms to which the customer agrees by one of them, such as by turning a switch on.
 * Exactly this event runs a service that authorizes charges.
 */
export const checkAgreeingEvents: Pass = ({ flow, catalogue, problems }) => {
  for (const screen of screensOf(flow)) {
    for (const block of screen.blocks) {
      const events = namedIn(block, ['event'])
      if (events.every(({ prop }) => prop.agrees !== true)) continue
      const wrong = events.find(({ text, prop }) => {
        const service = handlingOf(flow, screen, text.text)?.service
        const authorizes = (own(catalogue.services, service?.text ?? '')?.agreedTo ?? []).length > 0
        return authorizes !== (prop.agrees === true)
      })
      if (wrong === undefined) continue
      const { text, prop } = wrong
      const who = `\`${text.text}\` of \`${block.id?.text ?? block.name}\``
      const what = prop.agrees
        ? `By ${who} the customer agrees to the terms, and it runs nothing that these terms authorize.`
        : `${who} runs what the terms authorize, and the customer does not agree to them by it.`
      problems.add('wrong-label', text.at, what, undefined, 'Swap the events of this block, or what they run.')
    }
  }
}
