import { own } from '../../engine/flow.ts'
import { explore } from '../explore.ts'
import { handlingsOf, screensOf } from '../flow-parts.ts'
import { partOf } from '../json-tree.ts'
import type { Handling, ModalModel, StepModel, Way } from '../model.ts'
import { type Pass, type PassInput, shownBy } from '../pass.ts'
import { agrees, harmOf, meanings, saidBy, wordOf } from '../proof/claims.ts'
import { answered } from '../proof/story.ts'
import { honestTarget } from '../proof/usual-step.ts'

/** The outcome of every service after a call without an answer. */
const LOST = 'unreachable'

/**
 * Checks where answers lead. After a lost answer, the customer must stay on the screen. Only the answer with a
 * payment's result may lead to the screen for that result.
 */
export const checkEnds: Pass = input => {
  const { flow, problems } = input
  const told = new Set<string>()
  for (const screen of screensOf(flow)) {
    const beside = 'enter' in screen ? [screen.enter, screen.watch] : []
    for (const handling of handlingsOf(screen)) {
      const { service } = handling
      if (service === undefined) continue
      for (const way of handling.ways) {
        const { to, outcome } = way
        if (to.text === 'back')
          problems.add('misplaced-target', to.at, `\`${outcome}\` of ${service.text} leads back, wherever that is.`)
        if (outcome === LOST && to.text !== 'stay' && !beside.includes(handling))
          problems.add('lost-form', to.at, `\`${outcome}\` of ${service.text} leads to \`${to.text}\`.`, {
            name: to.text,
            write: 'stay',
          })
        checkEnd(input, screen, handling, way, told)
      }
    }
  }
}

function checkEnd(
  input: PassInput,
  screen: StepModel | ModalModel,
  { service }: Handling,
  { to, when, outcome }: Way,
  told: Set<string>,
): void {
  const { flow, catalogue, problems } = input
  const step = flow.steps.get(shownBy(to) ?? '')
  const isHome = step !== undefined && flow.always.get('home')?.ways.some(home => shownBy(home.to) === step.id) === true
  const isEnd = step?.isFinal === true || (step !== undefined && partOf(step.tree, 'confirms') !== undefined && !isHome)
  if (step === undefined || !isEnd || when !== undefined) return
  const spec = own(own(catalogue.services, service?.text ?? '')?.outcomes ?? {}, outcome ?? '')
  const brought = new Set(spec?.cases.flatMap(({ gives, mayGive }) => [...gives, ...mayGive]))
  const isEarned = step.needs.some(({ text: need }) => brought.has(need) || isKnownOn(input, screen, need))
  if (step.needs.length === 0 || isEarned) return
  // Several services may share this line of the file by `like`, and one message is enough.
  const key = `${to.at.file} ${to.at.pointer}`
  if (told.has(key)) return
  told.add(key)
  const claim = wordOf(step)
  const [money] = spec?.cases.flatMap(one => one.money ?? []) ?? []
  if (money !== undefined && claim !== undefined && !agrees(money, claim)) {
    const target = honestTarget(flow, money, outcome ?? '')
    const answer = answered(outcome ?? '', spec?.words)
    const what = `After the answer ${answer} ${meanings[money]}, and the screen \`${step.id}\` ${saidBy(claim)}.`
    problems.add('unearned-end', to.at, what, target === undefined ? undefined : { name: to.text, write: target }, {
      why: harmOf(money, claim),
      mend: target && 'That screen says what is true.',
    })
    return
  }
  const needs = step.needs.map(({ text: need }) => `\`${need}\``).join(' or ')
  const what = `The answer ${answered(outcome ?? '', spec?.words)} leads to \`${step.id}\`, and does not bring ${needs}.`
  problems.add('unearned-end', to.at, what)
}

/**
 * Returns whether a fact is known wherever a screen is shown. For a modal, each step under it must need or collect the
 * fact.
 */
function isKnownOn(input: PassInput, screen: StepModel | ModalModel, fact: string): boolean {
  const under = 'needs' in screen ? [screen] : stepsUnder(input, screen)
  const collects = screen.blocks.some(({ writes }) => writes.includes(fact))
  return collects || (under.length > 0 && under.every(({ needs }) => needs.some(({ text }) => text === fact)))
}

function stepsUnder(input: PassInput, { id }: ModalModel): readonly StepModel[] {
  return explore(input).screens.flatMap(({ step, modal }) => (modal === id ? (input.flow.steps.get(step) ?? []) : []))
}
