import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { palettes } from './palette.ts'

/** Files that contain colours because the browser uses them before a style sheet has loaded, or without one. */
const files = [
  'index.html',
  'public/icon.svg',
  'flows/layouts/theme-colours.ts',
  'scripts/pictures.mjs',
  'scripts/site/offline-page.mjs',
  'scripts/site/web-manifest.mjs',
]
const known = new Set(
  Object.values(palettes).flatMap(({ light, dark }) =>
    [...Object.values(light), ...Object.values(dark)].map(colour => colour.toLowerCase()),
  ),
)

it.each(files)(
  'each colour in the file %s is a colour of the theme, so a new brand colour replaces all of them',
  file => {
    const colours = readFileSync(file, 'utf8').match(/#[0-9a-f]{6}\b/gi) ?? []
    expect(colours).not.toEqual([])
    expect(colours.filter(colour => !known.has(colour.toLowerCase()))).toEqual([])
  },
)
