/**
 * The media queries of the design system. They are plain text, because custom properties do not work in media
 * queries.
 */
export const media = {
  narrow: '(max-width: 359.98px)',
  roomy: '(min-width: 360px)',
  card: '(min-width: 600px)',
  /** A screen this wide is probably not a phone's, so the customer can scan a QR code on it with a phone. */
  tablet: '(min-width: 768px)',
  wide: '(min-width: 960px)',
  /** A screen that is large enough to centre a step vertically. */
  spacious: '(min-width: 600px) and (min-height: 720px)',
  /** A screen that is high enough for a fixed bar. At 400 % zoom, a screen is not high enough. */
  tall: '(min-height: 480px)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  stillness: '(prefers-reduced-motion: reduce)',
  motion: '(prefers-reduced-motion: no-preference)',
  forced: '(forced-colors: active)',
} as const
