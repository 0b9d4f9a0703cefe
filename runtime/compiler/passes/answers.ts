import { own } from '../../engine/flow.ts'
import type { OutcomeSpec } from '../catalogue.ts'
import { handlingsOf, screensOf } from '../flow-parts.ts'
import type { Handling, ModalModel, StepModel, Way } from '../model.ts'
import { AUTHENTICATED, idIn, type Pass, type PassInput, shownBy } from '../pass.ts'

/**
 * Checks that targets are used for their purpose. `field:` shows a message at a field. `return:` follows a login.
 * `flow:` is for some customers only.
 */
export const checkAnswers: Pass = input => {
  const { flow } = input
  checkEndings(input)
  checkOuter(input)
  const between = new Set([...flow.steps.values()].flatMap(step => returnsOf(handlingsOf(step))))
  for (const [event, handling] of flow.always)
    checkHandling(input, handling, undefined, between, input.catalogue.outerEvents.includes(event))
  for (const screen of screensOf(flow))
    for (const handling of handlingsOf(screen)) checkHandling(input, handling, screen, between)
}

/** The name of the outcome that brings the address of another site, and of the target that leads there. */
const LEAVE = 'leave'

/** The events after which nobody is logged in. */
const ENDINGS = ['sessionExpired', 'invalidSession', 'loggedOut']

/**
 * Checks that the end of a session leads to no step for logged-in customers. There they would have to log in again
 * before they have read why.
 */
function checkEndings({ flow, problems }: PassInput): void {
  for (const event of ENDINGS) {
    for (const { to } of flow.always.get(event)?.ways ?? []) {
      const step = flow.steps.get(shownBy(to) ?? '')
      if (step?.isPrivate === true)
        problems.add(
          'misplaced-target',
          to.at,
          `\`${event}\` leads to \`${step.id}\`, which is for customers who are logged in.`,
        )
      else if (to.text === 'back' || to.text === 'stay' || to.text === 'close')
        problems.add(
          'misplaced-target',
          to.at,
          `After \`${event}\` nobody is logged in, and \`${to.text}\` stays where only customers are.`,
        )
    }
  }
}

/** Checks that an event of the app leads to its only fitting target, and that both ends of a session lead alike. */
function checkOuter({ flow, catalogue, problems }: PassInput): void {
  for (const [event, target] of Object.entries(catalogue.outerTargets)) {
    for (const { to } of flow.always.get(event)?.ways ?? []) {
      if (to.text === target || target === undefined) continue
      problems.add('misplaced-target', to.at, `\`${event}\` leads to \`${to.text}\`.`, undefined, {
        why: 'The app sends it on any screen, in the middle of anything.',
        mend: `Write \`"${event}": "${target}"\`.`,
      })
    }
  }
  const [one, other] = ['sessionExpired', 'invalidSession'].map(event => flow.always.get(event))
  const said = (handling: Handling | undefined) =>
    handling?.ways.map(({ when, to }) => `${when?.text} ${to.text}`).join()
  const hasGuards = [one, other].some(handling => handling !== undefined && handling.lists.length > 0)
  if (one !== undefined && other !== undefined && hasGuards && said(one) !== said(other))
    problems.add(
      'odd-branch',
      other.at,
      '`sessionExpired` and `invalidSession` lead to different screens.',
      undefined,
      {
        why: 'For the customer both are the same: the session has ended.',
        mend: 'Write the same targets in both.',
      },
    )
}

function returnsOf(handlings: readonly Handling[]): readonly string[] {
  return handlings.flatMap(({ ways }) => ways.flatMap(({ to }) => idIn(to, 'return') ?? []))
}

function checkHandling(
  input: PassInput,
  handling: Handling,
  screen: StepModel | ModalModel | undefined,
  between: ReadonlySet<string>,
  isOfApp = false,
): void {
  for (const way of handling.ways) {
    const outcome = outcomeOf(input, handling, way)
    checkField(input, way, outcome, screen)
    if (screen !== undefined && 'paths' in screen && screen.enter === undefined && way.to.text === `step:${screen.id}`)
      input.problems.add('misplaced-target', way.to.at, `\`${screen.id}\` leads to itself.`, {
        name: way.to.text,
        write: 'stay',
      })
    checkForm(input, handling, way, outcome, screen)
    if (way.outcome === LEAVE && way.to.text !== LEAVE && outcome !== undefined)
      input.problems.add('misplaced-target', way.to.at, `\`${LEAVE}\` brings an address, and nothing leads there.`, {
        name: way.to.text,
        write: LEAVE,
      })
    checkReturn(input, way, outcome, screen, between)
    if (handling.service !== undefined || isOfApp) checkHandover(input, way, outcome)
  }
  checkLogin(input, handling, screen)
}

