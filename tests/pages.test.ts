import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { layoutThemes } from '../flows/layouts/layout-names.ts'

/** Returns the path from the repository's root. */
const fromHere = (path: string) => path.replace('../', '')
const pages = Object.keys(import.meta.glob(['../*.md', '../{docs,workshop}/**/*.md'])).map(fromHere)
const folder =
  /^(?:design-system|docs|flow-configs|flows|public|runtime|sandbox|scripts|tests|worker|workshop|\.storybook)\//
/** Paths with a placeholder, such as `<name>`, are not file paths. */
const placeholder = /[<*{…]/

describe.each(pages)('%s', page => {
  const text = readFileSync(page, 'utf8')
  const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name)

  test('if a documentation page mentions a file or folder, it exists', () => {
    const named = found(/`([^`\s#]+)`/g).filter(name => folder.test(name) && !placeholder.test(name))
    const linked = found(/\]\(([^)#\s]+)/g).filter(name => !name.includes('://'))
    const isThere = (name: string) => [name, join(dirname(page), name)].some(path => existsSync(path))
    expect([...named, ...linked].filter(name => !isThere(name))).toEqual([])
  })

  test('if a documentation page mentions an `npm run` command, it exists', () => {
    const manifest = readFileSync('package.json', 'utf8')
    expect(found(/npm run ([\w:]+)/g).filter(name => !manifest.includes(`"${name}": "`))).toEqual([])
  })
})

test('the authoring guide explains the purpose of each layout', () => {
  const guide = readFileSync('docs/authoring.md', 'utf8')
  expect(Object.keys(layoutThemes).filter(name => !guide.includes(`\n| \`${name}\``))).toEqual([])
})

test('each block and each layout has stories in its folder', () => {
  const files = Object.keys(import.meta.glob(['../flows/blocks/*/*Block.tsx', '../flows/layouts/*Layout.tsx'])).map(
    fromHere,
  )
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter(path => !existsSync(path.replace('.tsx', '.stories.tsx')))).toEqual([])
})
