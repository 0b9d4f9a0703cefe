import type { ClientName } from '../../runtime/operator/contract/call.ts'
import { readConfig } from '../../runtime/operator/contract/config-schema.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { Complaint } from '../complaint.mjs'
import { services } from '../openapi/services.ts'

/** The operator under check: the settings with which the app reaches it, and the app's origin. */
export interface Target {
  readonly bases: Readonly<Record<ClientName, string>>
  readonly lacks: ReadonlySet<string>
  readonly omitsHeaders: ReadonlySet<string>
  readonly releaseHeader: string | undefined
  readonly keyMemoryMinutes: number
  readonly origin: string
}

const names = Object.keys(services).filter((name): name is ClientName => Object.hasOwn(services, name))
const DAY_MINUTES = 1440

/**
 * Returns the operator of a config, or of one base for all services.
 *
 * @param base the address from which the config was read, or the base of all services
 * @param origin the app's origin. By default, the app and the base have the same.
 */
export function targetOf(base: string, json: unknown, origin = new URL(base).origin): Target {
  const read = readConfig(json ?? {})
  if ('faults' in read) throw new Complaint(`The config has mistakes.\n${read.faults.join('\n')}`)
  const { config } = read
  const baseOf = (name: ClientName): string => {
    if (json === undefined) return base.replace(/\/$/, '')
    return new URL(config.bases?.[name] ?? services[name].url, base).href.replace(/\/$/, '')
  }
  return {
    bases: {
      a: baseOf('a'),
      b: baseOf('b'),
      cards: baseOf('cards'),
      brands: baseOf('brands'),
      bins: baseOf('bins'),
      geo: baseOf('geo'),
    },
    lacks: new Set<string>(config.lacks),
    omitsHeaders: new Set(config.omitsHeaders?.map(name => name.toLowerCase())),
    releaseHeader: config.releaseHeader,
    keyMemoryMinutes: config.keyMemoryMinutes ?? DAY_MINUTES,
    origin,
  }
}

/** Returns whether the JSON is the app's config, and not the answer of another server at `/config.json`. */
export const isConfig = (json: unknown): boolean => isRecord(json) && 'bases' in json

/** Fails with a message if no server answers at one of the addresses. */
export async function demandAnswers({ bases }: Target, send: typeof fetch): Promise<void> {
  for (const base of new Set(names.map(name => bases[name]))) {
    try {
      await send(base, { method: 'OPTIONS' })
    } catch (error) {
      const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error)
      throw new Complaint(`Nothing answers at ${base}: ${cause || 'the connection failed'}.`)
    }
  }
}
