import { type AppEvent, amountClass, type Field, fieldsOf, type Visit, type WordField } from './event.ts'
import type { IsKnown } from './words.ts'

/** A value in OTLP's JSON format. A 64-bit integer is a decimal string. */
type Value = { readonly stringValue: string } | { readonly boolValue: boolean } | { readonly intValue: string }

interface Attribute {
  readonly key: string
  readonly value: Value
}

/** A log record in OpenTelemetry's data model. */
export interface LogRecord {
  readonly timeUnixNano: string
  readonly eventName: string
  readonly attributes: readonly Attribute[]
}

/** The largest duration that is sent, in ms. If a duration is longer, this value is sent instead. */
const MOST_MS = 3_600_000

/**
 * Returns the record of an event. Leaves out fields that the event may not contain, and texts that `isKnown` rejects.
 */
export function recordOf(event: AppEvent, visit: Visit, atMs: number, isKnown: IsKnown): LogRecord {
  const given: { readonly [F in Field]?: string | number | boolean | undefined } = { ...visit, ...event }
  const fields: readonly Field[] = fieldsOf[event.name]
  return {
    timeUnixNano: `${Math.round(atMs)}000000`,
    eventName: `recarrega.${event.name}`,
    attributes: fields.flatMap(field => {
      const value = asValue(field, given[field], isKnown)
      return value === undefined ? [] : [{ key: `recarrega.${field}`, value }]
    }),
  }
}

function asValue(field: Field, given: unknown, isKnown: IsKnown): Value | undefined {
  switch (field) {
    case 'shown':
      return typeof given === 'boolean' ? { boolValue: given } : undefined
    case 'ms':
      return wholeOf(given, ms => Math.min(Math.round(ms), MOST_MS))
    case 'amount_class':
      return wholeOf(given, amountClass)
    default:
      return wordOf(field, given, isKnown)
  }
}

function wholeOf(given: unknown, round: (value: number) => number): Value | undefined {
  if (typeof given !== 'number' || !Number.isFinite(given) || given < 0) return undefined
  return { intValue: String(round(given)) }
}

function wordOf(field: WordField, given: unknown, isKnown: IsKnown): Value | undefined {
  return typeof given === 'string' && isKnown(field, given) ? { stringValue: given } : undefined
}

/** Returns the body of a request to an OTLP/HTTP collector (`ExportLogsServiceRequest`) as an object. */
export function requestOf(appVersion: string, logRecords: readonly LogRecord[]) {
  const attribute = (key: string, stringValue: string) => ({ key, value: { stringValue } })
  return {
    resourceLogs: [
      {
        resource: { attributes: [attribute('service.name', 'recarrega'), attribute('service.version', appVersion)] },
        scopeLogs: [{ scope: { name: 'recarrega' }, logRecords }],
      },
    ],
  }
}
