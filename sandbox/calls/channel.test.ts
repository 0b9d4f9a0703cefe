import { expect, test } from 'vitest'
import { calls } from '../../runtime/operator/contract/table.ts'
import { defaultChannelSettings } from '../../runtime/rules/channels.ts'
import { openOperator } from '../testing/operator.ts'

const ANA = '11987654321'

async function countryOf(ip: string) {
  const operator = openOperator()
  const { token } = await operator.login(ANA)
  return operator.ask(calls.getCountryByIp, { params: { msisdn: ANA }, token, body: { ip } })
}

test('the sandbox sends the same list of channels as the app’s own default list', async () => {
  const { data } = await openOperator().ask(calls.getChannelSettings)
  expect(data?.channelSettingsList).toEqual(defaultChannelSettings)
})

test.each([
  '',
  '203.0.113',
  '203.0.113.256',
  '203.0.113.7 ',
  '203.0.113.7/24',
  '2001:db8::1',
  '::ffff:203.0.113.7',
  '-1.0.0.0',
])('the text “%s” is refused with code 101 because it is not an IPv4 address', async ip => {
  const { status, code } = await countryOf(ip)
  expect([status, code]).toEqual([400, 101])
})

test('if an IP address belongs to no country, the answer is 404 without a code', async () => {
  for (const ip of ['192.0.2.1', '192.0.2.254']) {
    const { status, code } = await countryOf(ip)
    expect([status, code]).toEqual([404, undefined])
  }
  expect((await countryOf('192.0.20.1')).data).toEqual({ country_code: 'BR' })
})