function outcomeOf({ catalogue }: PassInput, { service }: Handling, { outcome }: Way): OutcomeSpec | undefined {
  return own(own(catalogue.services, service?.text ?? '')?.outcomes ?? {}, outcome ?? '')
}

function checkField(
  { problems }: PassInput,
  { to, outcome: name }: Way,
  outcome: OutcomeSpec | undefined,
  screen: StepModel | ModalModel | undefined,
): void {
  const field = idIn(to, 'field')
  if (field !== undefined && outcome?.says !== true)
    problems.add('misplaced-target', to.at, `\`${to.text}\` shows a message at a field, and nothing here brings one.`)
  const blamed = outcome?.at
  if (blamed === undefined || field === blamed || !screen?.blocks.some(({ writes }) => writes.includes(blamed))) return
  const meant = { name: to.text, write: `field:${blamed}` }
  problems.add(
    'wrong-field',
    to.at,
    `\`${name}\` is about what was typed for \`${blamed}\`: it belongs at that field.`,
    meant,
  )
}

/**
 * Checks that an answer leaves the dialog if it clears a fact that was typed there, or one that the service needs. The
 * dialog has then done its work, and what it is about is gone.
 */
function checkForm(
  { catalogue, problems }: PassInput,
  { service }: Handling,
  { to, outcome: name }: Way,
  outcome: OutcomeSpec | undefined,
  screen: StepModel | ModalModel | undefined,
): void {
  if (screen === undefined || 'paths' in screen) return
  const used = [
    ...(own(catalogue.services, service?.text ?? '')?.needs ?? []),
    ...screen.blocks.flatMap(({ writes }) => writes),
  ]
  if (outcome?.clears.some(fact => used.includes(fact)) !== true) return
  if (idIn(to, 'field') !== undefined || to.text === 'stay')
    problems.add(
      'kept-form',
      to.at,
      `\`${name}\` has done what \`${screen.id}\` asks for, and leads to \`${to.text}\`.`,
    )
}

/** Returns whether somebody is logged in after an outcome. */
export function logsIn(outcome: OutcomeSpec | undefined): boolean {
  return outcome?.gives.includes(AUTHENTICATED) === true && outcome.drops !== 'all'
}

/** `return:` is allowed only after a login, because anywhere else there is no earlier page that the customer wanted. */
function checkReturn(
  { problems }: PassInput,
  { to }: Way,
  outcome: OutcomeSpec | undefined,
  screen: StepModel | ModalModel | undefined,
  between: ReadonlySet<string>,
): void {
  const step = idIn(to, 'return')
  if (step === undefined || logsIn(outcome) || between.has(screen?.id ?? '')) return
  problems.add('wrong-return', to.at, `\`${to.text}\` is for a login, and nobody logs in here.`, {
    name: to.text,
    write: `step:${step}`,
  })
}

/**
 * Reports a target `flow:` to which an answer sends every customer. A guard must select some of them, or the session
 * must have ended. A tap is allowed to send everybody.
 */
function checkHandover({ problems }: PassInput, { to, when }: Way, outcome: OutcomeSpec | undefined): void {
  if (idIn(to, 'flow') === undefined || when !== undefined || outcome?.drops === 'all') return
  problems.add('whole-handover', to.at, `\`${to.text}\` leads every customer into another flow, by itself.`)
}

/**
 * Checks that each login leads back to the page that the customer wanted before. A guard may send some customers
 * elsewhere, but the last branch must be `return:` and not `step:`.
 */
function checkLogin(
  { catalogue, problems }: PassInput,
  handling: Handling,
  screen: StepModel | ModalModel | undefined,
): void {
  const { service, ways } = handling
  // A step that logs in by itself was opened by a link, which already contains the page to open. So it needs no
  // `return:`.
  if (screen === undefined || ('enter' in screen && screen.enter === handling)) return
  const { outcomes = {} } = own(catalogue.services, service?.text ?? '') ?? {}
  const logins = Object.entries(outcomes).flatMap(([name, outcome]) => (logsIn(outcome) ? name : []))
  for (const name of logins) {
    const [last] = ways.filter(({ outcome }) => outcome === name).reverse()
    if (last?.to.text.startsWith('step:') !== true) continue
    const meant = { name: last.to.text, write: last.to.text.replace('step:', 'return:') }
    problems.add(
      'wrong-return',
      last.to.at,
      `\`${name}\` of ${service?.text} leads everybody to \`${last.to.text}\`.`,
      meant,
    )
  }
}
