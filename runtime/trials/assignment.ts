import { fnv1a } from './fnv1a.ts'

/** Each device has one of this many places in an A/B test. The hash of the device's id decides which one. */
export const PLACES = 10_000
/** Each device also has one of this many places in a layer (a group of A/B tests that do not share devices). */
export const LAYER_PLACES = 1_000

/** The name of the A/B test's group that sees the unchanged flow. */
export const CONTROL = 'control'
/** The name of the A/B test's other group if there is only one. It sees the changed flow. */
export const ONLY_PATCH = 'patch'

/**
 * Returns the id of the changed flow for a group of the A/B test: the variant's id, and the group's name if there are
 * several changed flows.
 */
export function flowIdOf(variant: string, arm: string): string {
  return arm === ONLY_PATCH ? variant : `${variant}~${arm}`
}

/** The places of a layer or a trial that belong to one group: from `start` (included) to `end` (excluded). */
export type Range = readonly [start: number, end: number]

/** A group of devices that see the same flow in a trial. */
export interface Arm {
  readonly id: string
  /** The places that belong to this group: a part of the 10,000 places of the A/B test. */
  readonly range: Range
}

/**
 * A group of A/B tests among which the devices are divided. If each test has other places (`range`) of the layer, no
 * device takes part in two of them.
 */
export interface Layer {
  readonly name: string
  /** The places of the layer that belong to this A/B test: a part of the 1,000 places. */
  readonly range: Range
}

export interface Trial<A = Arm> {
  /**
   * A text from which, with the device's id, the hash is computed. A device has independent places in trials with
   * different salts.
   */
  readonly salt: string
  readonly layer?: Layer
  readonly arms: readonly A[]
}

/**
 * Returns the place of a device in a trial. It is an integer from 0 to 9,999, and it does not change between visits.
 * With different salts, the places are independent. The hash is version 2 of GrowthBook's.
 */
export function placeOf(device: string, salt: string): number {
  return fnv1a(String(fnv1a(salt + device))) % PLACES
}

/** Returns the place of a device in a layer, from 0 to 999. GrowthBook calls a layer a namespace. */
function layerPlaceOf(device: string, layer: string): number {
  return fnv1a(`${device}__${layer}`) % LAYER_PLACES
}

function isIn(place: number, [start, end]: Range): boolean {
  return start <= place && place < end
}

export function armAt<A extends Pick<Arm, 'range'>>(place: number, arms: readonly A[]): A | undefined {
  return arms.find(({ range }) => isIn(place, range))
}

/** Returns whether the device has one of the layer's places that belong to this A/B test. */
export function isInLayer(device: string, { name, range }: Layer): boolean {
  return isIn(layerPlaceOf(device, name), range)
}

/** Returns the group of a device in the A/B test. If the device does not take part, returns undefined. */
export function armOf<A extends Pick<Arm, 'range'>>(device: string, { salt, layer, arms }: Trial<A>): A | undefined {
  if (layer !== undefined && !isInLayer(device, layer)) return undefined
  return armAt(placeOf(device, salt), arms)
}

/**
 * Returns the range of each arm, in the order of the weights. A range starts where it would start with all devices in
 * the trial. So when the coverage changes, devices enter or leave the trial, but none changes its arm.
 *
 * @param weights positive shares of the arms, with any sum; 0 for an arm without devices
 * @param coverage the share of all devices that take part, from 0 to 1
 */
export function rangesOf(weights: readonly number[], coverage: number): readonly Range[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  let before = 0
  return weights.map(weight => {
    const [start, end] = [before, before + weight].map(share => Math.round((share / sum) * PLACES)) as [number, number]
    before += weight
    return [start, start + Math.round((end - start) * coverage)]
  })
}
