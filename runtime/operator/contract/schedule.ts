/** How often a schedule recharges. The operator spells it like this. */
export const frequencies = ['WEEKLY', 'MONTHLY'] as const

/** The `day` of a weekly schedule. */
export const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const
