import * as z from 'zod/mini'
import { type Event, event } from '../events/event-log.ts'

/** Returns an event of a visit in a trial with these fields. All other fields are null. */
export function eventLike(given: Partial<Event> & Pick<Event, 'name'>): Event {
  return z.parse(event, { at: 1, release: 'r1', visit: 'visit', ...given })
}

/** Returns the OTLP record of an event, as the app sends it. */
export function recordOf({ at, name, ...columns }: Event) {
  const attributes = Object.entries(columns).flatMap(([column, value]) =>
    value === null ? [] : [{ key: `recarrega.${column}`, value: anyValue(value) }],
  )
  return { timeUnixNano: `${at}000000`, eventName: `recarrega.${name}`, attributes }
}

function anyValue(value: string | number | boolean) {
  if (typeof value === 'string') return { stringValue: value }
  return typeof value === 'boolean' ? { boolValue: value } : { intValue: String(value) }
}

/** Returns an ExportLogsServiceRequest with these events and records. */
export function bodyOf(events: readonly Event[], records: readonly unknown[] = []): string {
  const logRecords = [...events.map(recordOf), ...records]
  const resource = { attributes: [{ key: 'service.name', value: { stringValue: 'recarrega' } }] }
  return JSON.stringify({ resourceLogs: [{ resource, scopeLogs: [{ scope: {}, logRecords }] }] })
}
