import { expect, test } from 'vitest'
import { base } from '../../runtime/compiler/testing/fixtures.ts'
import { compareReleases, configsOf, withoutVariants } from './compare.mjs'

const { open } = JSON.parse(base.text).steps
const link = { id: 'later', block: 'link', label: 'Ver a recarga', event: 'later' }
const steps = {
  later: { ...open, path: '/recarga/{channel}/depois' },
  home: { blocks: [link], on: { later: 'step:later' } },
}
const spring = { id: 'spring', title: 'Primavera', flow: 'base', audience: {}, patch: { steps } }
const release = {
  ...{ id: '', name: '', at: '', by: '', shell: '', code: '', sources: '', files: {}, changed: '' },
  ...{ hashes: { scripts: [], styles: [] }, variants: ['base~spring'] },
  configs: { [base.file]: base.text, 'spring.variant.json': JSON.stringify(spring) },
}

test('if a customer may have an open payment on a step that only a variant has, the variant can be ended only with --strand', async () => {
  const after = withoutVariants(await configsOf(release), ['base~spring'])
  await expect(compareReleases(release, after, 'ask')).rejects.toThrow(
    /A payment \(“charge”\) may be under way in “later”[\s\S]+Nothing was changed: .+ add --strand\./,
  )
  const { sessions } = await compareReleases(release, after, 'allow')
  expect(sessions).toContain('Customers lose sight of these payments')
  expect((await compareReleases(release, after, undefined)).sessions).toBeUndefined()
})
