import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['An option takes effect at once, without a button that saves it.'],
  not: [
    { when: 'The option is sent with a form.', instead: 'ChoiceList' },
    { when: 'Two options exclude each other and neither is “off”.', instead: 'SegmentedChoice' },
  ],
  keys: [
    { key: 'Tab', does: 'Reaches the switch.' },
    { key: 'Space', does: 'Turns it on or off.' },
  ],
  spoken: {
    On: ['- text: Salvar este cartão', '- switch "Salvar este cartão" [checked]'],
    WithDetail: ['- text: Salvar este cartão Para a próxima recarga em um toque', '- switch "Salvar este cartão"'],
    Disabled: ['- text: Salvar este cartão', '- switch "Salvar este cartão" [disabled]'],
  },
}
