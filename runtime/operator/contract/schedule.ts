/** How often a schedule recharges, as the operator spells it. */
export const frequencies = ['WEEKLY', 'MONTHLY'] as const

/** The `day` of a weekly schedule. */
export const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const
