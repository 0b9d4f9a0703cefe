import type { ProblemText } from '../problem-text.ts'

/** Problems that exist only between the files of one flow folder. */
export const folderCodes = {
  'missing-flow-file': {
    severity: 'error',
    about: 'A folder of journeys without a `flow.json`.',
    why: 'Its files belong to no flow, so nobody would see their steps.',
    mend: 'Add `flow.json` with the flow’s `id`, or move the files to the folder of their flow.',
  },
  'missing-journey': {
    severity: 'error',
    about: 'A journey that `flow.json` names and that has no file.',
    why: 'The flow would lack the steps that it stands for.',
    mend: 'Correct the name, add the file, or take the name out of `journeys`.',
  },
  'unlisted-journey': {
    severity: 'error',
    about: 'A file in a flow’s folder that `flow.json` does not name.',
    why: 'Nothing in it would be part of the flow.',
    mend: 'Name it in `journeys` of `flow.json`, or remove the file.',
  },
  'repeated-name': {
    severity: 'error',
    about: 'Two files of a flow define the same step, modal or guard.',
    why: 'A name stands for one thing, and nothing says which of the two it is.',
    mend: 'Rename one of them, or keep only one.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
