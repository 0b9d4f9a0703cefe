import type { Variant } from '../../../runtime/engine/page-data.ts'

/** The known data about the visitor. */
export interface Visitor {
  readonly channel: string
  /** The customer segment, known after the login. */
  readonly segment: string | undefined
  /** The device's number from 0 to 99, for percentages; undefined if the browser cannot store one. */
  readonly share: number | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** Id of the flow or variant that the tab was last in. */
  readonly pinned: string | undefined
}

/** Returns the first variant whose audience includes the visitor and which is running, or was running when they began. */
export function chooseVariant(variants: readonly Variant[], visitor: Visitor): Variant | undefined {
  return variants.find(variant => isOf(variant, visitor) && (variant.id === visitor.pinned || isOn(variant, visitor)))
}

function isOf({ audience }: Variant, { channel, segment, share }: Visitor): boolean {
  const { channels, segments, percent } = audience
  return (
    (channels?.includes(channel) ?? true) &&
    (segments === undefined || (segment !== undefined && segments.includes(segment))) &&
    (percent === undefined || (share !== undefined && share < percent))
  )
}

function isOn({ from = 0, until = Infinity }: Variant, { now }: Visitor): boolean {
  return from <= now && now < until
}
