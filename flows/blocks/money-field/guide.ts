import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['The customer types any amount, such as the one on a statement.'],
  not: [{ when: 'The amounts are given.', instead: 'value-grid' }],
  spoken: {
    Empty: [
      '- text: Valor na fatura',
      '- textbox "Valor na fatura"',
      '- paragraph: "Como está na fatura: R$ 1,23"',
      '- alert',
    ],
  },
}
