import { expect, test } from 'vitest'
import { releaseHeader } from './release-header.ts'

const membership = { variant: 'web~hero', arm: 'control', id: 'web~hero~control' }

test('a charge’s header contains the release, and the variant and arm if the visitor takes part in one', () => {
  expect(releaseHeader('X-Release', 'r1', undefined)).toEqual({ 'X-Release': 'r1' })
  expect(releaseHeader('X-Release', 'r1', membership)).toEqual({ 'X-Release': 'r1; web~hero=control' })
})

test('if the config defines no release header, a charge has none', () => {
  expect(releaseHeader(undefined, 'r1', membership)).toEqual({})
})
