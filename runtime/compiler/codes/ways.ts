import type { ProblemText } from '../problem-text.ts'

/** Problems with the paths through a whole flow. */
export const wayCodes = {
  'duplicate-path': {
    severity: 'error',
    about: 'Two steps have the same address.',
    why: 'A link would open only one of them, and a customer who wants the other would not get there.',
    mend: 'Write another address for one of them.',
  },
  'overlapping-path': {
    severity: 'error',
    about: 'An address that `{channel}` of another step also covers.',
    why: 'In that channel the other step could not be opened by its address.',
    mend: 'Change one of the two addresses.',
  },
  'was-present': {
    severity: 'error',
    about: 'A step’s former id is the id of a step.',
    why: 'An open session of that step stays in it, so the other step never takes it over.',
    mend: 'Take the id out of `was`, or give the step that has it another id.',
  },
  'was-twice': {
    severity: 'error',
    about: 'Two steps have the same former id.',
    why: 'An open session of that step could go on in only one of them.',
    mend: 'Keep the id in `was` of one of them.',
  },
  'shared-path': {
    severity: 'error',
    about: 'Two flows have the same address, and neither extends the other.',
    why: 'Whoever comes by it from no channel would see the one whose file is read first.',
    mend: 'Give one of them another address, or let one extend the other.',
  },
  'broken-promise': {
    severity: 'error',
    about:
      'A flow without an address, a start, a channel or a way to pay that customers and partners were given, as `shared/promises.json` has it.',
    why: 'Customers who open it from a bookmark, a message, an advertisement or the page of a partner would get nowhere.',
    mend: 'Put it back. If you mean to end this promise, run `npm run flows -- promise`.',
  },
  'mixed-channel': {
    severity: 'error',
    about: 'A flow whose addresses name different channels.',
    why: 'The customer would lose the flow at a reload, or come to that of another channel.',
    mend: 'Write the word of the channel in `channelPath`. A flow for customers of every channel has `"channelPath": null`.',
  },
  'unserved-channel': {
    severity: 'error',
    about: 'A channel that no flow serves.',
    why: 'Its customers would come to the first flow, which is made for others.',
    mend: 'Add it to the `channels` of a flow.',
  },
  'taken-channel': {
    severity: 'error',
    about: 'Two flows serve the same channel.',
    why: 'The channel picks the flow, so it has to pick one.',
    mend: 'Leave the channel to one of them.',
  },
  'unreachable-step': {
    severity: 'error',
    about: 'A step that nothing leads to.',
    why: 'Nobody would see it but by its address.',
    mend: 'Let a button lead to it: give the button an `event`, and write this event with the target in `on` of its step. Or delete the step.',
  },
  'unused-modal': {
    severity: 'warning',
    about: 'A modal that nothing opens.',
    why: 'Nobody would see it.',
    mend: 'Open it from a step that can be reached, or remove it.',
  },
  loop: {
    severity: 'error',
    about: 'Steps that lead to each other without a customer doing anything.',
    why: 'The screen would change for ever and the operator be asked without end.',
    mend: 'Let one of the outcomes `stay`, or wait for the customer.',
  },
  'unmet-need': {
    severity: 'error',
    about: 'A fact that is needed and that nothing gives.',
    why: 'The step could never be shown, or the service never do its work.',
    mend: 'Add a block that collects it or a service that gives it, or need it no more.',
  },
  'needs-circle': {
    severity: 'error',
    about: 'Steps that need each other: each sends to the other what it lacks itself.',
    why: 'A customer who opens one of them by a link would see neither.',
    mend: 'Give one of them an `else` that needs nothing.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
