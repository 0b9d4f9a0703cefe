import type { ProblemText } from '../problem-text.ts'

/** Problems with the syntax and the structure of a single file. */
export const shapeCodes = {
  syntax: {
    severity: 'error',
    about: 'The file is not JSON.',
    why: 'The file cannot be read until then, so nothing in it is checked or published.',
    mend: 'Then check again.',
  },
  'nested-too-deep': {
    severity: 'error',
    about: 'Objects and lists that stand in each other more than 60 deep.',
    why: 'No config goes so deep, so the file is broken, and a reader may never come to its end.',
    mend: 'Look for a part that was pasted into itself.',
  },
  'duplicate-key': {
    severity: 'error',
    about: 'An object has the same key twice.',
    why: 'The app uses only the last one.',
    mend: 'Delete the one that you do not want.',
  },
  'unknown-key': {
    severity: 'error',
    about: 'A key that nobody reads.',
    why: 'The app would ignore it, so customers would see nothing of it.',
    mend: 'Delete it, or write the name of a key that the app reads.',
  },
  'missing-key': {
    severity: 'error',
    about: 'A key that has to be there is not.',
    why: 'Without it the file is not published, so no customer would see your change.',
    mend: 'Write it, such as `"text": "…",`.',
  },
  'wrong-type': {
    severity: 'error',
    about: 'A value of the wrong kind: a text for a list, a number for a text.',
    why: 'With it the file is not published, so no customer would see your change.',
    mend: 'A text stands between quotation marks, a list between [ and ], and a number alone.',
  },
  'wrong-value': {
    severity: 'error',
    about: 'A value of the right kind that is not one of those allowed.',
    why: 'With it the file is not published, so no customer would see your change.',
    mend: 'Write a value that is allowed here.',
  },
  'text-too-long': {
    severity: 'error',
    about: 'A text that is too long for its place: a title for two lines of a narrow screen, an action for its button.',
    why: 'Customers with a narrow screen would see it cut off, or would not see what is below it.',
    mend: 'Say it in fewer words.',
  },
  'reserved-name': {
    severity: 'error',
    about: 'A name that every JavaScript object has, such as `constructor`.',
    why: 'Such a name can mean something that no author wrote.',
    mend: 'Choose another name.',
  },
  'duplicate-id': {
    severity: 'error',
    about: 'Two blocks of a step or modal have the same id.',
    why: 'The app tells blocks apart by their ids, so customers might not see the later one.',
    mend: 'Write another id for one of them, such as `"id": "number2"`.',
  },
  'duplicate-flow': {
    severity: 'error',
    about: 'Two files define the same flow.',
    why: 'Nobody could say which one is published.',
    mend: 'Give each flow an id of its own.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
