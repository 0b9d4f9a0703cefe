/** Test customers whose every attempt fails in the same way. Each failure has a code of the error catalogue. */
export interface Quirks {
  /** Every charge of the customer is refused, because they may not recharge (215). */
  readonly notEnabled?: true
  /** The customer may not change their cards (216). */
  readonly cardsLocked?: true
  /** The customer's saved cards can pay only after they are confirmed (303). */
  readonly confirmsCards?: true
  /** The customer's last recharge cannot be read (423). */
  readonly lastRechargeFails?: true
  /** The customer's amounts cannot be listed (998). */
  readonly valuesFail?: true
  /** The customer's Pix cannot be created (904, 905), or is created without a code (902). */
  readonly pixFails?: 902 | 904 | 905
}
