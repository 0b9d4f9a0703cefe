/** Failures that a customer meets whatever they do. Each has a code of the error catalogue. */
export interface Quirks {
  /** The customer is not enabled for recharges: each charge is refused (215). */
  readonly notEnabled?: true
  /** The customer is not enabled to change cards (216). */
  readonly cardsLocked?: true
  /** The customer pays only with saved cards that are confirmed (303). */
  readonly confirmsCards?: true
  /** The customer's last recharge cannot be read (423). */
  readonly lastRechargeFails?: true
  /** The customer's amounts cannot be listed (998). */
  readonly valuesFail?: true
  /** A Pix of the customer is not created (904, 905), or gets no code (902). */
  readonly pixFails?: 902 | 904 | 905
}
