import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A longer text that is read as a whole: privacy, accessibility.'],
  not: [
    { when: 'It answers questions that only some have.', instead: 'questions' },
    { when: 'It is one paragraph.', instead: 'text' },
  ],
  spoken: {
    Two: [
      '- heading "Seus cartões" [level=2]',
      '- paragraph: O número e o CVV não são guardados aqui.',
      '- paragraph: Ficam só na operadora.',
      '- heading "Neste navegador" [level=2]',
      '- paragraph: O número que entrou por último.',
    ],
  },
}
