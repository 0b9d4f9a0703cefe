import type { ProblemText } from '../problem-text.ts'

/** Problems in the texts that customers read. */
export const copyCodes = {
  'blank-text': {
    severity: 'error',
    about: 'A text that is empty or has only blanks.',
    why: 'The customer would see an empty place, and a screen reader would find nothing to read.',
    mend: 'Write the text between the quotation marks.',
  },
  'unbalanced-braces': {
    severity: 'error',
    about: 'A text with a brace that has no partner.',
    why: 'The customer would read the brace and the name of the fact.',
    mend: 'Write each fact between one `{` and one `}`, such as `{order.value:money}`.',
  },
  'markup-in-text': {
    severity: 'error',
    about: 'A text with markup in it, such as `<b>`, `&nbsp;` or `**`.',
    why: 'Texts are shown as they are written, so the customer would read the signs.',
    mend: 'Remove the markup; the block decides how its text looks.',
  },
  'misplaced-terms': {
    severity: 'error',
    about: 'A sentence by which the customer agrees to something, in a text that is not the terms of a block.',
    why: 'Nobody would check what is agreed to, and nobody could prove it later.',
    mend: 'Say it in the terms of a block such as `schedule-details`, or write the sentence in another way.',
  },
  'wrong-sentence': {
    severity: 'error',
    about: 'A message of a code, or the sentence of a field, that does not have the word for what it is about.',
    why: 'The customer would read what is wrong somewhere else, as if two messages had been mixed up.',
    mend: 'Write the word in the text, or move the text to the message that it is about.',
    developers: 'the words are in `runtime/service/code-words.ts` and `flows/field-rules.ts`.',
  },
  'typed-amount': {
    severity: 'error',
    about: 'A text with an amount of money, or a telephone number, that its author typed.',
    why: 'The operator may change it, and another customer may have another one.',
    mend: 'Write the text without it. Only if you mean the amount that this customer has chosen, write `{recharge.value:money}` in its place; if you mean that of the recharge they have just made, write `{order.value:money}`.',
  },
  'shared-personal': {
    severity: 'error',
    about: 'A text that the customer shares and that names a personal fact, or one of the login.',
    why: 'The text leaves the page and can go to anybody, so it would give away who the customer is.',
    mend: 'Leave the fact out. A receipt may name the value, the recharged number, the date and the NSU.',
  },
  'incomplete-terms': {
    severity: 'error',
    about: 'Terms of a recurring charge that do not name the amount or the day.',
    why: 'The customer would agree to a charge without reading how much is taken, or when.',
    mend: 'Put the placeholder that is missing into the text.',
  },
  'false-message': {
    severity: 'error',
    about:
      'The words of an error code claim something else about the customer’s money than is certain when it is shown.',
    why: 'The customer would believe something untrue about their money, and might pay twice.',
    mend: 'Claim what is certain, or remove the claim where nothing is.',
    developers: '`runtime/service/code-money.ts` says what is certain.',
  },
  'unclaimed-words': {
    severity: 'error',
    about: 'A sentence about the customer’s money on a screen that does not claim that.',
    why: 'A customer for whom the sentence is untrue would believe it, and might pay twice or never.',
    mend: 'Give the screen that word as its `claims`, or take the sentence out.',
  },
  'unreadable-fact': {
    severity: 'error',
    about: 'A text names a fact that is a code, or that no customer wants to see on a screen, such as a CPF.',
    why: 'The customer would read a word of the code, or others would read what is personal.',
    mend: 'Name a fact that is made for texts, such as `{customer.name}` or `{order.value:money}`.',
  },
  'untidy-text': {
    severity: 'error',
    about: 'A text that ends with a word that something has to follow, or that has a blank too many.',
    why: 'The customer would read a sentence in which a word or an amount is missing.',
    mend: 'Put the fact or the word back in, or remove what belonged to it.',
  },
  'missing-placeholder': {
    severity: 'error',
    about: 'A text that does not name what its block fills in.',
    why: 'The customer would not see a number, a date or an amount that belongs there.',
    mend: 'Put the placeholder that is missing into the text.',
  },
  'wrong-label': {
    severity: 'error',
    about:
      'A label that does not say what its control does: a way to pay without its name, a button that charges without a word for that, or an error’s button that does something else than the same button of other errors.',
    why: 'The customer would choose or pay something else than they read.',
    mend: 'Change the label, or what its control does.',
    developers: 'the words are in `flows/flow-catalogue.ts`.',
  },
  'missing-sentence': {
    severity: 'error',
    about: 'A field can be wrong in a way that `fields.json` has no sentence for.',
    why: 'The customer would read a word of the code, such as “empty”, instead of how to correct the field.',
    mend: 'Write the sentence in `shared/fields.json`, under the name of the rule.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
