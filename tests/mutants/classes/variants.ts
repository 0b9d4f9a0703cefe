import { objectOf } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Authored } from '../authored.ts'
import { set } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'

/** Returns a mutation class that replaces the value of a variant's key by other values. */
function variantKey(
  name: string,
  about: string,
  key: string,
  others: (authored: Authored) => readonly (Json | undefined)[],
): MutationClass {
  return {
    name,
    about,
    mutate: authored =>
      authored.kind === 'variant'
        ? others(authored)
            .filter(other => other !== authored.json[key])
            .map(other => set([key], authored.json[key], other))
        : [],
  }
}

export const variantClasses: readonly MutationClass[] = [
  variantKey('variant-begin', 'A variant begins at another time, or has always been.', 'from', () => [
    '2016-12-01T00:00:00-03:00',
    '2062-12-01T00:00:00-03:00',
    '2026-12-01T00:00:00Z',
    '2026-02-31T00:00:00-03:00',
    '2026-12-01',
    '01/12/2026',
    undefined,
  ]),
  variantKey('variant-end', 'A variant ends at another time, or never.', 'until', ({ json }) => [
    json.from,
    '2016-12-26T00:00:00-03:00',
    '2062-12-26T00:00:00-03:00',
    '2026-11-26T00:00:00-03:00',
    '2026-12-32T00:00:00-03:00',
    '2026-12-26',
    undefined,
  ]),
  variantKey('variant-audience', 'A variant is for others.', 'audience', ({ json }) => [
    {},
    undefined,
    { channels: [] },
    { channels: ['web'] },
    { channels: ['whatsapp_web'] },
    { channels: ['captive_portals'] },
    { ...objectOf(json.audience), segments: [] },
    { ...objectOf(json.audience), segments: ['gold'] },
  ]),
  variantKey('variant-trial', 'A variant becomes a trial, or one that no device can be in.', 'trial', () => [
    {},
    { coverage: 0 },
    { coverage: 50 },
    { coverage: 1000 },
    { weights: { control: 0, patch: 0 } },
    { weights: { controll: 1 } },
    { layer: { name: 'hero', from: 50, until: 50 } },
  ]),
  variantKey('variant-flow', 'A variant is of another flow.', 'flow', ({ flows }) => [
    ...flows.keys(),
    'webs',
    undefined,
  ]),
  variantKey('variant-patch', 'A variant changes nothing, or what it may not.', 'patch', ({ json }) => [
    {},
    undefined,
    { ...objectOf(json.patch), start: 'home' },
    { ...objectOf(json.patch), channels: [] },
    { ...objectOf(json.patch), steps: { login: { path: '/natal' } } },
  ]),
  variantKey('variant-name', 'A variant has another id, title or priority.', 'id', () => [undefined, '', 'Natal 2026']),
  variantKey('variant-priority', 'A variant has another priority.', 'priority', () => [1, -1, '1']),
]
