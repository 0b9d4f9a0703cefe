import { objectOf } from '../../../runtime/compiler/diff/json.ts'
import type { Authored } from '../authored.ts'
import { type Edit, set } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pick } from '../pick.ts'
import { type Target, targetsOf } from '../sites.ts'

type Others = (target: Target, authored: Authored) => readonly string[]

/** Returns a mutation class that replaces a target by other targets. */
function retarget(name: string, about: string, others: Others): MutationClass {
  const mutate = (authored: Authored): readonly Edit[] =>
    targetsOf(authored).flatMap(target =>
      others(target, authored)
        .filter(other => other !== target.text)
        .map(other => set(target.path, target.text, other)),
    )
  return { name, about, mutate }
}

/** Returns a mutation class that replaces every target by `to`. */
const always = (to: string, name: string, about: string) => retarget(name, about, () => [to])

const isStep = ({ text }: Target) => /^(step|return):/.test(text)
const isModal = ({ text }: Target) => text.startsWith('modal:')
const stepsOf = ({ whole }: Authored) => Object.keys(objectOf(whole.steps)).map(id => `step:${id}`)
const modalsOf = ({ whole }: Authored) => Object.keys(objectOf(whole.modals)).map(id => `modal:${id}`)

/** Returns the targets `field:<fact>` of the fields on the handler's screen. */
function fieldsBeside({ handler }: Target): readonly string[] {
  const blocks = handler.screen?.whole.blocks
  return (Array.isArray(blocks) ? blocks : []).flatMap(block => {
    const { fact } = objectOf(block)
    return typeof fact === 'string' ? [`field:${fact}`] : []
  })
}

export const targetClasses: readonly MutationClass[] = [
  retarget('target-other-step', 'A step leads to another step.', (target, authored) =>
    isStep(target) ? pick(stepsOf(authored), 2, target.path) : [],
  ),
  retarget('target-other-modal', 'A dialog is another dialog.', (target, authored) =>
    isModal(target) ? pick(modalsOf(authored), 2, target.path) : [],
  ),
  retarget('target-step-for-modal', 'A dialog is a step instead.', (target, authored) =>
    isModal(target) ? pick(stepsOf(authored), 1, target.path) : [],
  ),
  retarget('target-modal-for-step', 'A step is a dialog instead.', (target, authored) =>
    isStep(target) ? pick(modalsOf(authored), 1, target.path) : [],
  ),
  retarget('target-success', 'A way leads to the success screen.', (target, { whole }) =>
    'success' in objectOf(whole.steps) && !target.text.startsWith('step:success') ? ['step:success'] : [],
  ),
  retarget('target-payment', 'A way leads to the payment screen.', (_, { whole }) =>
    'payment' in objectOf(whole.steps) ? ['step:payment'] : [],
  ),
  retarget('target-start', 'A way leads to the start.', (_, { whole }) => [`step:${whole.start}`]),
  always('stay', 'target-stay', 'A way stays where it is.'),
  always('close', 'target-close', 'A way closes the dialog.'),
  always('back', 'target-back', 'A way leads back.'),
  always('message', 'target-message', 'A way shows the message page.'),
  always('leave', 'target-leave', 'A way leaves for another site.'),
  retarget('target-return', 'A step is returned to, or no longer.', ({ text }) =>
    text.startsWith('step:')
      ? [text.replace('step:', 'return:')]
      : text.startsWith('return:')
        ? [text.replace('return:', 'step:')]
        : [],
  ),
  retarget('target-flow', 'A way leads to another flow.', (target, { flows, flow }) =>
    pick(
      [...flows.keys()].filter(id => id !== flow),
      1,
      target.path,
    ).map(id => `flow:${id}`),
  ),
  retarget('target-field', 'An outcome speaks at another field.', (target, { catalogue }) => [
    ...fieldsBeside(target),
    ...pick(Object.keys(catalogue.facts), 1, target.path).map(fact => `field:${fact}`),
  ]),
  retarget('target-misspelt', 'A target is misspelt.', ({ text }) =>
    text.includes(':') ? [`${text}s`, text.replace(':', ': ')] : [`${text}s`],
  ),
]
