import { defineService } from '../../service/service.ts'

/** Lets the customer pay although the history could not be read. The page has warned that this may be a second charge. */
export const takeRisk = defineService({
  outcomes: { taken: { sets: { 'recharge.isRiskTaken': true } } },
  async run() {
    return { outcome: 'taken', gives: { 'recharge.isRiskTaken': true } }
  },
})
