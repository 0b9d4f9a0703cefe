/** How often a schedule recharges, as it is sent. */
export const frequencies = ['WEEKLY', 'MONTHLY'] as const

/** `day` of a weekly schedule. */
export const weekdays = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'] as const
