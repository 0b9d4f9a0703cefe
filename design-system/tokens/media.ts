/** The media queries of the system: custom properties cannot stand in them. */
export const media = {
  narrow: '(max-width: 359.98px)',
  roomy: '(min-width: 360px)',
  card: '(min-width: 600px)',
  wide: '(min-width: 960px)',
  /** Room on all sides: a step need not begin at the very top. */
  spacious: '(min-width: 600px) and (min-height: 720px)',
  /** Enough height for a bar that stays at the bottom; at 400 % zoom there is not. */
  tall: '(min-height: 480px)',
  hover: '(hover: hover)',
  dark: '(prefers-color-scheme: dark)',
  stillness: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const
