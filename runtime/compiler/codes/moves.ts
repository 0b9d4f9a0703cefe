import type { ProblemText } from '../problem-text.ts'

/** Problems with events and outcomes, and with their handlers. */
export const moveCodes = {
  'unknown-outcome': {
    severity: 'error',
    about: 'An outcome that the service does not have.',
    why: 'It would never happen, so no customer would get where it leads.',
    mend: 'Name one of the service’s outcomes, or remove it.',
  },
  'missing-outcome': {
    severity: 'error',
    about: 'An outcome of a service that nothing handles.',
    why: 'A customer who gets this answer would read only that something went wrong.',
    mend: 'Write it after the `{` of `outcomes` with its target, such as `"chosen": "step:recharge",`.',
  },
  'unhandled-event': {
    severity: 'error',
    about: 'An event that can happen on a screen and that nothing handles.',
    why: 'A customer who taps it would see nothing happen.',
    mend: 'Correct its name, or write it after the `{` of `on` of the screen with its target, such as `"help": "step:help",`. For all screens, write it in `always`.',
  },
  'unhandled-action': {
    severity: 'error',
    about: 'An action of the error catalogue that `always` does not handle.',
    why: 'A button of the message page would do nothing.',
    mend: 'Correct its name, or handle it in `always` of every flow.',
  },
  'unhandled-send': {
    severity: 'error',
    about: 'A modal sends its step an event that the step does not handle, or for which it runs no service.',
    why: 'The modal would close and nothing would follow.',
    mend: 'Handle the event in the `on` of the step, or open another modal there.',
  },
  'unemitted-event': {
    severity: 'error',
    about: 'A handler of an event that nothing emits.',
    why: 'What stands here would never happen, for any customer.',
    mend: 'Delete it, or put the button that sends it on the screen.',
  },
  'open-list': {
    severity: 'error',
    about: 'A guarded list that does not end without a guard.',
    why: 'A customer for whom no guard holds would see nothing happen.',
    mend: 'End the list with a `to` that has no `when`.',
  },
  'guard-circle': {
    severity: 'error',
    about: 'A guard that names itself, directly or through others.',
    why: 'It can never be decided, and what cannot be decided is false.',
    mend: 'Break the circle.',
  },
  'outside-domain': {
    severity: 'error',
    about: 'A guard compares a fact with a value that the fact cannot have, or a block offers such a value.',
    why: 'So this would never be true for any customer.',
    mend: 'Use a value that the fact can have.',
  },
  'wrong-comparison': {
    severity: 'error',
    about: 'A guard compares a fact in a way that its type does not have.',
    why: 'It could not be decided, and what cannot be decided is false.',
    mend: 'Use a comparison that this type of fact has.',
  },
  'unused-guard': {
    severity: 'warning',
    about: 'A guard that nothing names.',
    why: 'It has no effect, and may be the remains of a change that was not finished.',
    mend: 'Delete it, or write its name as the `when` of the block or branch that it is for.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
