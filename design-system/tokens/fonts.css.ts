import { globalFontFace } from '@vanilla-extract/css'

globalFontFace('Figtree', {
  src: `url('/fonts/figtree-latin.woff2') format('woff2')`,
  fontWeight: '300 900',
  // If the font arrives late, the browser uses it only on the next page. Otherwise visible text would move.
  fontDisplay: 'optional',
  unicodeRange: 'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122',
})

// A local font with the same measures as Figtree. When Figtree replaces it, the text does not move. The widths were
// measured on Portuguese text. The last face that the device has is used. Only Linux has DejaVu Sans, which is so wide
// that without these measures it takes more lines than Figtree.
globalFontFace('Figtree fallback', [
  {
    src: `local('DejaVu Sans')`,
    fontWeight: '300 500',
    sizeAdjust: '88%',
    ascentOverride: '108%',
    descentOverride: '28.4%',
    lineGapOverride: '0%',
  },
  {
    src: `local('DejaVu Sans Bold')`,
    fontWeight: '600 900',
    sizeAdjust: '80%',
    ascentOverride: '118.8%',
    descentOverride: '31.3%',
    lineGapOverride: '0%',
  },
  {
    src: `local('Arial'), local('Liberation Sans'), local('Roboto')`,
    fontWeight: '300 500',
    sizeAdjust: '99%',
    ascentOverride: '96%',
    descentOverride: '25.3%',
    lineGapOverride: '0%',
  },
  {
    src: `local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold')`,
    fontWeight: '600 900',
    sizeAdjust: '95.5%',
    ascentOverride: '99.5%',
    descentOverride: '26.2%',
    lineGapOverride: '0%',
  },
])
