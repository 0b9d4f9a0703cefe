import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['Instructions are followed one after the other, often outside the product, such as how to pay by Pix.'],
  not: [
    { when: 'The order does not matter.', instead: 'List' },
    { when: 'The steps show where a wait has come to.', instead: 'WaitProgress' },
  ],
  keys: [],
  spoken: {
    Three: [
      '- list:',
      '  - listitem: Abra o app do seu banco.',
      '  - listitem: Cole o código e confirme.',
      '  - listitem: Volte aqui.',
    ],
  },
}
