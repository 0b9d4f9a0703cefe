import type { Variant, VariantArm } from '../../../runtime/engine/page-data.ts'
import { armOf, flowIdOf, type Trial } from '../../../runtime/trials/assignment.ts'

/** The data about a visitor that decides which variant the visitor sees. */
export interface Visitor {
  readonly channel: string
  /** The customer's segment. It is known after the login. */
  readonly segment: string | undefined
  /** The device's id, which decides the arm of an A/B test. Undefined if the browser cannot store an id. */
  readonly device: string | undefined
  /** The operator's time, as far as it is known (Unix time in ms). */
  readonly now: number
  /** Id of the flow, or of the variant's arm, that this tab showed last. */
  readonly pinned: string | undefined
}

/** A variant, and the arm of it that a visitor sees. */
export interface Choice {
  readonly variant: Variant
  /** The visitor's arm. Undefined if the variant is not an A/B test. */
  readonly arm: VariantArm | undefined
  /** The hash of the flow to show. Undefined for a control arm, which sees the unchanged flow. */
  readonly body: string | undefined
}

/**
 * Returns the first variant for this visitor, or undefined if there is none. The visitor must belong to the
 * variant's audience and take part in its A/B test. The variant must be running, or must have been running when the
 * visitor started in it. A visitor in a control arm takes part too, and therefore sees no other variant.
 */
export function chooseVariant(variants: readonly Variant[], visitor: Visitor): Choice | undefined {
  for (const variant of variants) {
    if (!isOf(variant, visitor) || !(isPinned(variant, visitor) || isOn(variant, visitor))) continue
    if (variant.trial === undefined) return { variant, arm: undefined, body: variant.body }
    const arm = pinnedArm(variant.id, variant.trial, visitor) ?? assignedArm(variant.trial, visitor)
    if (arm !== undefined) return { variant, arm, body: arm.body }
  }
  return undefined
}

function isOf({ audience }: Variant, { channel, segment }: Visitor): boolean {
  const { channels, segments } = audience
  return (
    (channels?.includes(channel) ?? true) &&
    (segments === undefined || (segment !== undefined && segments.includes(segment)))
  )
}

/**
 * Returns the arm that this tab already shows: a patch, or the unchanged flow (the control). The tab keeps it even if
 * the device is no longer in the range of that arm.
 */
function pinnedArm(id: string, { arms }: Trial<VariantArm>, { pinned }: Visitor): VariantArm | undefined {
  return arms.find(arm => pinned === flowIdOf(id, arm.id))
}

function assignedArm(trial: Trial<VariantArm>, { device }: Visitor): VariantArm | undefined {
  return device === undefined ? undefined : armOf(device, trial)
}

/**
 * Returns whether the tab shows one of the variant's arms. The arm's id begins with the variant's id, or is equal
 * to it if the variant has only one patch.
 */
function isPinned({ id }: Variant, { pinned }: Visitor): boolean {
  return pinned === id || (pinned?.startsWith(`${id}~`) ?? false)
}

function isOn({ from = 0, until = Infinity }: Variant, { now }: Visitor): boolean {
  return from <= now && now < until
}
