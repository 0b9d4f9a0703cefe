import { readdirSync, readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { paths } from '../../design-system/icons/paths.ts'
import { media } from '../../design-system/tokens/media.ts'
import { palettes } from '../../design-system/tokens/palette.ts'
import { ColourPage } from '../foundations/ColourPage.tsx'
import { IconsPage } from '../foundations/IconsPage.tsx'
import { MotionPage } from '../foundations/MotionPage.tsx'
import { ScreensPage } from '../foundations/ScreensPage.tsx'
import { ShapePage } from '../foundations/ShapePage.tsx'
import { SpacePage } from '../foundations/SpacePage.tsx'
import { TypePage } from '../foundations/TypePage.tsx'
import { allTokens } from '../foundations/tokens.ts'
import { VoicePage } from '../foundations/VoicePage.tsx'
import { fixedText, voiceRules } from '../foundations/voice-rules.ts'

const pages = { ColourPage, IconsPage, MotionPage, ScreensPage, ShapePage, SpacePage, TypePage, VoicePage }
const shown = Object.values(pages)
  .map(Page => renderToStaticMarkup(<Page />))
  .join('\n')

describe('the foundations', () => {
  it('the foundations pages show every token, icon and media query', () => {
    const named = [
      ...allTokens.map(({ name }) => name),
      ...Object.keys(paths).map(name => `icon.${name}`),
      ...Object.keys(media).map(name => `media.${name}`),
    ]
    expect(named.length).toBeGreaterThan(200)
    expect(named.filter(name => !shown.includes(`data-token="${name}"`))).toEqual([])
  })

  it('the foundations pages show every colour value of every theme and mode', () => {
    const values = Object.values(palettes).flatMap(modes => Object.values(modes).flatMap(one => Object.values(one)))
    expect(values.filter(value => value !== 'transparent' && !shown.includes(`>${value}<`))).toEqual([])
  })

  it('each design token is used in a style sheet, so the foundations pages show no unused token', () => {
    const users = Object.entries(__TOKEN_USERS__)
    expect(users.map(([name]) => name)).toEqual(allTokens.map(({ name }) => name))
    expect(users.filter(([, names]) => names.length === 0).map(([name]) => name)).toEqual([])
  })

  it('the sidebar lists each foundations page', () => {
    const folder = 'workshop/foundations'
    const stubs = readdirSync(folder)
      .filter(file => file.endsWith('.mdx'))
      .map(file => readFileSync(`${folder}/${file}`, 'utf8'))
      .join('\n')
    for (const name of Object.keys(pages)) expect(stubs).toContain(`<${name} />`)
  })
})

describe('the voice', () => {
  const folder = 'flow-configs'
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json') && !file.startsWith('schema'))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')

  it.each(voiceRules)(
    'the flows’ texts contain the good example of the writing rule “$rule”, and not the bad one',
    ({ say, not }) => {
      expect(texts).toContain(`"${say}"`)
      expect(texts).not.toContain(`"${not}"`)
    },
  )

  it('the flows’ texts contain the sentence that the operator prescribes, word for word', () => {
    expect(texts).toContain(`"${fixedText}"`)
  })
})
