import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['Above a heading, to show at a glance how something ended.'],
  not: [{ when: 'The remark has a text.', instead: 'notice' }],
  spoken: {
    Good: [],
  },
}
