/** How often a schedule recharges, in the operator's spelling. */
export const frequencies = ['WEEKLY', 'MONTHLY'] as const

/** `day` of a weekly schedule. */
export const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const
