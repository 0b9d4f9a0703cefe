import { type Place, partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import type { Problems } from '../problem.ts'

/** The events that lead to the start page or to the login. */
const HOMEWARD = ['home', 'login']

interface Button {
  readonly label: Text
  readonly event: Text
}

/**
 * Checks two rules for the buttons of the error messages. The same label always sends the same event. Each error has a
 * button to the start page or the login.
 */
export function checkErrorButtons(
  messages: readonly { readonly at: Place; readonly tree: Tree }[],
  problems: Problems,
): void {
  const buttons = messages.flatMap(({ tree }) =>
    ['main', 'out'].flatMap(key => {
      const button = buttonIn(partOf(tree, key))
      return button === undefined ? [] : [{ ...button, title: textOf(partOf(tree, 'title'))?.text ?? '' }]
    }),
  )
  for (const { label, event, title } of buttons) {
    const alike = buttons.filter(other => other.label.text === label.text)
    const same = alike.filter(other => other.event.text === event.text)
    const usual = alike.find(other => other.event.text !== event.text)
    if (usual === undefined || same.length * 2 > alike.length) continue
    const what = `The button “${label.text}” of the error “${title}” sends \`${event.text}\`, and in the other errors the same button sends \`${usual.event.text}\`.`
    const why = `A customer who taps “${label.text}” would be led elsewhere than they read, or nowhere.`
    problems.add('wrong-label', event.at, what, { name: event.text, write: usual.event.text }, { why })
  }
  for (const { at, tree } of messages) {
    const main = buttonIn(partOf(tree, 'main'))
    const leadsHome = main === undefined || HOMEWARD.includes(main.event.text)
    const isError = partOf(tree, 'tone') === undefined
    if (isError && !leadsHome && partOf(tree, 'out') === undefined)
      problems.add('missing-key', at, 'An error whose button leads neither home nor to the login has to have `out`.')
  }
}

function buttonIn(tree: Tree | undefined): Button | undefined {
  const [label, event] = [textOf(partOf(tree, 'label')), textOf(partOf(tree, 'event'))]
  return label === undefined || event === undefined ? undefined : { label, event }
}
