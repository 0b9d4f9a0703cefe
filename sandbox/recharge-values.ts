/** The recharge amounts in cents, each with the number of days that its credit lasts. */
export const rechargeValues = [
  { id: 1000, productId: 'recarga-10', validityDays: 15 },
  { id: 1500, productId: 'recarga-15', validityDays: 20 },
  { id: 1700, productId: 'recarga-17', validityDays: 20 },
  { id: 2000, productId: 'recarga-20', validityDays: 30, mostChosen: true },
  { id: 3000, productId: 'recarga-30', validityDays: 30 },
  { id: 4000, productId: 'recarga-40', validityDays: 45 },
  { id: 5000, productId: 'recarga-50', validityDays: 60 },
  { id: 10_000, productId: 'recarga-100', validityDays: 90 },
]

/** Returns the amounts that can be scheduled, which are at most R$ 50 a week, and at least R$ 15 a month. */
export function valuesFor(period: 'week' | 'month') {
  return rechargeValues.filter(({ id }) => (period === 'week' ? id <= 5000 : id >= 1500))
}
