import type { FactValues } from '../../runtime/facts.ts'
import type { Deed } from './ways.ts'

/** What somebody chooses to be recharged by itself, and how it is paid. */
export function scheduleChosen(facts: FactValues = {}): readonly Deed[] {
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

/** The same, agreed to. */
export function scheduleOn(facts: FactValues = {}): readonly Deed[] {
  return [...scheduleChosen(facts), { do: 'run', service: 'schedule.save' }]
}
