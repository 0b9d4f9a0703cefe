import type { ProblemText } from '../problem-text.ts'

/** What a flow that changes another can get wrong. */
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
  'patch-absent': {
    severity: 'error',
    about: 'A patch changes, removes or orders what is not there.',
    why: 'The base has changed, or the name is wrong: the patch does not do what it says.',
    mend: 'Name what the base has, or leave it out.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
