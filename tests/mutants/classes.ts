import type { Authored } from './authored.ts'
import { addressClasses } from './classes/addresses.ts'
import { blockClasses } from './classes/blocks.ts'
import { branchClasses } from './classes/branches.ts'
import { claimClasses } from './classes/claims.ts'
import { copyClasses } from './classes/copy.ts'
import { dangerousIn } from './classes/dangerous.ts'
import { errorClasses } from './classes/errors.ts'
import { eventClasses } from './classes/events.ts'
import { factClasses } from './classes/facts.ts'
import { fileClasses } from './classes/files.ts'
import { frameClasses } from './classes/frame.ts'
import { guardClasses } from './classes/guards.ts'
import { menuClasses } from './classes/menu.ts'
import { outcomeClasses } from './classes/outcomes.ts'
import { runClasses } from './classes/runs.ts'
import { stepClasses } from './classes/steps.ts'
import { targetClasses } from './classes/targets.ts'
import { variantClasses } from './classes/variants.ts'
import type { Mutant } from './mutant.ts'
import type { MutationClass } from './mutation-class.ts'
import { lowest, rankIn } from './sample.ts'

export const mutationClasses: readonly MutationClass[] = [
  {
    name: 'dangerous',
    about: 'A slip that would surely harm customers, one by one.',
    mutate: authored => [...dangerousIn(authored).values()],
  },
  ...targetClasses,
  ...outcomeClasses,
  ...guardClasses,
  ...branchClasses,
  ...stepClasses,
  ...addressClasses,
  ...runClasses,
  ...eventClasses,
  ...menuClasses,
  ...blockClasses,
  ...factClasses,
  ...copyClasses,
  ...claimClasses,
  ...errorClasses,
  ...variantClasses,
  ...frameClasses,
  ...fileClasses,
]

/** The maximum number of mutants in each file, for classes whose mutants are similar. Other classes have no limit. */
const most: { readonly [name: string]: number } = {
  ...Object.fromEntries(
    ['stay', 'close', 'back', 'message', 'leave', 'start', 'payment', 'field', 'return', 'flow', 'other-step'].map(
      kind => [`target-${kind}`, 12],
    ),
  ),
  ...Object.fromEntries(['empty', 'blank', 'long'].map(kind => [`text-${kind}`, 4])),
  'target-misspelt': 4,
  'target-modal-for-step': 10,
  'outcome-misspelt': 4,
  'outcome-nulled': 4,
  'outcome-redirected': 20,
  'path-other': 6,
  'path-named': 6,
  'back-other': 10,
  'header-other': 4,
  'screen-renamed': 5,
  'handler-nulled': 4,
  'event-misspelt': 4,
  'event-anywhere': 12,
  'block-twice': 6,
  'block-renamed': 6,
  'block-misspelt': 6,
  'block-emptied': 6,
  'block-moved': 12,
  'prop-added': 3,
  'prop-removed': 12,
  'prop-other-type': 5,
  'option-other': 12,
  'says-paid': 8,
  'says-uncharged': 12,
  'fact-in-plain-text': 4,
  'personal-added': 12,
  'texts-swapped': 10,
  'key-misspelt': 6,
  'brace-lost': 8,
  'placeholder-spaced': 6,
  'error-placeholder': 10,
  'error-renamed': 10,
  'error-removed': 20,
  'error-main-removed': 10,
}

/** Returns every mutant of the files, file by file. */
export function mutantsOf(authored: readonly Authored[], classes = mutationClasses): readonly Mutant[] {
  return authored.flatMap(one =>
    classes.flatMap(({ name, mutate }) =>
      lowest(mutate(one), most[name] ?? Infinity, edit => rankIn(one.json, edit, [name, one.file])).map(edit => ({
        ...edit,
        class: name,
        file: one.file,
      })),
    ),
  )
}
