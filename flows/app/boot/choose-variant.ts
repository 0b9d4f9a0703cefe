import type { Variant } from '../../../runtime/engine/page-data.ts'

/** Who is there, as far as it is known. */
export interface Visitor {
  readonly channel: string
  /** Known once somebody has logged in. */
  readonly segment: string | undefined
  /** Of the device, from 0 to 99; undefined where none can be kept. */
  readonly share: number | undefined
  /** Milliseconds since 1970. */
  readonly now: number
  /** What they are in the midst of. */
  readonly pinned: string | undefined
}

/** The variant that somebody sees: the first whose audience they are of, and whose time it is or was as they began. */
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
