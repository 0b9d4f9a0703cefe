/** What a customer can change that no flow has a screen for: an event for each service. */
const services = {
  addCard: 'cards.add',
} as const

/** A flow of one step, with the words of another, where each event runs one service and a refusal takes the page. */
export function ownFlow(like: { readonly words: unknown; readonly panel: unknown }): unknown {
  const on = Object.entries(services).map(([event, run]) => [event, { run, outcomes: { refused: 'message' } }])
  return {
    id: 'own',
    title: 'O que é seu',
    layout: 'classic',
    channels: [],
    start: 'own',
    guards: {},
    always: {},
    words: like.words,
    panel: like.panel,
    steps: {
      own: {
        path: '/',
        access: 'anyone',
        title: 'O que é seu',
        header: 'title',
        blocks: [],
        on: Object.fromEntries(on),
      },
    },
    modals: {},
  }
}
