import { expect, test } from 'vitest'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { keepStopped, readStopped } from './stopped.ts'

test('if a tab meets the same stopped variant twice, it stores the variant’s id only once', async () => {
  const tab = new FakeStorage(new FakeClock())
  for (const id of ['web~december', 'web~hero', 'web~december']) await keepStopped(tab, id)
  expect(await readStopped(tab)).toEqual(['web~december', 'web~hero'])
})
