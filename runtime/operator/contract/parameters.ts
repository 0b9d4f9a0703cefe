/** The parameters of the calls' paths and queries. They are strings, and have the same meaning in every call. */
export interface CallParameters {
  /** The customer's id, as `id` of `getCustomer` returned it. @example "c-1029" */
  readonly id: string
  /** The customer's phone number: area code and number, 11 digits, without 55. @example "11987654321" */
  readonly msisdn: string
  /** The phone number of a saved recipient: area code and number, 11 digits, without 55. @example "11976543210" */
  readonly recipient: string
  /** The token of a card, from the card service or from the customer's saved cards. @example "tok_4242" */
  readonly token: string
  /**
   * The id of the recharge, as `id` of the call that created it. A Pix and a card's recharge have one too.
   * @example "r-70012"
   */
  readonly txid: string
  /** The id of the recharge, as `id` of `createCreditRecharge`. @example "r-70012" */
  readonly rechargeId: string
  /** The id of the recharge at a bank, as `id` of `createPispRecharge`. @example "r-70012" */
  readonly pispId: string
  /** The id of the device, the same as in the header `deviceId`. @example "6f1c2b1e-8a53-4f0c-9a55-0c6d2f7b1a90" */
  readonly cid: string
  /** The id of the chat from which the customer came, as `pixExternalId` of the session. @example "chat-5531" */
  readonly pixExternalId: string
  /** The event's name: `abandoned_cart` when the customer left a recharge before paying. @example "abandoned_cart" */
  readonly event: string
  /** The first 6 or 9 digits of a card number. @example "424242" */
  readonly bin: string
  /**
   * `true` also returns amounts outside the customer's profile. Any other value, or none, returns only those in it.
   * @example "true"
   */
  readonly todosValores: string
}
