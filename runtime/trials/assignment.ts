import { fnv1a } from './fnv1a.ts'

/** How many places a trial's devices spread over. */
export const PLACES = 10_000
/** How many places the devices of a layer spread over. */
export const LAYER_PLACES = 1_000

/** The arm that sees the flow itself. */
export const CONTROL = 'control'
/** The arm of a trial's patch, if the trial has only one. */
export const ONLY_PATCH = 'patch'

/** Returns the id of the flow with an arm's patch: the variant's id for its only patch, else an id for each arm. */
export function flowIdOf(variant: string, arm: string): string {
  return arm === ONLY_PATCH ? variant : `${variant}~${arm}`
}

/** Places from `start` up to, but without, `end`. */
export type Range = readonly [start: number, end: number]

/** The devices that see the same in a trial. */
export interface Arm {
  /** `control`, `patch`, or the name of one of several patches. */
  readonly id: string
  /** Its places in the trial, in 10,000ths. */
  readonly range: Range
}

/** Trials of one layer with separate ranges never have a device in common. */
export interface Layer {
  readonly name: string
  /** In 1,000ths. */
  readonly range: Range
}

export interface Trial<A = Arm> {
  /** Distributes the devices independently of trials with other salts. */
  readonly salt: string
  readonly layer?: Layer
  readonly arms: readonly A[]
}

/**
 * Returns the place of a device in a trial: a whole number from 0 to 9,999, the same at each visit. Trials with different
 * salts place the same device independently. The hash is GrowthBook's version 2.
 */
export function placeOf(device: string, salt: string): number {
  return fnv1a(String(fnv1a(salt + device))) % PLACES
}

/** Returns the place of a device in a layer, from 0 to 999: GrowthBook's namespaces. */
function layerPlaceOf(device: string, layer: string): number {
  return fnv1a(`${device}__${layer}`) % LAYER_PLACES
}

function isIn(place: number, [start, end]: Range): boolean {
  return start <= place && place < end
}

/** Returns the arm whose range has the place; undefined if none has. */
export function armAt<A extends Pick<Arm, 'range'>>(place: number, arms: readonly A[]): A | undefined {
  return arms.find(({ range }) => isIn(place, range))
}

/** Whether the layer gives the device to the trial. */
export function isInLayer(device: string, { name, range }: Layer): boolean {
  return isIn(layerPlaceOf(device, name), range)
}

/** Returns the arm of a device; undefined for a device that takes no part. */
export function armOf<A extends Pick<Arm, 'range'>>(device: string, { salt, layer, arms }: Trial<A>): A | undefined {
  if (layer !== undefined && !isInLayer(device, layer)) return undefined
  return armAt(placeOf(device, salt), arms)
}

/**
 * Returns the range of each arm, in the order of the weights. An arm's range begins where it would begin with everybody
 * in the trial: when the coverage grows or shrinks, devices enter or leave, and none changes its arm.
 *
 * @param weights positive shares of the arms, of any sum; 0 for an arm without devices
 * @param coverage the part of all devices that takes part, from 0 to 1
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
