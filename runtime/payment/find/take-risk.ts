import { defineService } from '../../service.ts'

/** Lets the customer pay though the history could not be read: the page has said that it may be a second time. */
export const takeRisk = defineService({
  outcomes: { taken: { sets: { 'recharge.isRiskTaken': true } } },
  async run() {
    return { outcome: 'taken', gives: { 'recharge.isRiskTaken': true } }
  },
})
