import { own } from '../../../engine/flow.ts'
import { titledName } from '../../flow-parts.ts'
import { type Place, partOf } from '../../json-tree.ts'
import { whereIs } from '../../line.ts'
import type { BlockModel } from '../../model.ts'
import { dialogsOpenedBy } from '../dialogs.ts'
import type { Move } from '../explore-worlds.ts'
import { isShown } from '../probes.ts'
import type { Proof, Theorem } from '../proof.ts'
import { placeOf, sessionOf, topOf } from '../situation.ts'
import { startedBy } from '../started.ts'
import { causeOf, nameOf, storyOf } from '../story.ts'

/**
 * Theorem: the customer pays what they see. If a tap charges, or agrees to later charges, the screen shows every fact
 * to which the customer agrees. The service reads the same facts.
 */
export const seen: Theorem = proof => {
  const { explored, problems, flow } = proof
  const told = new Set<unknown>()
  // A dialog that only the answer of a charge opens belongs to the payment that the customer has already confirmed. So
  // it need not show the facts again.
  const answering = dialogsOpenedBy(
    proof,
    ({ service }) => own(proof.catalogue.services, service ?? '')?.charges !== undefined,
  )
  for (const move of explored.taps) {
    const { spec } = startedBy(proof.catalogue, move) ?? {}
    const agreedTo = spec?.agreedTo ?? []
    if (agreedTo.length === 0 || told.has(move.handled?.handling)) continue
    if (answering.has(placeOf(move.from.state))) continue
    const hidden = hiddenFrom(proof, move, agreedTo)
    if (hidden.length === 0) continue
    told.add(move.handled?.handling)
    const deed = spec?.charges === undefined ? 'authorizes charges' : 'pays'
    const words = hidden.map(fact => own(proof.catalogue.facts, fact)?.words ?? `\`${fact}\``)
    const partial = showing(proof, move, hidden).map(
      ({ id, name, when }) =>
        `\`${id?.text ?? name}\`, and only to customers for whom the guard \`${when?.text}\` holds`,
    )
    const sometimes = partial.length === 0 ? '' : ` It is shown only by ${[...new Set(partial)].join(', or by ')}.`
    const what = `${causeOf(move)} ${deed}, and ${screenName(proof, move)} ${sometimes === '' ? 'does not show' : 'does not always show'} ${words.join(', nor ')}.${sometimes}`
    const why = `The customer would ${spec?.charges === undefined ? 'agree to charges' : 'pay'} without having read that.`
    const at = move.probe.block?.tree.at ?? move.handled?.handling.at ?? flow.tree.at
    const mend = showAdvice(proof, move, hidden, at)
    problems.add('unseen-order', at, what, { story: storyOf(explored, move) }, { why, mend, keep: '' })
  }
}

/**
 * Returns advice with a line that an author can paste into the screen's blocks. If another screen shows all the hidden
 * facts in a block without an event, the line repeats that block by `like`. Otherwise it is a heading with the facts.
 * `at` is the place of the message.
 */
function showAdvice({ catalogue, flow }: Proof, { from }: Move, hidden: readonly string[], at: Place): string {
  const modal = flow.modals.get(topOf(from.state) ?? '')
  const screen = modal ?? flow.steps.get(from.state.step)
  const screens = [
    ...[...flow.steps.values()].map(one => [`steps/${one.id}`, one] as const),
    ...[...flow.modals.values()].map(one => [`modals/${one.id}`, one] as const),
  ]
  const shows = (block: BlockModel) => hidden.every(fact => block.shows.has(fact))
  const isFit = (block: BlockModel) => shows(block) && block.when === undefined && block.emits.length === 0
  const [found] = screens.flatMap(([path, { id, title, blocks }]) =>
    id === screen?.id
      ? []
      : blocks
          .filter(isFit)
          .flatMap(block =>
            block.id ? [{ name: titledName({ id, title }), like: `${path}/blocks/${block.id.text}` }] : [],
          ),
  )
  const line =
    found === undefined
      ? `{ "id": "order", "block": "heading", "text": "${hidden.map(fact => written(catalogue, fact)).join(' · ')}" },`
      : `{ "id": "order", "like": "${found.like}" },`
  const list = screen && partOf(screen.tree, 'blocks')
  const where = list === undefined ? '' : `, after the \`[\` in ${whereIs(list.at, at)}`
  const like = found === undefined ? '' : `, as on ${found.name}`
  return `Write \`${line}\` as the first of its blocks${where}: that shows ${hidden.length === 1 ? 'it' : 'them'}${like}.`
}

/** Returns the screen of a move, also by its title if that is a plain text. */
function screenName({ flow }: Proof, { from }: Move): string {
  const title = (flow.modals.get(topOf(from.state) ?? '') ?? flow.steps.get(from.state.step))?.title?.text
  const name = `\`${nameOf(from)}\``
  return title === undefined || title.includes('{') ? name : `${name} (“${title}”)`
}

/** Returns the blocks of the screen that show some of the facts, but not always. */
function showing({ flow }: Proof, { from }: Move, hidden: readonly string[]): readonly BlockModel[] {
  return blocksOf(flow, from).filter(block => hidden.some(fact => block.shows.has(fact)))
}

function blocksOf(flow: Proof['flow'], from: Move['from']): readonly BlockModel[] {
  const modal = flow.modals.get(topOf(from.state) ?? '')
  return [...(modal?.blocks ?? []), ...(flow.steps.get(from.state.step)?.blocks ?? [])]
}

/** Returns a fact as a text names it, such as `{recharge.value:money}`. */
function written({ facts, readableFacts }: Proof['catalogue'], fact: string): string {
  const [format = 'text'] = own(facts, fact)?.type === 'cents' ? ['money'] : (own(readableFacts, fact) ?? [])
  return `{${fact}${format === 'text' ? '' : `:${format}`}}`
}

/** Returns the facts of `agreedTo` that no block shows when the customer can tap. */
function hiddenFrom(proof: Proof, { from, probe }: Move, agreedTo: readonly string[]): readonly string[] {
  const { flow, prepared, explored } = proof
  const blocks = blocksOf(flow, from)
  const hides = (fact: string) =>
    explored.worlds.some(
      sessionOf(from),
      facts =>
        isShown(prepared, probe.block, facts) &&
        !blocks.some(block => block.shows.has(fact) && isShown(prepared, block, facts)),
    )
  return agreedTo.filter(hides)
}
