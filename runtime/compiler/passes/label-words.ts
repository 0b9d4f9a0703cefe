import type { Catalogue } from '../catalogue.ts'
import { handlingOf, screensOf } from '../flow-parts.ts'
import type { Text, Tree } from '../json-tree.ts'
import type { FlowModel, Handling, ModalModel, StepModel } from '../model.ts'
import { idIn, type Pass, shownBy } from '../pass.ts'
import { stemsOf } from '../words.ts'
import { controlsOf, pairsIn } from './label-titles.ts'

/**
 * Checks that two buttons of one block do not lead where the other should: each label has words of the screen to which
 * the other button leads, and none of its own screen.
 */
export const checkCrossedLabels: Pass = ({ flow, problems }) => {
  for (const { blocks, on } of screensOf(flow)) {
    for (const { tree } of blocks) {
      const leading = pairsIn(tree).flatMap(({ label, event }) => {
        const screen = onlyScreen(flow, handlingOf(flow, { on }, event.text))
        return screen === undefined ? [] : [{ label, event, screen, words: stemsIn(screen), own: stemsOf(label.text) }]
      })
      const fits = (one: (typeof leading)[number], other: (typeof leading)[number]) =>
        one.own.some(word => other.words.includes(word))
      for (const [at, one] of leading.entries()) {
        const crossed = leading
          .slice(at + 1)
          .find(other => fits(one, other) && fits(other, one) && !fits(one, one) && !fits(other, other))
        if (crossed === undefined) continue
        const what = `“${one.label.text}” leads to \`${one.screen.id}\`, and “${crossed.label.text}” to \`${crossed.screen.id}\`.`
        problems.add('foreign-label', one.event.at, what, undefined, 'Swap the two events of this block.')
      }
    }
  }
}

/**
 * Checks that a button that only leads to a screen shares a word with that screen. A label that names the home page
 * leads to the home page, the start or the login.
 */
export const checkLabelWords: Pass = ({ flow, catalogue, problems }) => {
  const known = new Map<StepModel | ModalModel, ReadonlySet<string>>()
  const wordsIn = (screen: StepModel | ModalModel) => {
    const words = known.get(screen) ?? new Set(stemsIn(screen))
    known.set(screen, words)
    return words
  }
  for (const control of controlsOf(flow)) {
    const { label, detail, event } = control
    const handling = handlingOf(flow, control, event.text)
    if (handling?.service !== undefined && namesHome(catalogue, label))
      problems.add(
        'foreign-label',
        label.at,
        `“${label.text}” starts ${handling.service.text}, which does not lead home.`,
      )
    const screen = onlyScreen(flow, handling)
    const words = stemsOf(`${label.text} ${detail?.text ?? ''}`)
    if (screen === undefined || words.length === 0) continue
    const isFit = namesHome(catalogue, label) ? isBase(flow, screen) : words.some(word => wordsIn(screen).has(word))
    if (isFit) continue
    const what = `“${label.text}” leads to \`${screen.id}\`, which has none of these words. Its title is “${screen.title?.text ?? ''}”.`
    problems.add('foreign-label', label.at, what)
  }
}

/** Returns the screen to which a button leads in every case, if there is one. */
function onlyScreen({ steps, modals }: FlowModel, handling: Handling | undefined) {
  const [way, ...others] = handling?.ways ?? []
  if (way === undefined || others.length > 0 || handling?.service !== undefined) return undefined
  return steps.get(shownBy(way.to) ?? '') ?? modals.get(idIn(way.to, 'modal') ?? '')
}

/** Returns whether a step is the home page, the start or the login. */
function isBase({ start, always }: FlowModel, { id }: StepModel | ModalModel): boolean {
  const named = ['home', 'login', 'loggedOut'].flatMap(event => always.get(event)?.ways ?? [])
  return id === start?.text || named.some(({ to }) => shownBy(to) === id)
}

function namesHome({ homeWords }: Catalogue, { text }: Text): boolean {
  return homeWords.some(word => text.toLowerCase().includes(word))
}

/**
 * Returns the first letters of each word in the screen's title, address and texts. Words that begin alike count as the
 * same, so `pagar` fits `pagamento`.
 */
function stemsIn(screen: StepModel | ModalModel): readonly string[] {
  const addressed: readonly (Text | undefined)[] = 'paths' in screen ? [...screen.paths, screen.retitled.title] : []
  const texts = [screen.title, ...addressed].flatMap(text => text?.text ?? [])
  return [...texts, ...screen.blocks.flatMap(({ tree }) => textsIn(tree))].flatMap(stemsOf)
}

function textsIn(tree: Tree): readonly string[] {
  if (tree.kind === 'list') return tree.items.flatMap(textsIn)
  if (tree.kind === 'object') return [...tree.members.values()].flatMap(({ value }) => textsIn(value))
  return typeof tree.value === 'string' ? [tree.value] : []
}
