import { expect, test } from 'vitest'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { deviceId } from './device-id.ts'

test('a device keeps the same id for every visit', async () => {
  const storage = new FakeStorage(new FakeClock())
  const name = await deviceId(storage)
  expect(await deviceId(storage)).toBe(name)
  expect(name).toMatch(/^[\w-]{8,64}$/)
})

test.each(['', 'a\nb', '💥', '{"id":1}', 'x'.repeat(20_000), 'olá mundo'])(
  'if a stored device id is not allowed in a header (%j), a new id replaces it',
  async kept => {
    const storage = new FakeStorage(new FakeClock())
    await storage.set('recarrega.device', kept)
    const name = await deviceId(storage)
    expect(name).toMatch(/^[\w-]{8,64}$/)
    expect(await deviceId(storage)).toBe(name)
  },
)
