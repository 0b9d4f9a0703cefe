import { type Place, partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import { RETRY } from '../pass.ts'
import type { Problems } from '../problem.ts'

interface Button {
  readonly label: Text
  readonly event: Text
}

/**
 * Checks the buttons of the error catalogue's messages: the same label always sends the same event, and an error that a customer
 * can only try again has another way on.
 */
export function checkErrorButtons(
  messages: readonly { readonly at: Place; readonly tree: Tree }[],
  problems: Problems,
): void {
  const buttons = messages.flatMap(({ tree }) => ['main', 'out'].flatMap(key => buttonIn(partOf(tree, key)) ?? []))
  for (const { label, event } of buttons) {
    const alike = buttons.filter(other => other.label.text === label.text)
    const same = alike.filter(other => other.event.text === event.text)
    const usual = alike.find(other => other.event.text !== event.text)
    if (usual === undefined || same.length * 2 > alike.length) continue
    const what = `“${label.text}” sends “${event.text}” here, and mostly “${usual.event.text}”.`
    problems.add('wrong-label', event.at, what)
  }
  for (const { at, tree } of messages) {
    const main = buttonIn(partOf(tree, 'main'))
    const isError = partOf(tree, 'tone') === undefined
    if (isError && main?.event.text === RETRY && partOf(tree, 'out') === undefined)
      problems.add('missing-key', at, 'An error that can only be tried again has to have “out”.')
  }
}

function buttonIn(tree: Tree | undefined): Button | undefined {
  const [label, event] = [textOf(partOf(tree, 'label')), textOf(partOf(tree, 'event'))]
  return label === undefined || event === undefined ? undefined : { label, event }
}
