import type { ThemeName } from './palette.ts'

/**
 * The sizes that every theme shares. Only these values and the palette are raw numbers. All other styles refer to them.
 */
export const scale = {
  space: {
    x0: '0px',
    half: '2px',
    x1: '4px',
    x2: '8px',
    x3: '12px',
    x4: '16px',
    x5: '20px',
    x6: '24px',
    x7: '28px',
    x8: '32px',
    x10: '40px',
    x12: '48px',
    x16: '64px',
    /** The distance between the content and the edge of the screen. It is wider from 360 px. */
    gutter: '16px',
  },
  size: {
    iconSmall: '16px',
    icon: '20px',
    iconLarge: '24px',
    iconHuge: '32px',
    radio: '22px',
    // The heights of contents that replace a skeleton: an ActionCard, options with one or two lines of detail, and
    // a row of a ChoiceList.
    skeletonCard: '73px',
    skeletonOption: '102px',
    skeletonOptionLow: '90px',
    skeletonTitle: '30px',
    skeletonRow: '74px',
    switchWidth: '48px',
    switchHeight: '28px',
    switchTravel: '20px',
    thumb: '22px',
    chip: '36px',
    bar: '68px',
    /** The height of a HeroSubject that fits on one line. */
    heroSubject: '48px',
    mark: '26px',
    target: '44px',
    control: '56px',
    tile: '56px',
    tileLarge: '72px',
    cardBrandWidth: '44px',
    cardBrandHeight: '30px',
    codeBox: '60px',
    /** A field for a few digits. The unit is `rem`, so that the field grows with the font size. */
    shortField: '7.5rem',
    qr: '220px',
    grip: '40px',
    column: '480px',
    flow: '520px',
    /** The width of the panel beside the flow, on a wide screen. */
    panel: 'clamp(320px, 36vw, 600px)',
    measure: '60ch',
    menu: '260px',
    /** The unit is `rem`, so that the height grows with the font size. */
    option: '5rem',
    tooltip: '240px',
    progress: '6px',
    dot: '10px',
    payBarRoom: '120px',
    snackRoom: '104px',
  },
  stroke: { hair: '1px', thick: '2px', dot: '7px', focus: '3px', offset: '2px' },
  type: {
    family: `Figtree, 'Figtree fallback', system-ui, sans-serif`,
    size: {
      mini: '0.6875rem',
      tiny: '0.75rem',
      small: '0.875rem',
      body: '1rem',
      lead: '1.125rem',
      title: '1.3125rem',
      large: '1.625rem',
      huge: '2.125rem',
      headline: 'clamp(2rem, 4.8vw - 0.875rem, 3.25rem)',
    },
    weight: { body: '400', medium: '500', strong: '600', bold: '700', heavy: '800' },
    line: { none: '1', tight: '1.15', snug: '1.3', body: '1.5' },
    tracking: { snug: '-0.01em', tight: '-0.02em', tighter: '-0.035em' },
  },
  motion: {
    quick: '120ms',
    calm: '160ms',
    slow: '200ms',
    draw: '240ms',
    turn: '800ms',
    breath: '1400ms',
    ease: 'cubic-bezier(0.2, 0, 0, 1)',
    rise: '24px',
  },
  depth: { bar: '2', menu: '3', leaving: '4' },
} as const

/** The values, other than colours, that differ between themes. */
export const shapes = {
  classic: {
    radius: {
      field: '10px',
      control: '16px',
      option: '16px',
      card: '16px',
      sheet: '24px',
      hero: '24px',
      small: '10px',
      chip: '6px',
      tile: '16px',
      tileLarge: '24px',
      round: '999px',
    },
    shadow: {
      card: '0 0 0 rgba(12, 26, 43, 0)',
      raised: '0 8px 24px rgba(12, 26, 43, 0.16)',
      thumb: '0 1px 3px rgba(12, 26, 43, 0.28)',
    },
    hero: { padding: '0px', bottom: '24px' },
    section: { padding: '0px' },
  },
  lightblue: {
    radius: {
      field: '16px',
      control: '999px',
      option: '16px',
      card: '24px',
      sheet: '32px',
      hero: '0px',
      small: '16px',
      chip: '8px',
      tile: '24px',
      tileLarge: '32px',
      round: '999px',
    },
    shadow: {
      card: '0 2px 12px rgba(0, 90, 140, 0.06)',
      raised: '0 8px 32px rgba(0, 60, 96, 0.18)',
      thumb: '0 1px 3px rgba(0, 60, 96, 0.28)',
    },
    hero: { padding: '20px', bottom: '0px' },
    section: { padding: '16px' },
  },
} as const satisfies { readonly [T in ThemeName]: object }
