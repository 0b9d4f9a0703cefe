import type { ProblemText } from '../problem-text.ts'

/** Problems where a part declares its purpose, and the flow does something else. */
export const intentCodes = {
  'foreign-fact': {
    severity: 'error',
    about: 'A fact of another subject than those that its file says it is about.',
    why: 'It is most likely a slip: the wrong guard, or the fact of another screen.',
    mend: 'Use a fact that belongs here. If the file is about this one as well, add it to `about.facts`.',
  },
  'foreign-target': {
    severity: 'error',
    about: 'A target in a journey that the file does not lead to, or in the middle of another journey.',
    why: 'The customer would land on a screen that has nothing to do with what they did.',
    mend: 'Lead somewhere else. If the file leads there on purpose, add the journey to `about.leadsTo`, and the screen to its `about.entries`.',
  },
  'idle-about': {
    severity: 'error',
    about:
      'A file that says of itself that it is about facts that it does not use, or that it leads where it does not.',
    why: 'Perhaps the part that used it is gone by mistake.',
    mend: 'Remove the name from `about`, or correct it.',
  },
  'back-of-final': {
    severity: 'error',
    about: 'A final step that does not say where Back leads.',
    why: 'A final step forgets the steps before it, so Back would lead nowhere, or out of the site.',
    mend: 'Give it `"back": "none"` or `"back": "step:<id>"`, or do not make it `final`.',
  },
  'odd-final': {
    severity: 'error',
    about:
      'A step that is `final` in the middle of something, or one that logs in, leads on by itself or ends a payment, and is not `final`.',
    why: 'Back would lead to a step that only leads on again, that logs in again, or that is over.',
    mend: 'Write `"final": true` in the step, and where its Back leads.',
  },
  'idle-need': {
    severity: 'error',
    about: 'A fact among the `needs` of a step that uses it nowhere.',
    why: 'Customers without it are led away from the step, for nothing.',
    mend: 'Take it out of `needs`.',
  },
  'foreign-flow': {
    severity: 'error',
    about: 'A target `flow:` that leads into the flow of another channel.',
    why: 'The customer would go on in a flow that was made for customers who come from elsewhere.',
    mend: 'Lead to a step of this flow, to the flow that it extends, or to one with `"channels": []`.',
  },
  'no-way-back': {
    severity: 'error',
    about: 'A step without Back that customers come to from another step.',
    why: 'The customer who only wanted to look would not get back to where they were.',
    mend: 'Remove `back`, or name a step in it. Only an end, the start and a home page do without Back.',
  },
  'foreign-back': {
    severity: 'error',
    about:
      'A `back` or an `else` that leads to a step from which nobody comes, or not home after a payment, or an `else` that is missing.',
    why: 'The customer would land on a screen that they have not seen, in the middle of something else.',
    mend: 'Name a step that leads there, or the home page. An `else` may also name the start, the login, or a step that asks for what is missing.',
  },
  'foreign-start': {
    severity: 'error',
    about: 'A flow that starts on a step that is no entrance.',
    why: 'A new customer would begin in the middle, and not find the way.',
    mend: 'Start on the home page, on the login, where the login leads, or on a step that logs in by a link.',
  },
  'unmarked-danger': {
    severity: 'error',
    about: 'A button that deletes something for good and looks like any other.',
    why: 'The customer could delete it by a hasty tap.',
    mend: 'Give the button `"tone": "danger"`.',
  },
  'app-event': {
    severity: 'error',
    about: 'A control that sends an event of the app, such as that the network is gone or the session has ended.',
    why: 'The customer would be told of something that did not happen.',
    mend: 'Send an event of the flow, such as `home`.',
  },
  'wrong-tone': {
    severity: 'error',
    about: 'A large icon whose tone does not fit what its step claims about the money.',
    why: 'Customers see the colour before they read: a payment under way would look failed, or a paid one open.',
    mend: 'Use `good` where the money was taken, and `info` where a payment is open.',
  },
  'kept-form': {
    severity: 'error',
    about: 'An answer that has changed what the customer wanted, and that leads back to the fields of the dialog.',
    why: 'The customer would believe that it did not work, and do it again.',
    mend: 'Lead it to the screen that shows the change, or `close` the dialog.',
  },
  'odd-branch': {
    severity: 'warning',
    about:
      'A list of branches that asks what others of the flow ask, and that leads elsewhere in one case, or the same answer on the same screen that leads elsewhere.',
    why: 'In that case the customer would come to another screen than everywhere else.',
    mend: 'Lead the branch where the others lead. If it is meant, give it a guard of its own.',
  },
  'missing-item': {
    severity: 'error',
    about: 'A list that has no item for one of the values that it is made for.',
    why: 'Customers with that value would find nothing there, or read no name.',
    mend: 'Add the item.',
  },
  'idle-way': {
    severity: 'error',
    about: 'A way to pay that goes on elsewhere, in a flow that does not lead there.',
    why: 'The customer would choose it, and nothing would happen.',
    mend: 'Take it out of `ways`, or lead the answer to the step where it goes on.',
  },
  'missing-way': {
    severity: 'error',
    about: 'A way to pay that only the dialog to repeat a recharge has.',
    why: 'Customers who pay for the first time would not find it.',
    mend: 'Add it to the `ways` of the block `payment-methods`, or remove it from those of `fast-recharge`.',
  },
  'idle-else': {
    severity: 'error',
    about: 'A step that says where to go without its facts, and that needs none.',
    why: 'The step would be shown to anybody who opens its address, with gaps or with something untrue.',
    mend: 'Name the facts that the step shows in `needs`, or delete `else`.',
  },
  'missing-need': {
    severity: 'error',
    about: 'A step that shows a fact, or runs a service that reads it, and that neither needs nor collects the fact.',
    why: 'Whoever opens the address of the step would read a sentence with a gap, or be refused.',
    mend: 'Name the fact in `needs`, ask for it on the step, or show the block only where the fact is known: by `when`, or by `unless` where the block has it.',
  },
  'needless-watch': {
    severity: 'error',
    about: 'A step that watches with a service that runs once, or that watches although it says nothing of a payment.',
    why: 'The service would run once, or again and again for a customer who waits for nothing.',
    mend: 'Run the service in `enter`, or let the step claim how the payment stands, such as `waiting`.',
  },
  'idle-wait': {
    severity: 'error',
    about: 'A step that shows that something is under way, and runs nothing, or goes on after its service has failed.',
    why: 'The customer would wait for ever.',
    mend: 'Run a service in `enter` or `watch`, lead on from its answer, or remove the block.',
  },
  'hidden-control': {
    severity: 'error',
    about: 'A button that charges and that its guard hides from customers for whom the charge would work.',
    why: 'These customers could not pay.',
    mend: 'Correct the guard, so that it holds wherever one of the conditions of the service does.',
  },
  'missing-heading': {
    severity: 'error',
    about: 'A step whose header shows no title, and that has no heading.',
    why: 'The customer would not read where they are, and a screen reader would find no heading.',
    mend: 'Add a block `heading`, or write `"header": "title"`.',
  },
  'early-control': {
    severity: 'error',
    about: 'A control that is shown only while something is still looked up.',
    why: 'It would be gone as soon as the customer could use it.',
    mend: 'Use the opposite guard, under which the answer is known.',
  },
  'wrong-return': {
    severity: 'error',
    about: 'A `return:` where nobody logs in, or a login that leads everybody to the same step.',
    why: 'A customer whose session ended, or who opened a link, would not come to the page that they wanted.',
    mend: 'After a login write `return:`: it leads to the wanted page, and to its step where none is wanted. Elsewhere write `step:`.',
  },
  'wrong-field': {
    severity: 'error',
    about: 'An outcome that refuses what was typed in a field of the screen, and that does not lead to this field.',
    why: 'The customer would not see which field to correct, and would lose what they typed.',
    mend: 'Lead it to `field:<fact>`.',
  },
  'whole-handover': {
    severity: 'error',
    about: 'An outcome, or an event of the app, that leads every customer into another flow.',
    why: 'The rest of this flow would be for nobody.',
    mend: 'Give the target a `when`, lead there by a button, or lead to a step of this flow.',
  },
  'lost-form': {
    severity: 'error',
    about: 'A call that was lost, after which the customer does not stay where they tapped.',
    why: 'What they typed would be gone, and they could not simply try again.',
    mend: 'Lead it to `stay`: the message is shown beside the screen.',
  },
  'unearned-end': {
    severity: 'error',
    about: 'An answer that leads to a final step without bringing what this step needs.',
    why: 'The customer would see the end of something that has not happened, or the app would open another screen in its place.',
    mend: 'Lead it to the step that shows this answer.',
  },
  'odd-threshold': {
    severity: 'error',
    about:
      'A guard that compares with an amount that is not in whole reais, or with a number that the fact never reaches.',
    why: 'It is most likely in the wrong unit, or has one digit too many.',
    mend: 'Write an amount in cents, such as 2000 for R$ 20, and a number that the fact can have.',
  },
  'unlisted-value': {
    severity: 'error',
    about: 'A guard with `in` and `notIn` that has not each value of its fact exactly once.',
    why: 'A value that is forgotten would be treated like those for which the guard does not hold.',
    mend: 'Write each value of the fact in `in` or in `notIn`.',
  },
  'not-instead': {
    severity: 'error',
    about: 'A block that says that it is shown instead of another one, where both are shown, or neither.',
    why: 'The customer would read two things that exclude each other, or nothing.',
    mend: 'Write in `when` of one of the two a guard that holds exactly where that of the other does not, or remove `instead`.',
  },
  'wrong-screen': {
    severity: 'error',
    about: 'A tap or an answer that leads to a step where the guard in its `onlyWhile` is false.',
    why: 'The step was written for other customers: what it says would be untrue for this one.',
    mend: 'Put the branch of the other step first, correct the guards, or lead to another step.',
  },
  'idle-unless': {
    severity: 'error',
    about: 'A block with `unless` whose text does not name the fact of `unless`, or whose `plain` text does.',
    why: 'The customer would read a sentence with a gap, or the plain one though the fact is known.',
    mend: 'Name in `unless` the fact that the text needs, and leave it out of `plain`.',
  },
  'lost-address': {
    severity: 'error',
    about:
      'An address of the base that a flow with `"addresses": "kept"` in `about` does not have, or has for another step.',
    why: 'A bookmark, or the page that a bank leads back to, would lead out of the flow, or to another screen.',
    mend: 'Add it to the `aliases` of the step that it opens in the base, or of the step that has taken its place.',
  },
  'repeated-block': {
    severity: 'error',
    about: 'A screen with the same block twice.',
    why: 'The customer would read the same twice, and have two buttons for one thing.',
    mend: 'Remove one of them, or show each under a guard of its own.',
  },
  'idle-control': {
    severity: 'error',
    about: 'A control that does nothing, or that submits the form of its screen and only closes.',
    why: 'The customer would believe that something was sent, or that the app is broken.',
    mend: 'Run the service, or send the event to the step. If there is nothing to do, use another block.',
  },
  'false-danger': {
    severity: 'error',
    about: 'A button in the tone `danger` that neither deletes something nor moves money.',
    why: 'The customer would be afraid of a harmless button, and soon not of the ones that delete.',
    mend: 'Use another tone, or run the service that deletes.',
  },
  'foreign-address': {
    severity: 'warning',
    about: 'The only address of a flow that does not begin as all its others do.',
    why: 'A web server that sends such addresses to the flow, and a customer who shares one, would come to another flow.',
    mend: 'Begin the address as the others, or change a second one too if that is meant.',
  },
  'misnamed-guard': {
    severity: 'warning',
    about: 'A guard whose name has no word of the fact that it reads, or that names another value than it asks for.',
    why: 'Whoever uses the guard goes by its name, and would decide by something else.',
    mend: 'Correct the fact or the value, or call the guard after them.',
    developers: 'words that mean the same are in `sameWords` of `flows/flow-catalogue.ts`.',
  },
  'crossed-branches': {
    severity: 'warning',
    about: 'A branch whose guard names the target of another branch of the list, and not its own.',
    why: 'The customers for whom the guard holds would come to the screen of others.',
    mend: 'Lead each guard to the target that it names, or call the guard otherwise.',
  },
  'foreign-title': {
    severity: 'warning',
    about: 'A step whose title or address belongs to another step, by the words that they have in common.',
    why: 'The customer would read one thing above the screen and see another, or a bookmark would open another screen.',
    mend: 'Give each step its own title and address. If nothing is swapped, use a word of the address in the title.',
  },
  'foreign-label': {
    severity: 'warning',
    about: 'A button that only leads to a screen, and has no word of that screen.',
    why: 'The customer might come to another screen than they expected.',
    mend: 'Lead the button to the screen that it names, or use a word of the screen in the label.',
  },
  'unsaid-claim': {
    severity: 'error',
    about:
      'A step that claims that money was taken, and whose title does not say so, a dialog that says nothing of its claim, or a screen that has none to make.',
    why: 'The customer would read something else above the receipt of their payment, and might pay again.',
    mend: 'Begin the title, or a sentence of the dialog, with such words, as in “Recarga feita!” or “Nada foi cobrado”, or correct `claims`.',
  },
  'hasty-leave': {
    severity: 'error',
    about: 'A step that confirms a charge, and that leaves when its service finds nothing that speaks against it.',
    why: 'Nobody could ever pay there.',
    mend: 'Lead that outcome to `stay`.',
  },
  'lone-part': {
    severity: 'warning',
    about: 'A guard with `all` or `any` that has only one guard in it.',
    why: 'It is the same as that guard, so another one was most likely removed by mistake.',
    mend: 'Write the missing guard beside it, or use the one guard itself.',
  },
  'stale-choice': {
    severity: 'error',
    about:
      'A choice that depends on another one and is not cleared when the other changes, or one that is cleared and asked for nowhere.',
    why: 'The customer would go on with a choice that no longer fits, such as a day of the week for a monthly recharge, or could not choose again.',
    mend: 'Name in `by` the fact of the block that clears this one, and name in `clears` a fact that a block asks for.',
  },
  'unused-choice': {
    severity: 'error',
    about: 'A tap that chooses something, and starts a service that uses another fact.',
    why: 'The customer would choose one thing and get another, or be refused.',
    mend: 'Run the service that uses the fact of the block, or give the block the fact that the service uses.',
  },
  'unlike-parts': {
    severity: 'warning',
    about: 'A guard with `any` whose parts are about different things.',
    why: 'It would hold for nearly everybody, and what it is to restrict would be shown to customers for whom it does not work.',
    mend: 'Write `all` in place of `any`, or use each part in a branch or block of its own.',
  },
  'foreign-guard': {
    severity: 'warning',
    about: 'A block whose guard reads facts of which nothing else on its screen speaks.',
    why: 'Most customers on this screen would not see the block, whatever they do there.',
    mend: 'Use a guard about this screen, or none.',
  },
  'odd-ending': {
    severity: 'warning',
    about: 'A label, a title or another name that ends with a full stop.',
    why: 'A sentence most likely belongs elsewhere, and the customer would read it on a button.',
    mend: 'Put the text where it belongs, or write it without the full stop.',
  },
  'not-in-menu': {
    severity: 'warning',
    about: 'A step for customers to which any screen can lead, in a flow with a menu that does not lead there.',
    why: 'The customer would find it only from some screens, and look for it in the menu.',
    mend: 'Add it to the menu, or handle the event only on the screens that send it.',
  },
} as const satisfies { readonly [code: string]: ProblemText }
