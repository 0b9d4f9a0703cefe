import { assignVars, globalStyle } from '@vanilla-extract/css'
import { colour, depth, motion, shape, size, space, stroke, type } from './contract.css.ts'
import { tokensLayer } from './layers.css.ts'
import { media } from './media.ts'
import { type Palette, palettes } from './palette.ts'
import { scale, shapes } from './scale.ts'

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

/** On a phone that lies on its side, the notch is wider than the gutter. */
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

globalStyle(':root[data-theme="lightblue"]', {
  '@layer': {
    [tokensLayer]: {
      ...paint(palettes.lightblue.light, 'light'),
      vars: { ...assignVars(colour, palettes.lightblue.light), ...assignVars(shape, shapes.lightblue) },
    },
  },
})

globalStyle(':root[data-theme="lightblue"][data-mode="dark"]', {
  '@layer': { [tokensLayer]: paint(palettes.lightblue.dark, 'dark') },
})

globalStyle(':root[data-theme="lightblue"]:not([data-mode="light"])', {
  '@layer': { [tokensLayer]: { '@media': { [media.dark]: paint(palettes.lightblue.dark, 'dark') } } },
})
