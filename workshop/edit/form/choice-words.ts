import { objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { wordsOfCondition } from '../../names/condition-words.ts'

/** The words for each option of a list, by the option. An option without words is missing. */
export type Words = { readonly [option: string]: string }

/** Returns the words of all guards of a flow. */
export function wordsOfGuards(flow: Json | undefined): Words {
  const { guards } = objectOf(flow)
  return Object.fromEntries(Object.keys(objectOf(guards)).map(name => [name, wordsOfCondition(guards, name)]))
}

const fixed: Words = {
  stay: 'stays on this screen',
  back: 'the screen before',
  close: 'closes the dialog',
  message: 'shows the message of the error',
  leave: 'leaves the app',
}

/** Returns the words of all targets of a flow: its screens by the title that customers see. */
export function wordsOfTargets(flow: Json | undefined): Words {
  const titled = (part: string, kind: string, what: string) =>
    Object.entries(objectOf(objectOf(flow)[part])).flatMap(([id, screen]) => {
      const title = textIn(objectOf(screen).title)
      return title === undefined ? [] : [[`${kind}:${id}`, `${what} “${title}”`] as const]
    })
  return {
    ...fixed,
    ...Object.fromEntries([...titled('steps', 'step', 'the screen'), ...titled('modals', 'modal', 'the dialog')]),
  }
}
