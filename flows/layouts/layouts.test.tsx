import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type LayoutName, layoutThemes } from './layout-names.ts'
import type { LayoutHeader } from './layout-props.ts'
import { layouts } from './layouts.ts'

const names = Object.keys(layoutThemes) as readonly LayoutName[]
const variants = ['brand', 'title', 'hero'] as const
const back = { label: 'Voltar', onBack: () => undefined }

const draw = (name: LayoutName, header: Partial<LayoutHeader>): string => {
  const Layout = layouts[name].loaded()
  if (Layout === undefined) throw new Error(`The layout ${name} is not here.`)
  return renderToStaticMarkup(
    <Layout
      header={{ variant: 'brand', title: 'O passo', menu: 'o menu', subject: 'o assunto', ...header }}
      footer="a barra"
      panel={{ label: 'Sobre nós', headline: ['A chamada'], lead: ['O resto'] }}
    >
      o conteúdo
    </Layout>,
  )
}

describe('layouts', () => {
  it('the code of the classic layout is loaded from the start, so the first page does not wait for it', async () => {
    // Another test may already have loaded a layout, so this test loads the modules anew.
    vi.resetModules()
    const { layouts: fresh } = await import('./layouts.ts')
    expect(fresh.classic.loaded()).toBeDefined()
    expect(fresh.lightblue.loaded()).toBeUndefined()
  })
})

describe('a loaded layout', () => {
  beforeAll(async () => {
    await Promise.all(names.map(name => layouts[name].load()))
  })

  it.each(names)(
    'the layout %s prerenders a step’s blocks and its bottom bar inside one `<main>`, without a `style` attribute',
    name => {
      for (const variant of variants) {
        const markup = draw(name, { variant })
        expect(markup).toMatch(/<main[^>]*>.*o conteúdo.*a barra.*<\/main>/)
        expect(markup).not.toContain('style=')
      }
    },
  )

  it.each(names)(
    'the layout %s shows the way back and leaves the title to the page, and shows the subject of a large heading (“hero”)',
    name => {
      expect(draw(name, { variant: 'title', back })).not.toContain('<h1')
      expect(draw(name, { variant: 'title', back })).toContain('aria-label="Voltar"')
      expect(draw(name, { variant: 'hero' })).toContain('o assunto')
    },
  )

  it.each(names.filter(name => name !== 'embedded' && name !== 'bare'))(
    'if the app cannot be loaded, the page can remove the subject of the large heading, because the layout %s marks it',
    name => {
      expect(draw(name, { variant: 'hero' })).toMatch(/<header[^>]*>.*<div[^>]* data-subject="true">o assunto<\/div>/)
    },
  )

  it.each(['embedded', 'bare'] as const)('the layout %s shows no menu and no link to another step', name => {
    for (const variant of variants) expect(draw(name, { variant })).not.toMatch(/o menu|A chamada/)
  })

  it.each(names)('on a narrow screen the layout %s gets no panel, and renders no `<aside>`', name => {
    const Layout = layouts[name].loaded()
    if (Layout === undefined) throw new Error(`The layout ${name} is not here.`)
    const markup = renderToStaticMarkup(<Layout header={{ variant: 'brand', title: 'O passo' }}>o conteúdo</Layout>)
    expect(markup).toContain('o conteúdo')
    expect(markup).not.toContain('<aside')
  })

  it('the embedded layout shows no brand, because the partner’s page shows its own', () => {
    for (const variant of variants) expect(draw('embedded', { variant })).not.toContain('recarrega')
  })

  it('the layout `bare`, which a signed link uses, shows the brand', () => {
    expect(draw('bare', { variant: 'title' })).toContain('recarrega')
  })
})
