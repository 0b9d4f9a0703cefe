import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PAID } from '../../flows/app/events/trail.ts'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { problemNames } from '../../runtime/events/problem-names.ts'

const REPORT = /\breport\(\s*'([^']+)'/g

test('the events may name exactly those problems that the app’s code reports', () => {
  const all = ['flows', 'runtime'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(file => `${folder}/${file}`),
  )
  const files = all.filter(file => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
  const names = files.flatMap(file => [...readFileSync(file, 'utf8').matchAll(REPORT)].map(([, name]) => name))
  expect([...new Set(names)].sort()).toEqual([...problemNames].sort())
})

test('each outcome whose name the events count as a paid recharge has taken money', async () => {
  const { services } = await loadCatalogue()
  const outcomes = Object.values(services).flatMap(service => Object.entries(service?.outcomes ?? {}))
  const mayTake = outcomes.filter(([, spec]) => JSON.stringify(spec).includes('"taken"'))
  expect(mayTake.length).toBeGreaterThan(5)
  expect(new Set(mayTake.map(([name]) => name))).toEqual(new Set([PAID]))
  const paid = outcomes.filter(([name]) => name === PAID)
  for (const [, spec] of paid) {
    expect(spec?.money).toEqual(['taken'])
    expect(spec?.gives).toContain('recharge.id')
  }
})
