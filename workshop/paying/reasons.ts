import { cannot } from './cell.ts'

/** The outcomes that are impossible if a method pays on our own page, each with the reason. */
export const paysHere = {
  bankWanted: cannot('The card pays here: no bank is chosen.'),
  waitingElsewhere: cannot('The card pays here: nobody is sent to another page.'),
  elsewhereRefused: cannot('The card pays here: nobody is sent to another page.'),
  elsewhereExpired: cannot('The card pays here: nobody is sent to another page.'),
}
export const hasNoSheet = { left: cannot('No wallet’s sheet is shown.') }
export const hasNoIssuer = (why: string) => ({
  challengeAsked: cannot(why),
  challengeRefused: cannot(why),
  challengeLeft: cannot(why),
  challengeTimedOut: cannot(why),
})
export const hasNoCard = {
  ...hasNoIssuer('No card is typed or chosen here: there is no issuer to ask.'),
  cvvWanted: cannot('No card is typed or chosen here.'),
  cardInvalid: cannot('No card is typed or chosen here.'),
  unconfirmed: cannot('No saved card pays.'),
}
