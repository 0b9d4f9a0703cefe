import { own } from '../../engine/flow.ts'
import type { Place, Text } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { StepModel } from '../model.ts'
import type { Pass, PassInput } from '../pass.ts'

interface Owner {
  readonly step: string
  readonly path: string
  readonly at: Place
}

/**
 * Checks that no address opens two steps in the same channel. An address without `{channel}` takes precedence, so it
 * must not fit an address with `{channel}`.
 */
export const checkPaths: Pass = input => {
  const { flow, catalogue, problems } = input
  const path = flow.channelPath?.text
  const channels = path === undefined ? catalogue.channelPaths : [path]
  const patterns = new Map<string, Owner>()
  const addresses = new Map<string, Owner>()
  for (const step of flow.steps.values()) {
    for (const address of step.paths) checkNamed(input, step, address)
    for (const { text, at } of step.paths) {
      const same = patterns.get(text)
      if (same !== undefined) {
        reportTwice(problems, { step: step.id, path: text, at }, same)
        continue
      }
      patterns.set(text, { step: step.id, path: text, at })
      for (const channel of text.includes('{channel}') ? channels : ['']) {
        const address = text.replace('{channel}', channel)
        const other = addresses.get(address)
        addresses.set(address, other ?? { step: step.id, path: text, at })
        if (other !== undefined) {
          // If this flow extends another, the problem is reported in this flow's own files, because its author can
          // change them.
          const isMine = flow.files.has(at.file) || !flow.files.has(other.at.file)
          problems.add(
            'overlapping-path',
            isMine ? at : other.at,
            `\`${text}\` and \`${other.path}\` of \`${other.step}\` both cover \`${address}\`.`,
          )
          break
        }
      }
    }
  }
}

/**
 * Reports two steps with one address, at the step that most probably has to change: the one whose id is not in the
 * address, or else the later one.
 */
function reportTwice(problems: PassInput['problems'], later: Owner, first: Owner): void {
  const isNamed = ({ step, path }: Owner) => path.split('/').includes(step)
  const [kept, wrong] = isNamed(later) && !isNamed(first) ? [later, first] : [first, later]
  const { path, at, step } = wrong
  const what = `\`${path}\` is the address of two steps: \`${step}\`, in this line, and \`${kept.step}\`, in ${whereIs(kept.at, at)}.`
  const free = `\`${path.slice(0, path.lastIndexOf('/') + 1)}${step}\``
  const mend = `Write an address of its own for \`${step}\` here: again the one that it had, because links with that go on working, or, for a new step, for example ${free}. Leave that of \`${kept.step}\`.`
  problems.add('duplicate-path', at, what, undefined, { mend, keep: '' })
}

/** With fewer addresses than this, a flow has no recognizable pattern of addresses. */
const FEWEST = 5

/**
 * Reports the only address of a flow that begins with another word than all its others. An address that the flow takes
 * over from its base is not reported, because the author of the base cannot know how other flows begin theirs.
 */
export const checkBeginnings: Pass = ({ flow, problems }) => {
  const paths = [...flow.steps.values()].flatMap(({ paths: [path] }) => path ?? [])
  const beginning = ({ text }: Text) => text.split('/')[1] ?? ''
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(beginning(path), (counts.get(beginning(path)) ?? 0) + 1)
  const [[usual] = ['']] = [...counts].sort(([, one], [, other]) => other - one)
  const others = paths.filter(path => beginning(path) !== usual)
  const [other] = others
  if (other === undefined || others.length > 1 || paths.length < FEWEST || !flow.files.has(other.at.file)) return
  problems.add('foreign-address', other.at, `\`${other.text}\` of \`${flow.id}\` does not begin with \`/${usual}\`.`)
}

/**
 * Checks the fact in an address. The step must need it, because the address has it for no other use. It must be a text
 * fact that is not confidential, or a fact that the app removes from the address at once.
 */
function checkNamed({ catalogue, problems }: PassInput, { id, needs }: StepModel, { text, at }: Text): void {
  const [, name] = /\{(\w+\.\w+)\}$/.exec(text) ?? []
  if (name === undefined) return
  const mayBe = (one: string): boolean => {
    const fact = own(catalogue.facts, one)
    return fact?.type === 'text' && (fact.label === undefined || fact.taken === true)
  }
  if (mayBe(name)) {
    if (needs.some(need => need.text === name)) return
    problems.add('missing-need', at, `The address brings \`${name}\` to \`${id}\`, which does not need it.`)
    return
  }
  const known = Object.keys(catalogue.facts).filter(mayBe)
  problems.add('unknown-fact', at, `\`${name}\` is no fact that an address may name.`, { name, known })
}
