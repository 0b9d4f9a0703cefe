const channel = (hex: string, at: number) => {
  const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

const luminance = (hex: string) => {
  if (!/^#[0-9A-F]{6}$/i.test(hex)) throw new Error(`Contrast needs an opaque #RRGGBB colour, got "${hex}".`)
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5)
}

/** Returns the contrast ratio of two `#RRGGBB` colours, from 1 to 21 (WCAG 2.2, "contrast ratio"). */
export const contrast = (one: string, other: string) => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}
