import type { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { EventLog } from './event-log.ts'
import { readLogs } from './otlp-logs.ts'

export const COLLECTOR = '/sandbox/otlp/v1/logs'
const MOST_BYTES = 256 * 1024

/**
 * Adds a collector of the app's events in OTLP/HTTP JSON, so that trials work with the sandbox alone. It sends no CORS
 * headers, so pages of other origins cannot send JSON.
 */
export function addCollector(app: Hono, events: EventLog): void {
  app.post(
    COLLECTOR,
    bodyLimit({
      maxSize: MOST_BYTES,
      onError: c => c.json({ message: `The body is over ${MOST_BYTES / 1024} KB: send fewer records at once.` }, 413),
    }),
    async c => {
      if (!/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
        return c.json({ message: 'Send OTLP as JSON, with the content type application/json.' }, 415)
      if ((c.req.header('content-encoding') ?? 'identity') !== 'identity')
        return c.json({ message: 'Send the JSON without a content encoding.' }, 415)
      const read = readLogs(await c.req.json().catch(() => undefined))
      if (read === undefined)
        return c.json({ message: 'The body is no ExportLogsServiceRequest: {"resourceLogs": […]}.' }, 400)
      events.add(read.events)
      if (read.rejected === 0) return c.json({})
      return c.json({
        partialSuccess: { rejectedLogRecords: String(read.rejected), errorMessage: read.reason ?? '' },
      })
    },
  )
}
