import { assignVars, globalStyle } from '@vanilla-extract/css'
import { colour, depth, motion, shape, size, space, stroke, type } from './contract.css.ts'
import { tokensLayer } from './layers.css.ts'
import { media } from './media.ts'
import { type Palette, palettes } from './palette.ts'
import { scale, shapes } from './scale.ts'
import { themeNames } from './theme-names.mjs'

const paint = (palette: Palette, mode: 'light' | 'dark') => ({
  colorScheme: mode,
  vars: assignVars(colour, palette),
})

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      ...paint(palettes.classic.light, 'light'),
      vars: {
        ...assignVars(colour, palettes.classic.light),
        ...assignVars(shape, shapes.classic),
        ...assignVars(space, scale.space),
        ...assignVars(size, scale.size),
        ...assignVars(stroke, scale.stroke),
        ...assignVars(type, scale.type),
        ...assignVars(motion, scale.motion),
        ...assignVars(depth, scale.depth),
      },
    },
  },
})

/** On a phone in landscape orientation, the notch is wider than the normal distance to the edge. */
const gutter = (least: string) => ({
  [space.gutter]: `max(${least}, env(safe-area-inset-left), env(safe-area-inset-right))`,
})

globalStyle(':root', {
  '@layer': {
    [tokensLayer]: {
      vars: gutter(scale.space.gutter),
      '@media': { [media.roomy]: { vars: gutter(scale.space.x5) } },
    },
  },
})

globalStyle(':root[data-mode="dark"]', { '@layer': { [tokensLayer]: paint(palettes.classic.dark, 'dark') } })

globalStyle(':root:not([data-mode="light"])', {
  '@layer': { [tokensLayer]: { '@media': { [media.dark]: paint(palettes.classic.dark, 'dark') } } },
})

for (const theme of themeNames) {
  if (theme === 'classic') continue
  const root = `:root[data-theme="${theme}"]`
  const { light, dark } = palettes[theme]
  globalStyle(root, {
    '@layer': {
      [tokensLayer]: {
        ...paint(light, 'light'),
        vars: { ...assignVars(colour, light), ...assignVars(shape, shapes[theme]) },
      },
    },
  })
  globalStyle(`${root}[data-mode="dark"]`, { '@layer': { [tokensLayer]: paint(dark, 'dark') } })
  globalStyle(`${root}:not([data-mode="light"])`, {
    '@layer': { [tokensLayer]: { '@media': { [media.dark]: paint(dark, 'dark') } } },
  })
}
