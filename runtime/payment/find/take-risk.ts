import { defineService } from '../../service/service.ts'

/**
 * Lets the customer pay although the history could not be read. The page has warned that the customer may be charged
 * twice.
 */
export const takeRisk = defineService({
  outcomes: { taken: { sets: { 'recharge.isRiskTaken': true } } },
  async run() {
    return { outcome: 'taken', gives: { 'recharge.isRiskTaken': true } }
  },
})
