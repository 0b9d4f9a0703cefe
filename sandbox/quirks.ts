/** Failures that a customer meets whatever they do. Each is one code of the error catalogue. */
export interface Quirks {
  /** Not enabled for recharges: each charge is refused (215). */
  readonly notEnabled?: true
  /** Not enabled to change cards (216). */
  readonly cardsLocked?: true
  /** Pays only with saved cards that are confirmed (303). */
  readonly confirmsCards?: true
  /** The last recharge cannot be read (423). */
  readonly lastRechargeFails?: true
  /** The values cannot be listed (998). */
  readonly valuesFail?: true
  /** A Pix that is not created (904, 905), or gets no code (902). */
  readonly pixFails?: 902 | 904 | 905
}
