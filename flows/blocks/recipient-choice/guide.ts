import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer chooses who gets the recharge: themselves, a saved number, or another.'],
  not: [
    { when: 'The numbers are managed.', instead: 'recipient-list' },
    { when: 'A new number is typed.', instead: 'phone-field' },
  ],
  spoken: {
    WaysOnFromAnothersNumber: [
      '- list "Números salvos":',
      '  - listitem:',
      '    - button "Seu número (11) 98765-4321"',
      '  - listitem:',
      '    - button "Lucas (11) 96543-2109"',
    ],
  },
}
