import { expect, test } from 'vitest'
import { releaseHeader } from './release-header.ts'

const membership = { variant: 'web~hero', arm: 'control', id: 'web~hero~control' }

test('a charge names its release, and the arm of whoever is in a variant, also in a control', () => {
  expect(releaseHeader('X-Release', 'r1', undefined)).toEqual({ 'X-Release': 'r1' })
  expect(releaseHeader('X-Release', 'r1', membership)).toEqual({ 'X-Release': 'r1; web~hero=control' })
})

test('without a header in the config, a charge names no release', () => {
  expect(releaseHeader(undefined, 'r1', membership)).toEqual({})
})
