import * as z from 'zod/mini'
import { type Event, event } from './event-log.ts'

const PREFIX = 'recarrega.'
const NS_PER_MS = 1_000_000n

/** OTLP writes 64-bit integers as decimal strings, and allows readers to accept numbers too. */
const integer = z.union([z.string().check(z.regex(/^\d{1,19}$/)), z.int().check(z.minimum(0))])
const attribute = z.object({
  key: z.string(),
  value: z.object({
    stringValue: z.optional(z.string()),
    boolValue: z.optional(z.boolean()),
    intValue: z.optional(integer),
  }),
})
const record = z.object({
  timeUnixNano: integer,
  eventName: z.string().check(z.startsWith(PREFIX)),
  attributes: z._default(z.array(attribute), []),
})
/**
 * The shape of an ExportLogsServiceRequest of OTLP 1. Each record is read separately, so that an invalid record does
 * not reject the others.
 */
const request = z.object({
  resourceLogs: z.array(z.object({ scopeLogs: z.array(z.object({ logRecords: z.array(z.unknown()) })) })),
})

interface ReadLogs {
  readonly events: readonly Event[]
  readonly rejected: number
  /** The reason why the first rejected record was rejected. */
  readonly reason?: string
}

/**
 * Returns the events of an OTLP/HTTP JSON body. Attributes without a column are left out. Returns undefined if the body
 * is not an ExportLogsServiceRequest.
 */
export function readLogs(body: unknown): ReadLogs | undefined {
  const parsed = z.safeParse(request, body)
  if (!parsed.success) return undefined
  const records = parsed.data.resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(({ logRecords }) => logRecords))
  const read = records.map(readRecord)
  const events = read.flatMap(({ data }) => data ?? [])
  const error = read.find(one => one.error !== undefined)?.error
  return {
    events,
    rejected: records.length - events.length,
    ...(error !== undefined && { reason: reasonOf(error) }),
  }
}

function readRecord(json: unknown) {
  const parsed = z.safeParse(record, json)
  if (!parsed.success) return parsed
  const { timeUnixNano, eventName, attributes } = parsed.data
  const given = attributes.filter(({ key }) => key.startsWith(PREFIX))
  return z.safeParse(event, {
    ...Object.fromEntries(given.map(({ key, value }) => [key.slice(PREFIX.length), plain(value)])),
    at: Number(BigInt(timeUnixNano) / NS_PER_MS),
    name: eventName.slice(PREFIX.length),
  })
}

function plain({ stringValue, boolValue, intValue }: z.infer<typeof attribute>['value']) {
  return stringValue ?? boolValue ?? (intValue === undefined ? undefined : Number(intValue))
}

function reasonOf({ issues: [issue] }: z.core.$ZodError): string {
  return `${issue?.path.join('.')}: ${issue?.message}`
}
