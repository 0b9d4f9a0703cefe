import type { Mutant } from './mutant.ts'

interface Equivalent {
  /** The mutation class that makes these mutants. */
  readonly class: string
  /** Matches the file and the path of each change, such as `flow-configs/web/entry.json/steps/home/back`. */
  readonly at: RegExp
  readonly reason: string
}

const decided =
  'In which flow, when and for whom a variant runs is for its author to decide. Each customer sees the flow or the variant, and both are proven.'

/** Mutants that change a flow without harm, each with the reason. */
const equivalents: readonly Equivalent[] = [
  ...['variant-begin', 'variant-end', 'variant-audience', 'variant-trial', 'variant-flow'].map(name => ({
    class: name,
    at: /\/variants\//,
    reason: decided,
  })),
  {
    class: 'option-other',
    at: /\/blocks\/(\d+|merge\/\d+)\/(size|level)$/,
    reason: 'It changes how large a heading is, and neither what it says nor what it does.',
  },
  {
    class: 'prop-removed',
    at: /\/busyLabel$/,
    reason: 'The button keeps its label while it works.',
  },
  {
    class: 'items-reordered',
    at: /\/(answer|text)\/\d+$/,
    reason: 'All paragraphs are still there, in another order.',
  },
  {
    class: 'menu-item-removed',
    at: /\/panel\/links\/\d+$/,
    reason: 'A narrow screen has no panel, so the check demands another way to each step.',
  },
  {
    class: 'header-other',
    at: /\/header$/,
    reason: 'It changes how the top of a screen looks, and neither what it says nor what it does.',
  },
  {
    class: 'blocks-reordered',
    at: /\/blocks\//,
    reason: 'All of the screen is still there, in another order.',
  },
  {
    class: 'block-renamed',
    at: /\/blocks\//,
    reason: 'Only patches name a block. If one names this block, the check finds `patch-absent`.',
  },
  {
    class: 'variant-priority',
    at: /\/variants\/december/,
    reason: 'The flow has no other variant to take precedence over.',
  },
  {
    class: 'retitled-removed',
    at: /\/steps\/schedule\/retitled$/,
    reason: 'The step to change a schedule has the title of the one to make it, and its button still says which it is.',
  },
  {
    class: 'patch-part-removed',
    at: /\/blocks\/order\//,
    reason: 'All of the screen is still there, in another order.',
  },
  {
    class: 'items-reordered',
    at: /\/blocks\/\d+\/methods\//,
    reason: 'The block looks up the name of a payment by its id, so the order of the list is shown nowhere.',
  },
  {
    class: 'event-beside',
    at: /\/modals\/proactive-lightblue\/blocks\/\d+\/(keep|take)Event$/,
    reason: 'The dialog only closes by either event.',
  },
  {
    class: 'event-dismiss',
    at: /\/modals\/proactive-lightblue\/blocks\/\d+\/(keep|take)Event$/,
    reason: 'The dialog only closes by either event.',
  },
  {
    class: 'branches-reordered',
    at: /\/(modals\/(already-open|recharge-details)\/on\/see|always\/progress|outcomes\/(open|processing))\//,
    reason: 'Each guard asks for another value of `payment.inFlight`, so at most one of them holds.',
  },
  {
    class: 'branches-reordered',
    at: /\/save-dependent\/on\/submit\/outcomes\/added\/[01]$/,
    reason: 'Each guard asks for another value of `order.type`, so at most one of them holds.',
  },
  {
    class: 'branches-reordered',
    at: /\/(pisp|lightblue)\.flow\.json\/steps\/sms\/on\/submit\/outcomes\/opened\/[01]$/,
    reason: 'A customer returns from the bank or from the checkout, so at most one of the guards holds.',
  },
  {
    class: 'items-reordered',
    at: /\/blocks\/(\d+|merge\/\d+)\/(ways|items)\/\d+$/,
    reason: 'The ways to pay, links, questions or sections are all still there, in another order.',
  },
  {
    class: 'option-other',
    at: /\/(home\/blocks\/\d+|pisp-wait\/blocks\/\d+)\/tone$/,
    reason: 'It changes how much a button or a picture stands out, and neither what it says nor what it does.',
  },
  {
    class: 'file-removed',
    at: /\/variants\//,
    reason: decided,
  },
  {
    class: 'screen-removed',
    at: /\/variants\//,
    reason: decided,
  },
  {
    class: 'titles-swapped',
    at: /\/steps\/success(-debit)?\/title$/,
    reason: 'Both titles say that the recharge is made, and both screens name the way to pay.',
  },
  {
    class: 'else-removed',
    at: /\/data-only\.flow\.json\/steps\/offer-review\/else$/,
    reason: 'Without `else` the step leads to the start of the flow, which is the same step.',
  },
  {
    class: 'menu-removed',
    at: /\/lightblue\.flow\.json\/menu$/,
    reason: 'The menu of the base stands in its place, with the same entries in other words.',
  },
  {
    class: 'back-none',
    at: /\/steps\/(success(-debit)?|processing|pisp-wait|pisp-success|schedule-done)\/back$/,
    reason: 'The step is an end. It has other controls that lead on, which the check demands.',
  },
  {
    class: 'back-visited',
    at: /\/steps\/(pix|card-list)\/back$/,
    reason: 'Customers come to this step from the very step to which its Back leads.',
  },
]

/** Returns the reason why an undetected mutant is harmless; undefined if no reason is listed. */
export function reasonFor({ class: name, file, changes }: Mutant): string | undefined {
  const fits = (one: Equivalent) => changes.every(({ path }) => one.at.test([file, ...path].join('/')))
  return equivalents.find(one => one.class === name && fits(one))?.reason
}
