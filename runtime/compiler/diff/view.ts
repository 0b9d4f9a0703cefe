import type { Catalogue } from '../catalogue.ts'
import type { Json } from '../json-tree.ts'
import type { Kind } from './change.ts'
import { meaningOf } from './guards.ts'
import { at, isObject, type JsonObject, listOf, objectOf, once, textIn } from './json.ts'
import { quoted } from './words.ts'

export type Part = 'steps' | 'modals'

/** A complete flow before or after the change, with readable names for its parts. */
export class View {
  readonly config: JsonObject
  readonly catalogue: Catalogue

  constructor(config: JsonObject, catalogue: Catalogue) {
    this.config = config
    this.catalogue = catalogue
  }

  get guards(): JsonObject {
    return objectOf(this.config.guards)
  }

  meaningOf(guard: string | undefined): string {
    return meaningOf(this.guards, guard)
  }

  screens(part: Part): JsonObject {
    return objectOf(this.config[part])
  }

  /** Returns the title of a screen in quotation marks. If another screen has the same title, adds the screen's id. */
  nameOf(part: Part, id: string): string {
    const screens = this.screens(part)
    const title = textIn(objectOf(at(screens, id)).title)
    if (title === undefined) return `“${id}”`
    const twins = Object.values(screens).filter(other => objectOf(other).title === title)
    return twins.length > 1 ? `${quoted(title)} (${id})` : quoted(title)
  }

  /** Returns what a customer sees after this target. */
  wordsFor(target: string): string {
    const [kind, name] = splitTarget(target)
    if (kind === 'step') return this.nameOf('steps', name)
    if (kind === 'modal') return `the dialog ${this.nameOf('modals', name)}`
    if (kind === 'return') return `the page that they wanted, else ${this.nameOf('steps', name)}`
    if (kind === 'flow') return `the flow “${name}”`
    if (kind === 'field') return `a message at the field of ${name}`
    return fixed[target] ?? `“${target}”`
  }

  /** Returns the steps and modals, such as `steps/pix`, that customers can reach if all guards are ignored. */
  reached(): ReadonlySet<string> {
    const found = new Set<string>()
    const follow = (place: string): void => {
      const [part, id = ''] = place.split('/')
      const screen = at(objectOf(this.config[part ?? '']), id)
      if (screen === undefined || found.has(place)) return
      found.add(place)
      for (const target of targetsIn(screen)) follow(target)
      if (objectOf(screen).else !== undefined) return
      for (const need of listOf(objectOf(screen).needs)) follow(`steps/${this.collectorOf(String(need))}`)
    }
    follow(`steps/${this.config.start}`)
    for (const id of this.catalogue.openedSteps) follow(`steps/${id}`)
    for (const target of targetsIn(this.config.always ?? null)) follow(target)
    return found
  }

  /**
   * Returns the first step with a block that writes a fact. If a customer lacks the fact, the engine shows that step.
   */
  collectorOf(fact: string): string | undefined {
    const collects = ([, step]: readonly [string, Json]): boolean =>
      listOf(objectOf(step).blocks).some(block => objectOf(block).fact === fact)
    return Object.entries(this.screens('steps')).find(collects)?.[0]
  }

  /**
   * Returns the service that starts when a dialog sends this event to a step. If several steps handle the event, a
   * service that charges comes first.
   */
  sentTo(event: string): string | undefined {
    const runs = Object.values(this.screens('steps')).flatMap(
      step => textIn(objectOf(at(objectOf(objectOf(step).on), event)).run) ?? [],
    )
    return runs.find(run => this.chargeOf(run) !== '') ?? runs[0]
  }

  kindOf(service: string | undefined): Kind {
    return this.chargeOf(service) === '' ? 'service' : 'charge'
  }

  /**
   * Returns words for the end of a sentence, such as `, which charges`. Returns an empty text if the service takes no
   * money.
   */
  chargeOf(service: string | undefined): string {
    const spec = service === undefined ? undefined : this.catalogue.services[service]
    if (spec?.charges !== undefined) return charges[spec.charges]
    return (spec?.agreedTo ?? []).length > 0 ? ', by which the customer agrees to be charged' : ''
  }
}

const charges = { now: ', which charges', again: ', which charges once more', elsewhere: ', which orders a payment' }

const fixed: { readonly [target: string]: string } = {
  stay: 'the same screen',
  close: 'the screen below the dialog',
  back: 'the screen before',
  message: 'the message page',
  leave: 'another site',
}

function splitTarget(target: string): readonly [string, string] {
  const colon = target.indexOf(':')
  return colon === -1 ? [target, ''] : [target.slice(0, colon), target.slice(colon + 1)]
}

function targetsIn(json: Json): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(targetsIn)
  if (isObject(json)) return targetsInObject(json)
  const [, kind, id] = typeof json === 'string' ? (/^(step|return|modal):(.+)$/.exec(json) ?? []) : []
  return kind === undefined ? [] : [`${kind === 'modal' ? 'modals' : 'steps'}/${id}`]
}

const targetsInObject = once((json): readonly string[] => Object.values(json).flatMap(targetsIn))
