import { useMemo } from 'react'
import { encode } from 'uqr'
import { picture, qrCode } from './QrCode.css.ts'

export interface QrCodeProps {
  value: string
  label: string
}

/** The standard (ISO/IEC 18004) requires this number of empty modules on every side. */
const quietZone = 4

/**
 * Returns the size of the QR code including its empty border, and one SVG path. The path contains a bar for each
 * run of dark modules in a row.
 */
const draw = (value: string) => {
  const { data, size } = encode(value, { border: quietZone, ecc: 'M' })
  const bars = data.flatMap((modules, y) => {
    const row = modules.map(dark => (dark ? '1' : '0')).join('')
    return [...row.matchAll(/1+/g)].map(run => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`)
  })
  return { size, path: bars.join('') }
}

/** A QR code on a white background in every theme. Renders a `<div>` with a `<svg>`. */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => draw(value), [value])
  return (
    <div className={qrCode}>
      <svg
        className={picture}
        role="img"
        aria-label={label}
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
      >
        <path d={path} />
      </svg>
    </div>
  )
}
