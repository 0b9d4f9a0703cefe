/**
 * The media queries of the design system. They are plain text, because custom properties do not work in media
 * queries.
 */
export const media = {
  narrow: '(max-width: 359.98px)',
  roomy: '(min-width: 360px)',
  card: '(min-width: 600px)',
  /** Probably not a phone, so the customer can point a phone's camera at the screen. */
  tablet: '(min-width: 768px)',
  wide: '(min-width: 960px)',
  /** A screen with space on all sides, so that a step need not begin at the top. */
  spacious: '(min-width: 600px) and (min-height: 720px)',
  /** A screen that is high enough for a fixed bar. At 400 % zoom, a screen is not high enough. */
  tall: '(min-height: 480px)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  stillness: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const
