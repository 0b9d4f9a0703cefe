/**
 * The operator offers these services to a customer, but no flow has a screen for them. Each key is the event that runs
 * the service.
 */
const services = {
  addCard: 'cards.add',
  saveSchedule: 'schedule.save',
} as const

const refusals = ['refused', 'numberRefused', 'valueRefused', 'cardRefused']
const outcomes = Object.fromEntries(refusals.map(outcome => [outcome, 'message']))

/**
 * Returns a flow of one step, with the words of another flow. Each event runs one service. If the operator refuses, the
 * message page replaces the step.
 */
export function ownFlow(like: { readonly words: unknown; readonly panel: unknown }): unknown {
  const on = Object.entries(services).map(([event, run]) => [event, { run, outcomes }])
  const own = { path: '/', access: 'anyone', title: 'O que é seu', header: 'title', blocks: [] }
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
    steps: { own: { ...own, on: Object.fromEntries(on) } },
    modals: {},
  }
}
