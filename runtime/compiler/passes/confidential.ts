import { own } from '../../engine/flow.ts'
import { screensOf } from '../flow-parts.ts'
import type { Text } from '../json-tree.ts'
import { namedIn } from '../model.ts'
import type { Pass } from '../pass.ts'

/**
 * Checks that secret and personal facts stay confidential. A block may use a secret fact only if the block's code names
 * it. No config may read, compare or need a secret fact. A field for personal data must write a personal fact. Other
 * passes report such facts in texts and addresses.
 */
export const checkConfidential: Pass = ({ flow, catalogue, problems }) => {
  const refuseSecret = ({ text, at }: Text, who: string): void => {
    if (own(catalogue.facts, text)?.label === 'secret')
      problems.add('named-secret', at, `${who} names \`${text}\`, which is secret.`)
  }
  for (const [name, { fact }] of flow.guards) if (fact !== undefined) refuseSecret(fact, `The guard \`${name}\``)
  for (const { id, needs } of flow.steps.values()) for (const need of needs) refuseSecret(need, `\`${id}\``)
  for (const { id: screen, blocks } of screensOf(flow)) {
    for (const block of blocks) {
      const who = `\`${block.id?.text ?? block.name}\` of \`${screen}\``
      for (const { text, prop } of namedIn(block, ['reads', 'writes'])) {
        const fact = own(catalogue.facts, text.text)
        if (prop.enum === undefined) refuseSecret(text, who)
        if (prop.holds === 'personal' && fact !== undefined && fact.label === undefined)
          problems.add('unlabelled-answer', text.at, `${who} writes \`${text.text}\`, which is not personal.`)
      }
    }
  }
}
