/** What is used of a development server: what its pages and its terminal can be told. */
interface Told {
  readonly ws: {
    send(problem: { type: 'error'; err: { message: string; stack: string } }): void
    on(event: 'connection', listener: () => void): void
  }
  readonly config: { readonly logger: { error(report: string): void } }
}

/**
 * Says what is wrong with the flows, in the terminal and over each page. A page that is being loaded hears it as soon as
 * it listens: it asks for its flow before.
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
