import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['A page is shown before its time, and everybody who looks at it, also at a picture of it, has to know that.'],
  not: [{ when: 'The remark is for customers.', instead: 'Notice' }],
  keys: [
    { key: 'Tab', does: 'Reaches the way out of the preview.' },
    { key: 'Enter, Space', does: 'Presses the button.' },
  ],
  spoken: {
    MarksAPreview: [
      '- \'complementary "Prévia: Natal de 2026. Só você vê."\':',
      '  - text: "Prévia: Natal de 2026. Só você vê."',
      '  - button "Encerrar prévia"',
    ],
  },
  isFramed: true,
}
