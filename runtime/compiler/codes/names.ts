import type { ProblemText } from '../problem-text.ts'

/** Problems with names that nothing defines. */
export const nameCodes = {
  'unknown-block': {
    severity: 'error',
    about: 'A block that is not in the catalogue.',
    why: 'It would be left out of the screen.',
    mend: 'The workshop shows all blocks under “Blocks”, and an editor offers them after `"block":`.',
  },
  'unknown-service': {
    severity: 'error',
    about: 'A service that is not in the catalogue.',
    why: 'Running it would end on the message page.',
    mend: 'An editor offers all services after `"run":`.',
  },
  'unknown-fact': {
    severity: 'error',
    about: 'A fact that there is not, or not of the type that its block takes.',
    why: 'It would never have a value, or one that the block cannot use.',
    mend: 'Name another one: an editor offers those that fit after `"fact":`.',
  },
  'named-secret': {
    severity: 'error',
    about: 'A guard, a need or a block names a secret fact, such as the number of a card.',
    why: 'Secrets are locked away: only the block that asks for one ever has it, so this would never have a value.',
    mend: 'Name another fact. A card’s data is taken by blocks that are made for it, such as `card-form` and `cvv-field`.',
  },
  'unlabelled-answer': {
    severity: 'error',
    about: 'A field writes what a customer types or picks, such as a name or a number, to a fact that is not personal.',
    why: 'It could then stand in an address, a report or a shared text, where anybody can read it.',
    mend: 'Write it to a fact that is personal, such as `recipient.newName`.',
  },
  'unknown-icon': {
    severity: 'error',
    about: 'An icon that the design system does not have.',
    why: 'A warning sign would be drawn in its place.',
    mend: 'The workshop shows all icons, and an editor offers them after `"icon":`.',
  },
  'unknown-layout': {
    severity: 'error',
    about: 'A layout that does not exist.',
    why: 'The flow could not be drawn.',
    mend: 'An editor offers all layouts after `"layout":`, and docs/authoring.md shows them under “Choose a layout”.',
  },
  'unfit-layout': {
    severity: 'error',
    about: 'A layout that hides the menu of the flow, or does not fit how its customers come to it.',
    why: 'In a partner’s frame a page stores nothing on the device, and must not float or lead elsewhere; outside a frame, a customer would lose their place at each reload.',
    mend: 'Write another layout: `embedded` is for the channel `partner_app`, and for no other.',
  },
  'unknown-guard': {
    severity: 'error',
    about: 'A guard that the flow does not define.',
    why: 'It would never be true, so no customer would see what it is for.',
    mend: 'Define it under `guards`, or name one that is there.',
  },
  'unknown-step': {
    severity: 'error',
    about: 'A step that the flow does not have.',
    why: 'The customer would stay where they are, without a word.',
    mend: 'Name one of the flow’s steps, or add this one. If you remove the line, remove the button that needs it too.',
  },
  'unknown-modal': {
    severity: 'error',
    about: 'A modal that the flow does not have.',
    why: 'Nothing would open.',
    mend: 'Name one of the flow’s modals, or add this one. If you remove the line, remove the button that needs it too.',
  },
  'unknown-flow': {
    severity: 'error',
    about: 'A flow that does not exist.',
    why: 'There would be nowhere to go.',
    mend: 'Name one of the flows by its id.',
  },
  'unknown-target': {
    severity: 'error',
    about: 'A target that says nothing the engine can do.',
    why: 'A customer who comes to this would see nothing happen.',
    mend: 'Write `step:…`, `modal:…`, `flow:…`, `return:…`, `field:…`, `back`, `close`, `stay`, `message` or `leave`.',
  },
  'misplaced-target': {
    severity: 'error',
    about: 'A target that can do nothing where it stands.',
    why: 'The customer would see nothing happen.',
    mend: 'Name a field that is on this screen, close the modal, or lead somewhere else.',
  },
  'unknown-placeholder': {
    severity: 'error',
    about: 'A placeholder in a text that nothing fills in.',
    why: 'The customer would read the braces and what is in them.',
    mend: 'Write a fact in its place, for example `{customer.name}` (the name), `{recharge.value:money}` (the amount chosen), `{order.value:money}` (the amount paid) or `{recharge.target:phone}` (the recharged number). docs/authoring.md explains them under “Change a text”.',
  },
  'unknown-format': {
    severity: 'error',
    about: 'A format that copy does not have.',
    why: 'The customer would read the braces.',
    mend: 'Name one of the formats.',
  },
  'wrong-format': {
    severity: 'error',
    about: 'A format that cannot write this type of fact.',
    why: 'The customer would read something else in its place, or nothing.',
    mend: 'Use a format for this type of fact.',
  },
  'missing-code': {
    severity: 'error',
    about: 'A code that can happen and that the error catalogue does not have.',
    why: 'The customer would read only that the service is not available.',
    mend: 'Say under `codes` what it means and what to do.',
  },
  'unknown-code': {
    severity: 'error',
    about: 'A code in the error catalogue that cannot happen.',
    why: 'No customer would ever read this message.',
    mend: 'Write the code that it is for, or delete the message.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
