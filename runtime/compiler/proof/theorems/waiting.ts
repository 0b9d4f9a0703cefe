import { own } from '../../../engine/flow.ts'
import type { ServiceSpec } from '../../catalogue.ts'
import { factsIn, handlingsOf } from '../../flow-parts.ts'
import type { StepModel } from '../../model.ts'
import { claimOf } from '../claims.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { placeOf, topOf } from '../situation.ts'
import { startedBy } from '../started.ts'
import { answered, nameOf, storyOf } from '../story.ts'

/**
 * Theorem: waiting ends. If a screen claims an open payment, it checks the payment repeatedly, or lets the customer
 * check it. When the payment has ended, it leads to another screen. When the payment takes long, it shows another text.
 */
export const waiting: Theorem = proof => {
  for (const step of proof.flow.steps.values()) if (isWord(step.claims?.text)) checkStep(proof, step)
  checkEnds(proof)
}

function isWord(word: string | undefined): boolean {
  return word === 'waiting' || word === 'unknown'
}

const isEnd = (money: string | undefined): boolean => money === 'taken' || money === 'returned' || money === 'none'

/** Returns whether a service finds out how a payment has ended and takes no money itself. */
function finds(spec: ServiceSpec | undefined): spec is ServiceSpec {
  const words = Object.values(spec?.outcomes ?? {}).flatMap(outcome => outcome?.money ?? [])
  return spec !== undefined && spec.charges === undefined && words.some(isEnd)
}

function checkStep({ catalogue, flow, explored, problems }: Proof, step: StepModel): void {
  const specOf = (name: string | undefined) => own(catalogue.services, name ?? '')
  const watch = specOf(step.watch?.service?.text)
  const isTapped = ({ from, effects }: Move) =>
    from.state.step === step.id && topOf(from.state) === null && finds(startedBy(catalogue, { effects })?.spec)
  const isWatched = finds(watch) && watch.everyMs !== undefined
  if (!isWatched && !explored.taps.some(isTapped)) {
    const once = handlingsOf(step).some(({ service }) => finds(specOf(service?.text)))
    const looks = once ? 'looks only once how it ends' : 'never looks how it ends'
    problems.add('endless-wait', step.at, `\`${step.id}\` says that a payment is open, and ${looks}.`)
  }
  const late = finds(watch) ? watch.late : undefined
  const saysLate = step.blocks.some(({ when }) => when !== undefined && factsIn(flow, when.text).includes(late ?? ''))
  if (late !== undefined && !saysLate)
    problems.add(
      'endless-wait',
      step.at,
      `\`${step.id}\` says the same however long a payment is open: no block asks for \`${late}\`.`,
    )
}

/** Reports a payment result after which the screen still claims that the payment is open. */
function checkEnds(proof: Proof): void {
  const { catalogue, explored, flow, problems } = proof
  const told = new Set<unknown>()
  for (const move of explored.answers) {
    const { probe, from, to, handled } = move
    if (!isEnd(probe.money) || !finds(own(catalogue.services, probe.service ?? ''))) continue
    if (told.has(handled?.way) || !isWord(claimOf(proof, from)) || placeOf(from.state) !== placeOf(to.state)) continue
    // A dialog hides the screen below, and a message page replaces it. So in both cases the customer sees the result.
    if (topOf(to.state) !== null || to.state.message !== null) continue
    told.add(handled?.way)
    const what = `After the answer ${answered(probe.name, probe.words)} no payment is open, and \`${nameOf(to)}\` still says that one is.`
    problems.add('endless-wait', handled?.way?.at ?? flow.tree.at, what, { story: storyOf(explored, move) })
  }
}
