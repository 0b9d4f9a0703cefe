import { expect, test, vi } from 'vitest'
import errors from '../../../flow-configs/shared/errors.json'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { emptyLedger, hashNumber, IN_FLIGHT_KEY, ledgerText } from '../../../runtime/operator/charge/in-flight.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { respond } from '../../../tests/runtime/network.ts'
import { ANA, BRUNO } from '../../../tests/runtime/page.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { wholeContents } from '../../kit/contents.ts'
import { surroundings } from '../../kit/surroundings.ts'
import { channelOf, newcomer } from '../boot/channel.ts'
import { createApp } from '../boot/create-app.ts'
import { blankPage } from '../boot/prerender.tsx'
import { deviceId } from './device-id.ts'
import { besideTheApp } from './operator-config.ts'

vi.stubGlobal('window', new EventTarget())
vi.stubGlobal('__APP_VERSION__', '1.2.3')

test('a customer whose charge records are all on the device can pay without a search; other customers cannot', async () => {
  const flow = prepare(web)
  if (flow === undefined) throw new Error('This is no flow.')
  const clock = new FakeClock()
  const device = new FakeStorage(clock)
  const whole = [hashNumber(ANA, await deviceId(device))]
  await device.set(IN_FLIGHT_KEY, ledgerText({ ...emptyLedger, whole }))
  const app = createApp(
    {
      ...{ flow, surroundings: surroundings.parse(web), contents: wholeContents(flow, errors) },
      channel: channelOf(flow, newcomer, false),
      startOf: async () => undefined,
      readOperator: async () => besideTheApp,
    },
    { ...blankPage('/web/login'), device, clock, fetch: async () => respond(404, {}) },
  )
  const { context } = await app.loadOperations()
  const isUnkept = () => app.facts.get('recharge.isUnkept')
  expect(isUnkept()).toBe(true)
  await context.session.open({ token: 'a', msisdn: ANA, customerId: 'ana' })
  expect(isUnkept()).toBeUndefined()
  await context.session.open({ token: 'b', msisdn: BRUNO, customerId: 'bruno' })
  expect(isUnkept()).toBe(true)
})
