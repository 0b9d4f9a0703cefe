import { type AppEvent, amountClass, type Field, fieldsOf, type Visit, type WordField } from './event.ts'
import type { IsKnown } from './words.ts'

/** A value as OTLP writes it in JSON: a 64-bit integer is a decimal string. */
type Value = { readonly stringValue: string } | { readonly boolValue: boolean } | { readonly intValue: string }

interface Attribute {
  readonly key: string
  readonly value: Value
}

/** A LogRecord of OpenTelemetry's logs data model. */
export interface LogRecord {
  readonly timeUnixNano: string
  readonly eventName: string
  readonly attributes: readonly Attribute[]
}

/** A duration is sent up to this, in ms. */
const MOST_MS = 3_600_000

/**
 * Returns the record of an event. A field that the event's list does not name, and a text that `isKnown` does not know, is left
 * out. Pure.
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

/** Returns the body of a request to an OTLP/HTTP collector, an ExportLogsServiceRequest, as an object for JSON. */
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
