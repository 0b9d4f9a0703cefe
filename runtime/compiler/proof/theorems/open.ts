import { own } from '../../../engine/flow.ts'
import type { StepModel } from '../../model.ts'
import { mostOf } from '../../passes/likely-targets.ts'
import { type Claim, claimOf, wordOf } from '../claims.ts'
import type { Move } from '../explore-worlds.ts'
import type { Proof, Theorem } from '../proof.ts'
import { topOf } from '../situation.ts'
import { causeOf, labelOf, nameOf, storyOf } from '../story.ts'
import { confirmingStep } from '../usual-step.ts'
import type { Picked } from '../worlds.ts'

/**
 * Theorem about open payments: if a control leads to an open payment, it is shown only while a payment may be open. It
 * leads to the screen for that kind of payment. The home page has a control for each kind that the flow can show.
 */
export const open: Theorem = proof => {
  const entrances = proof.explored.taps.filter(move => isEntrance(proof, move))
  checkFounded(proof, entrances)
  // If a wrong guard leads to wrong screens, some open payments are out of reach only because of it.
  if (!checkKinds(proof)) checkHome(proof, entrances)
}

/** A move to the screen for another kind of payment than the one that is open. */
interface Crossing {
  readonly move: Move
  readonly kind: unknown
  readonly world: Picked | undefined
  /** The guard of the branch or of the block that makes this move possible. */
  readonly guard: string | undefined
}

/**
 * Reports a move to a screen for one kind of open payment while a payment of another kind is open. The screen's
 * service, such as `pix.watchPayment`, decides its kind. A screen without such a service can be for several kinds. If
 * one guard is the reason for several such moves, reports only the guard, and returns true.
 */
function checkKinds(proof: Proof): boolean {
  const { catalogue, explored, flow, problems } = proof
  const { fact = '', values = [] } = catalogue.openPayment[0] ?? {}
  const kindOf = (step: StepModel | undefined) =>
    values.find(kind => kind === (step?.watch ?? step?.enter)?.service?.text.split('.')[0])
  const kinds = new Set([...flow.steps.values()].map(kindOf))
  const seen = new Set<unknown>()
  const found: Crossing[] = []
  for (const move of explored.moves) {
    const { probe, from, to, worlds, handled } = move
    // An answer that leaves the customer on the screen is checked too: the payment may have become one of another kind.
    const isAnswered = probe.by === 'service' && topOf(from.state) === null
    const hasStayed = from.state.step === to.state.step && !isAnswered
    if (probe.by === 'address' || hasStayed || seen.has(handled?.way)) continue
    if (topOf(to.state) !== null || !saysOpen(proof, to)) continue
    const shown = kindOf(flow.steps.get(to.state.step))
    const isOther = (kind: unknown) =>
      values.includes(kind) && kind !== shown && (shown !== undefined || kinds.has(kind))
    const open = probe.given?.get(fact) ?? worlds.flat().flatMap(([read, value]) => (read === fact ? [value] : []))
    const other = open.find(isOther)
    if (other === undefined) continue
    seen.add(handled?.way)
    const world = worlds.find(one => one.some(([read, value]) => read === fact && value === other))
    found.push({ move, kind: other, world, guard: handled?.way?.when?.text ?? probe.block?.when?.text })
  }
  const guards = found.flatMap(({ guard }) => guard ?? [])
  const repeated = mostOf(guards.filter((guard, at) => guards.indexOf(guard) !== at))
  const told = found.find(({ guard }) => repeated !== undefined && guard === repeated)
  const shownFor = (to: Move['to']) => kindOf(flow.steps.get(to.state.step))
  for (const crossing of told === undefined ? found : [told]) {
    const { move, kind, world, guard } = crossing
    const { from, to, handled } = move
    const kindOpen =
      own(own(catalogue.facts, fact)?.valueWords ?? {}, String(kind)) ?? `\`${fact}\` is \`${String(kind)}\``
    const right = [...flow.steps.values()].find(
      step => kindOf(step) === (kinds.has(String(kind)) ? kind : undefined) && isOpenWord(wordOf(step)),
    )
    const mend = right && `Write \`step:${right.id}\` in place of \`${handled?.way?.to.text}\`: that screen is for it.`
    const story = storyOf(explored, world === undefined ? move : { ...move, worlds: [world] })
    if (told === undefined) {
      const what = `${causeOf(move)} leads from \`${nameOf(from)}\` to \`${nameOf(to)}\` while ${kindOpen}, and that screen is not for it.`
      const why = 'The customer would read of a payment that does not exist, and would not find their own.'
      problems.add('nothing-open', handled?.way?.at ?? flow.tree.at, what, { story }, { why, mend })
    } else {
      const at = flow.guards.get(guard ?? '')?.at ?? flow.tree.at
      const what = `\`${guard}\` is true while ${kindOpen}, and so shows the customer the way to \`${nameOf(to)}\`, which is for another kind of payment.`
      problems.add(
        'nothing-open',
        at,
        what,
        { story },
        {
          why: 'The customer would read of a payment that does not exist, and would not find their own.',
          mend: guardMend(proof, guard ?? '', shownFor(to)),
        },
      )
    }
  }
  return told !== undefined
}

