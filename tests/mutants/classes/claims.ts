import { isObject, type JsonObject, objectOf } from '../../../runtime/compiler/diff/json.ts'
import type { Authored } from '../authored.ts'
import type { Path } from '../json.ts'
import { set } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { entries, screensOf } from '../sites.ts'

/** Returns every step, modal and error entry: each may claim something about the money. */
function claimants(authored: Authored): readonly { path: Path; json: JsonObject }[] {
  const codes = authored.kind === 'errors' ? entries(authored.json.codes) : []
  return [
    ...screensOf(authored),
    ...codes.flatMap(([code, json]) => (isObject(json) ? [{ path: ['codes', code], json }] : [])),
  ]
}

/** Returns the values that `claims` can have: those in this file, and four that flows usually have. */
function words(authored: Authored): readonly string[] {
  const made = claimants(authored).flatMap(({ json: { claims } }) => (typeof claims === 'string' ? [claims] : []))
  return [...new Set(['none', 'taken', 'unknown', 'returned', ...made])]
}

/**
 * Returns whether any screen of the flow has `claims`. If none has, nothing reads the `claims` that a mutant would add.
 */
function isClaiming({ whole, json, kind }: Authored): boolean {
  const all = kind === 'errors' ? [json.codes] : [whole.steps, whole.modals]
  return all.some(part => entries(part).some(([, screen]) => objectOf(screen).claims !== undefined))
}

export const claimClasses: readonly MutationClass[] = [
  {
    name: 'claim-removed',
    about: 'A screen or code no longer claims anything about the money.',
    mutate: authored =>
      claimants(authored).flatMap(({ path, json: { claims } }) =>
        claims === undefined ? [] : [set([...path, 'claims'], claims, undefined)],
      ),
  },
  {
    name: 'claim-other',
    about: 'A screen or code claims something else about the money.',
    mutate: authored =>
      claimants(authored).flatMap(({ path, json: { claims } }) =>
        claims === undefined
          ? []
          : words(authored)
              .filter(word => word !== claims)
              .map(word => set([...path, 'claims'], claims, word)),
      ),
  },
  {
    name: 'claim-added',
    about: 'A screen or code claims something about the money that it did not.',
    mutate: authored =>
      isClaiming(authored)
        ? claimants(authored).flatMap(({ path, json: { claims } }) =>
            claims === undefined ? ['none', 'taken'].map(word => set([...path, 'claims'], undefined, word)) : [],
          )
        : [],
  },
]
