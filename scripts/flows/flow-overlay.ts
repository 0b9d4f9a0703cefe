/** The part of Vite's development server that sends messages to its pages and its terminal. */
interface Told {
  readonly ws: {
    send(problem: { type: 'error'; err: { message: string; stack: string } }): void
    on(event: 'connection', listener: () => void): void
  }
  readonly config: { readonly logger: { error(report: string): void } }
}

/**
 * Returns a function that shows the flows' problems in the terminal and over each page. A page fetches its flow before
 * it connects, so a page that connects later gets the last report.
 */
export function createOverlay({ ws, config }: Told): (report: string | undefined) => void {
  let wrong: string | undefined
  const tell = (): void => {
    if (wrong !== undefined) ws.send({ type: 'error', err: { message: wrong, stack: '' } })
  }
  ws.on('connection', tell)
  return report => {
    if (report !== undefined && report !== wrong) config.logger.error(report)
    wrong = report
    tell()
  }
}
