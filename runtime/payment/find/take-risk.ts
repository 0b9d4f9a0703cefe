import { defineService } from '../../service.ts'

/** The customer pays though nobody can say whether they have paid already: they were told so, and chose it. */
export const takeRisk = defineService({
  outcomes: { taken: { gives: ['recharge.isRiskTaken'] } },
  async run() {
    return { outcome: 'taken', gives: { 'recharge.isRiskTaken': true } }
  },
})
