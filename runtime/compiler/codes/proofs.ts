import type { ProblemText } from '../problem-text.ts'

/**
 * Problems that the check finds by exploring a flow with its guards. Each message lists the moves that lead to the
 * problem.
 */
export const proofCodes = {
  'unconfirmed-charge': {
    severity: 'error',
    about: 'A service that takes money runs without a tap on a step that confirms the charge.',
    why: 'A customer would be charged who did not agree to it.',
    mend: 'Run it from a button of a step with `"confirms": "charge"`, or from that step’s own dialog.',
  },
  'nothing-confirmed': {
    severity: 'error',
    about: 'A step confirms a charge, and none of its buttons runs one.',
    why: 'Whatever else runs there would be treated as a charge: nobody could go back while it runs.',
    mend: 'Remove `confirms`, or run the charge on this step.',
  },
  'unseen-order': {
    severity: 'error',
    about:
      'A button charges, or agrees to a schedule, on a screen that does not name the amount, the recipient, the way to pay or the days.',
    why: 'The customer would pay, now or again and again, without having read what.',
    mend: 'Show it by a block that has no guard, or the guard of the button, with the very fact.',
  },
  'shown-twice': {
    severity: 'error',
    about: 'Two controls of a screen with the same label that can be shown at once.',
    why: 'The customer would not know which of them to tap.',
    mend: 'Let the guards of the two exclude each other.',
  },
  'early-charge': {
    severity: 'error',
    about: 'A button charges where the service refuses, because nobody has looked yet what is paid or open already.',
    why: 'The customer would tap in vain, or pay twice if the service did not refuse.',
    mend: 'Show the button only where one of the facts allows it: give its block a `when`, or mend the guard.',
  },
  'offered-in-vain': {
    severity: 'error',
    about: 'A control offers what its service cannot do there, such as a call that the operator lacks.',
    why: 'The customer would tap, and read that it did not work.',
    mend: 'Show the control, or lead to its dialog, only where the service can do its work.',
  },
  'nothing-open': {
    severity: 'error',
    about:
      'A control leads to a screen that says that a payment is open, and is shown also where none is, or where one of another kind is.',
    why: 'The customer would wait for a payment that does not exist, or would not find the one that does.',
    mend: 'Show it only where a fact says that a payment is open, such as `payment.inFlight`, or lead it to the step where the customer confirms.',
  },
  'unseen-payment': {
    severity: 'error',
    about: 'The home page does not lead to a payment that is open, although another screen does.',
    why: 'The customer would not find the payment, and would pay again.',
    mend: 'Show a block on the home page that leads to it, while it is open.',
  },
  'named-unknown': {
    severity: 'error',
    about: 'A block that is shown where its own guard finds a fact unknown, and that names this fact.',
    why: 'The customer would read a sentence with a gap, and not see the block where the fact is known.',
    mend: 'Show it where the fact is `present`, or take the fact out of its text.',
  },
  'false-claim': {
    severity: 'error',
    about:
      'An outcome leads to a screen that says something else of the customer’s money, or something else leads to a screen that says that it was taken.',
    why: 'The customer would believe something untrue about their money, and might pay twice.',
    mend: 'Lead the outcome to a screen whose `claims` says what the outcome means.',
  },
  unsupplied: {
    severity: 'error',
    about: 'A guard finds a fact unknown, and leads to a service that needs this fact.',
    why: 'The service could do nothing, and the customer would end at an error.',
    mend: 'Ask for `"present": true` in the guard, or lead somewhere else.',
  },
  'no-message': {
    severity: 'error',
    about: 'An event, or an outcome without a message, leads to a message page or to a dialog that shows a message.',
    why: 'The customer would read that something went wrong, and not what.',
    mend: 'Lead it to a step, or to a dialog with words of its own.',
  },
  'never-taken': {
    severity: 'error',
    about: 'A branch that is taken in no situation, because the branches before it catch all.',
    why: 'No customer would ever come there from here.',
    mend: 'Move it above the branch that takes these customers, give that branch a `when`, or delete this one.',
  },
  'constant-guard': {
    severity: 'error',
    about: 'A guard that is always or never true, or a block whose guard is, in all situations of its screen.',
    why: 'The guard decides nothing, and its author means something else.',
    mend: 'Change the guard, or remove it.',
  },
  'idle-guard': {
    severity: 'error',
    about: 'A guard that joins others, and that is the same without one of them.',
    why: 'Its author means something else by that one.',
    mend: 'Name another guard in its place, or remove it.',
  },
  'job-undone': {
    severity: 'error',
    about:
      'A new customer cannot do what the flow is for: log in, choose, confirm, and see the end, or never comes to a step to which taps lead.',
    why: 'Nobody could buy anything here.',
    mend: 'Add what is missing on the way: a field, a button, access, or the target of an outcome.',
  },
  'no-way-out': {
    severity: 'error',
    about: 'A screen from which a customer gets to no start, home page or end by taps alone, without paying.',
    why: 'While a service fails, a customer who gets there is stuck.',
    mend: 'Add a control that leads on whatever the services answer, or allow Back. If it is an end that shows what became of the money, make it `final` and let it claim that.',
  },
  'back-to-charge': {
    severity: 'error',
    about: 'Back leads from the end of a charge to the screen that confirmed it.',
    why: 'A customer would see it as if nothing had been paid, and pay again.',
    mend: 'Make the screen behind the charge `final`, or give it a `back` of its own.',
  },
  'endless-wait': {
    severity: 'error',
    about:
      'A step that says that a payment is open, and does not look again how it ends, stays when it has ended, or says nothing else when that takes long.',
    why: 'The customer would wait for ever.',
    mend: 'Add a `watch` or a button that looks, lead each end elsewhere, and show a block once it takes long.',
  },
  'open-to-anyone': {
    severity: 'error',
    about: 'A step for anyone runs a service that only a customer can run.',
    why: 'A customer who is not logged in would see an error, or the data of somebody else.',
    mend: 'Give the step `"access": "customer"`, or run the service elsewhere.',
  },
  'needless-login': {
    severity: 'error',
    about: 'A tap or an answer that leads a customer who is logged in to the login.',
    why: 'The customer would believe to be logged out, and log in again for nothing.',
    mend: 'Lead to another step, or end the session by `session.close`.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
