import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'Every step begins with one: with the brand on a first screen, with the way back on later ones, whose title shows only when the page’s own has scrolled away, with a hero where the step has a subject.',
  ],
  not: [{ when: 'The text is a heading inside the step.', instead: 'Heading' }],
  keys: [
    { key: 'Tab', does: 'Reaches the way back, then the menu.' },
    { key: 'Enter, Space', does: 'Presses the button with the focus.' },
  ],
  spoken: {
    BrandWithMenu: ['- banner:', '  - text: recarrega', '  - button "Menu"'],
    TitleWithBack: ['- banner:', '  - button "Voltar"', '  - button "Menu"'],
  },
}
