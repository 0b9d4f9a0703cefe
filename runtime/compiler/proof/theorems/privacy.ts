import { own } from '../../../engine/flow.ts'
import { explore } from '../../explore.ts'
import { handlingsOf } from '../../flow-parts.ts'
import { partOf, textOf } from '../../json-tree.ts'
import { whereIs } from '../../line.ts'
import type { StepModel } from '../../model.ts'
import type { Proof, Theorem } from '../proof.ts'

/**
 * Theorem about access: a public screen, with its dialogs, does nothing that needs a logged-in customer. If only
 * logged-in customers come to a screen that uses their facts, it is not public.
 */
export const privacy: Theorem = proof => {
  checkBehindLogin(proof)
  const { catalogue, flow, problems } = proof
  const { screens } = explore(proof)
  for (const step of flow.steps.values()) {
    if (step.isPrivate) continue
    const dialogs = screens.flatMap(one => (one.step === step.id ? (flow.modals.get(one.modal ?? '') ?? []) : []))
    for (const { service } of [step, ...dialogs].flatMap(handlingsOf)) {
      const need = own(catalogue.services, service?.text ?? '')?.needs.find(fact => fact.startsWith('session.'))
      if (service === undefined || need === undefined) continue
      const what = `Anybody may open \`${step.id}\`, and what it shows needs somebody who is logged in (${service.text}).`
      const access = textOf(partOf(step.tree, 'access'))
      const mend =
        access &&
        `Write \`customer\` in place of \`${access.text}\`, in the \`access\` of \`${step.id}\` in ${whereIs(access.at, service.at)}.`
      problems.add('open-to-anyone', service.at, what, undefined, mend)
    }
  }
}

function checkBehindLogin({ catalogue, explored, flow, problems }: Proof): void {
  const logged = new Set<string>()
  const others = new Set([flow.start?.text, ...catalogue.openedSteps])
  for (const { probe, from, to } of explored.moves) {
    // Back only leads a customer whose session has ended where they have been before.
    if (probe.by === 'address' || probe.by === 'back' || from.state.step === to.state.step) continue
    if (to.isIn) logged.add(to.state.step)
    else others.add(to.state.step)
  }
  for (const step of flow.steps.values()) {
    if (step.isPrivate || others.has(step.id) || !logged.has(step.id) || !usesFacts(step)) continue
    problems.add(
      'open-to-anyone',
      step.at,
      `Anybody may open \`${step.id}\`, and only customers who are logged in come to it.`,
    )
  }
}

/** Returns whether a step uses a fact that nobody has before the login. */
function usesFacts({ needs, blocks }: StepModel): boolean {
  const used = [...needs.map(({ text }) => text), ...blocks.flatMap(block => [...block.shows, ...block.writes])]
  return used.some(fact => !/^(?:channel|login|own)\./.test(fact))
}
