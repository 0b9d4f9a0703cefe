import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: ['The ways to the other parts of the product, on every step that may be left.'],
  not: [{ when: 'There are two or three links that belong to this page.', instead: 'LinkRow' }],
  keys: [
    { key: 'Enter, Space', does: 'Opens or closes the list; follows the link with the focus.' },
    { key: 'Arrow down, arrow up', does: 'Move among the links of the open list.' },
    { key: 'Esc', does: 'Closes the list, and gives the focus back to the button.' },
  ],
  spoken: {
    Closed: ['- button "Menu"'],
  },
}
