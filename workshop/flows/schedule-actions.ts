import type { FactValues } from '../../runtime/facts.ts'
import type { Action } from './action.ts'

/** Returns the actions that choose a schedule and its card. */
export function scheduleChosen(facts: FactValues = {}): readonly Action[] {
  return [
    { do: 'saved card', brand: 'VISA' },
    {
      do: 'write',
      facts: {
        'schedule.frequency': 'monthly',
        'schedule.day': '05',
        'schedule.value': 2000,
        'schedule.recipient': '11976543210',
        'schedule.cardBrand': 'VISA',
        'schedule.cardLast': '4242',
        ...facts,
      },
    },
  ]
}

/** Returns the actions that choose a schedule, and that save it. */
export function scheduleOn(facts: FactValues = {}): readonly Action[] {
  return [...scheduleChosen(facts), { do: 'run', service: 'schedule.save' }]
}
