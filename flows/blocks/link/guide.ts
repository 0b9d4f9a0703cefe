import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['A way out or a less important way on.'],
  not: [
    { when: 'It moves money, deletes or agrees.', instead: 'action' },
    { when: 'There are several small links at the end of the page.', instead: 'links' },
  ],
  spoken: {
    Plain: ['- button "Já paguei"'],
  },
}
