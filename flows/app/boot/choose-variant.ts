import type { Variant, VariantArm } from '../../../runtime/engine/page-data.ts'
import { armOf, flowIdOf, type Trial } from '../../../runtime/trials/assignment.ts'

/** The known data about the visitor. */
export interface Visitor {
  readonly channel: string
  /** The customer segment, known after the login. */
  readonly segment: string | undefined
  /** The device's id, for trials; undefined if the browser cannot store one. */
  readonly device: string | undefined
  /** The operator's time, as far as it is known, in milliseconds since 1970. */
  readonly now: number
  /** Id of the flow, or of the variant's arm, that the tab was last in. */
  readonly pinned: string | undefined
}

/** A variant, and the part of it that a visitor sees. */
export interface Choice {
  readonly variant: Variant
  /** Their arm; undefined if the variant is no trial. */
  readonly arm: VariantArm | undefined
  /** The hash of the body to show; undefined in the control, which sees the flow itself. */
  readonly body: string | undefined
}

/**
 * Returns the visitor's choice in the first variant whose audience includes them, in whose trial they take part, and which
 * is running or was running when they began; undefined if there is none. A control counts: later variants are not for its
 * visitors.
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

/** Returns the arm that the tab is in already, also the control, whatever the trial's ranges are by now. */
function pinnedArm(id: string, { arms }: Trial<VariantArm>, { pinned }: Visitor): VariantArm | undefined {
  return arms.find(arm => pinned === flowIdOf(id, arm.id))
}

function assignedArm(trial: Trial<VariantArm>, { device }: Visitor): VariantArm | undefined {
  return device === undefined ? undefined : armOf(device, trial)
}

/** Whether the tab is in one of the variant's arms: the id of each but an only patch begins with the variant's. */
function isPinned({ id }: Variant, { pinned }: Visitor): boolean {
  return pinned === id || (pinned?.startsWith(`${id}~`) ?? false)
}

function isOn({ from = 0, until = Infinity }: Variant, { now }: Visitor): boolean {
  return from <= now && now < until
}
