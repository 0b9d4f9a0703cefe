import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Small links that few customers need stand together at the end of a page, such as privacy and accessibility.'],
  not: [
    { when: 'The link is the way out of the step.', instead: 'TextLink' },
    { when: 'The links lead to the main parts of the product.', instead: 'Menu' },
  ],
  keys: [
    { key: 'Tab', does: 'Reaches each link in turn.' },
    { key: 'Enter, Space', does: 'Presses the button.' },
  ],
  spoken: {
    LongTextOnANarrowScreen: [
      '- button "Ajuda"',
      '- button "Privacidade"',
      '- button "Acessibilidade"',
      '- button "Como falar com a operadora da sua linha"',
    ],
  },
}
