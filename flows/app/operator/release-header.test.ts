import { expect, test } from 'vitest'
import { releaseHeader } from './release-header.ts'

const membership = { variant: 'web~hero', arm: 'control', id: 'web~hero~control' }

test('the header of a charge names the release, and if the visitor is in an A/B test, also the variant and the arm', () => {
  expect(releaseHeader('X-Release', 'r1', undefined)).toEqual({ 'X-Release': 'r1' })
  expect(releaseHeader('X-Release', 'r1', membership)).toEqual({ 'X-Release': 'r1; web~hero=control' })
})

test('if the config defines no release header, a charge has none', () => {
  expect(releaseHeader(undefined, 'r1', membership)).toEqual({})
})