/** Returns how to correct a guard that lets customers with another kind of payment than `kind` through. */
function guardMend({ prepared }: Proof, name: string, kind: unknown): string {
  const guard = own(prepared.guards, name)
  if (kind === undefined || guard === undefined || !('is' in guard))
    return `Correct \`${name}\`, or the way that it opens.`
  const [right, wrong] = [kind, guard.is].map(value => `\`"is": ${JSON.stringify(value)}\``)
  return `Write ${right} in place of ${wrong} in this line.`
}

/** Returns whether the move is a tap that leads from a screen without an open payment to a step that shows one. */
function isEntrance(proof: Proof, { probe, from, to }: Move): boolean {
  if (probe.block === undefined || probe.block.tells) return false
  return topOf(to.state) === null && from.state.step !== to.state.step && saysOpen(proof, to) && !saysOpen(proof, from)
}

function saysOpen(proof: Proof, situation: Move['from']): boolean {
  return isOpenWord(claimOf(proof, situation))
}

function isOpenWord(claim: Claim): boolean {
  return claim === 'unknown' || claim === 'waiting'
}

function checkFounded(proof: Proof, entrances: readonly Move[]): void {
  const { catalogue, explored, problems } = proof
  const isOpen = (world: Picked) =>
    world.some(([fact, value]) => catalogue.openPayment.some(one => one.fact === fact && one.values.includes(value)))
  const told = new Set<unknown>()
  for (const move of entrances) {
    const { block } = move.probe
    const world = move.worlds.find(one => !isOpen(one))
    if (block === undefined || world === undefined || told.has(block)) continue
    told.add(block)
    const label = labelOf(block, move.probe.name)
    const { way, handling } = move.handled ?? {}
    const at = block.when?.at ?? way?.at ?? block.tree.at
    const confirming = confirmingStep(proof, handling)
    // The button may be shown without an open payment if it is in a dialog or has branches. Then its target is wrong.
    const isDialog = topOf(move.from.state) !== null
    const isBranch = block.when === undefined && (isDialog || (handling?.ways.length ?? 0) > 1)
    const skipped =
      isBranch && confirming !== undefined
        ? `, and skips \`${confirming.replace('step:', '')}\`, where the customer pays`
        : ''
    const what = `${causeOf(move)} leads from \`${nameOf(move.from)}\` to \`${nameOf(move.to)}\` also while no payment is open${skipped}.`
    const why =
      skipped === ''
        ? 'The customer would wait for a payment that does not exist.'
        : 'The customer would wait for a payment that never began, and get no recharge.'
    const lead = `\`${confirming ?? 'step:…'}\` in place of \`${way?.to.text ?? 'step:…'}\``
    const mend = isBranch
      ? `Write ${lead}.`
      : `Show “${label}” only while such a payment is open: give its block a \`when\`${guardsFor(proof)}. If it is to pay, write ${lead}.`
    problems.add('nothing-open', at, what, { story: storyOf(explored, { ...move, worlds: [world] }) }, { why, mend })
  }
}

/**
 * Checks that the home page leads to each kind of open payment. A home page that confirms a charge is skipped: it is
 * the payment page itself, which shows an open payment and refuses to pay meanwhile.
 */
function checkHome({ catalogue, flow, prepared, problems }: Proof, entrances: readonly Move[]): void {
  const home = flow.steps.get(flow.always.get('home')?.ways[0]?.to.text.replace('step:', '') ?? '')
  if (home === undefined || prepared.steps[home.id]?.confirms !== undefined) return
  const kindsFrom = (moves: readonly Move[]) =>
    moves.flatMap(({ worlds }) => worlds.flat()).filter(([fact]) => fact === catalogue.openPayment[0]?.fact)
  const shown = new Set(kindsFrom(entrances.filter(({ from }) => nameOf(from) === home.id)).map(([, value]) => value))
  for (const [fact, value] of kindsFrom(entrances)) {
    if (shown.has(value) || catalogue.openPayment[0]?.values.includes(value) !== true) continue
    shown.add(value)
    const isOpen =
      own(own(catalogue.facts, fact)?.valueWords ?? {}, String(value)) ?? `\`${fact}\` is \`${String(value)}\``
    const what = `While ${isOpen}, nothing on \`${home.id}\` leads to that payment.`
    problems.add('unseen-payment', home.at, what)
  }
}

/** Returns examples of guards that are true only while a payment is open, as the end of a sentence. */
function guardsFor({ catalogue, flow, prepared }: Proof): string {
  const { fact = '', values = [] } = catalogue.openPayment[0] ?? {}
  const isFit = (name: string) => {
    const guard = prepared.guards[name]
    return guard !== undefined && 'is' in guard && guard.fact === fact && values.includes(guard.is)
  }
  const [first, second] = [...flow.guards.keys()].filter(isFit)
  const names = [first, second].flatMap(name => (name === undefined ? [] : [`\`"when": "${name}"\``]))
  return names.length === 0 ? ` whose guard reads \`${fact}\`` : `, such as ${names.join(' or ')}`
}
