/** What went wrong without a person noticing. Names only: no facts, no numbers, no card data. */
export function report(problem: string, detail: string): void {
  const event = new CustomEvent('recarrega:report', { detail: { problem, detail } })
  window.dispatchEvent(event)
}
