import type { ProblemText } from '../problem-text.ts'

/** Problems with a patch or with `like`. The flow, step, modal or table to which it refers does not exist. */
export const patchCodes = {
  'unknown-base': {
    severity: 'error',
    about: 'A flow extends one that does not exist.',
    why: 'There is nothing to change.',
    mend: 'Name a flow by its id.',
  },
  'base-circle': {
    severity: 'error',
    about: 'Flows that extend each other.',
    why: 'None of them could ever be made whole.',
    mend: 'Let one of them stand on its own.',
  },
  'unknown-like': {
    severity: 'error',
    about: 'Something is `like` what the flow does not have.',
    why: 'The app could not show this part, nor any screen of the flow.',
    mend: 'Write in `like` what is there: a step, or in a modal a modal; for a block or for outcomes the whole path, such as `steps/login/blocks/hero`.',
  },
  'like-circle': {
    severity: 'error',
    about: 'Parts of a flow that are `like` each other.',
    why: 'None of them says what it is.',
    mend: 'Write one of them out.',
  },
  'patch-absent': {
    severity: 'error',
    about: 'A patch changes, removes or orders what is not there.',
    why: 'Customers would not see the change.',
    mend: 'Correct the name, or write a new entry with all its keys.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
