import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A payment needs the payer’s date of birth, or the customer may give it.'],
  not: [{ when: 'It is the day of a schedule.', instead: 'schedule-day' }],
  spoken: {
    Empty: [
      '- text: Data de nascimento',
      '- textbox "Data de nascimento"',
      '- paragraph: Dia, mês e ano, como 27/03/90',
      '- alert',
    ],
  },
}
