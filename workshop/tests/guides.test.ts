import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allGuides } from '../guides/all-guides.ts'
import { propsOfSchema } from '../guides/block-props.ts'
import { blockSources } from '../guides/block-sources.ts'
import { componentProps } from '../guides/component-props.ts'

const folders = { component: 'design-system/components', block: 'flows/blocks' } as const

describe.each(['component', 'block'] as const)('the guides of every %s', kind => {
  const guides = allGuides.filter(guide => guide.kind === kind)
  const names = readdirSync(folders[kind], { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .filter(name => readdirSync(`${folders[kind]}/${name}`).some(file => file.endsWith('.stories.tsx')))

  it('every folder with stories has a guide', () => {
    expect(names.length).toBeGreaterThan(40)
    expect(guides.map(({ name }) => name).sort()).toEqual(names.sort())
  })

  it.each(guides)('the guide of $name says when to use it, and each alternative exists', ({ name, guide }) => {
    expect(guide.use.length).toBeGreaterThan(0)
    expect(guide.not.length).toBeGreaterThan(0)
    const others = guide.not.flatMap(({ instead }) => (instead === undefined ? [] : [instead]))
    expect(others.filter(other => other === name || !names.includes(other))).toEqual([])
  })

  it.each(guides)(
    'the guide of $name quotes a screen reader for at least one story, and only for existing stories',
    ({ folder, guide }) => {
      const stories = readdirSync(folder).find(file => file.endsWith('.stories.tsx')) ?? ''
      const text = readFileSync(`${folder}/${stories}`, 'utf8')
      expect(Object.keys(guide.spoken).length).toBeGreaterThan(0)
      expect(Object.keys(guide.spoken).filter(story => !text.includes(`export const ${story}`))).toEqual([])
    },
  )
})

describe('the props on a page', () => {
  const props = componentProps()
  const of = (component: string) => props[component]?.props ?? []

  it('every component has a comment, and each of its props has a type', () => {
    for (const { name } of allGuides.filter(({ kind }) => kind === 'component')) {
      expect(props[name]?.about, name).toMatch(/^[A-Z].*\.$/)
      expect(
        of(name).filter(({ type }) => type === '' || type === 'undefined'),
        name,
      ).toEqual([])
      expect(of(name).length, name).toBeGreaterThan(0)
    }
  })

  it('if a component’s props are a union of types, its workshop page lists the props of each of these types', () => {
    expect(of('ActionCard').find(({ name }) => name === 'href')).toMatchObject({ type: 'string', isRequired: false })
    expect(of('ActionCard').find(({ name }) => name === 'icon')).toMatchObject({ type: 'IconName', isRequired: true })
  })

  it('the workshop’s page of a component lists the props that it inherits, and not those that it leaves out', () => {
    const names = of('DayGrid').map(({ name }) => name)
    expect(names).toContain('legend')
    expect(names).not.toContain('options')
    expect(props.Button?.elements).toEqual(['button'])
  })

  it('the page of a component shows each prop’s comment and default value', () => {
    const about = expect.stringMatching(/label/i)
    expect(of('Button').find(({ name }) => name === 'busyLabel')).toMatchObject({ type: 'string', about })
    expect(of('Button').find(({ name }) => name === 'width')).toMatchObject({ fallback: "'full'" })
  })
})

describe('the source of a block', () => {
  const sources = blockSources()

  it('the source of every block has a comment', () => {
    for (const { name } of allGuides.filter(({ kind }) => kind === 'block')) {
      expect(sources[name]?.about, name).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('the workshop stores the comment on a prop inside a list under the whole path of the prop', () => {
    expect(sources['card-list']?.comments).toMatchObject({
      'room[].changes': expect.stringContaining('can still change within 30 days'),
    })
    expect(sources['card-list']?.components).toContain('ListItem')
  })

  it('the workshop’s page of a block says in words what the schema allows for each prop', () => {
    const schema = {
      type: 'object',
      properties: {
        label: { type: 'string', role: 'copy', maxLength: 40 },
        items: { type: 'array', items: { type: 'object', properties: { icon: { type: 'string', role: 'icon' } } } },
      },
      required: ['label'],
    }
    expect(propsOfSchema(schema)).toEqual([
      {
        name: 'label',
        type: 'text',
        isRequired: true,
        rules: ['A text that may name facts.', 'At most 40 characters.'],
      },
      { name: 'items', type: 'list of objects', isRequired: false, rules: [] },
      { name: 'items[].icon', type: 'text', isRequired: false, rules: ['The name of an icon.'] },
    ])
  })
})
