import { describe, expect, test } from 'vitest'
import { liveCode } from '../../sandbox/calls/session.ts'
import { signLink } from '../../sandbox/signed-links.ts'
import { dropped, lostAfterwards } from '../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage } from '../../tests/runtime/page.ts'
import { isKept } from '../facts.ts'
import { resendSmsToken } from '../operator/contract/session.ts'
import { openSignedSession } from './open-signed.ts'

const MOTHER = '11976543210'

async function arrive(what: Parameters<typeof signLink>[1]) {
  const page = openPage()
  page.know({ 'login.payload': await signLink(page.operator.world, what) })
  return { page, open: () => page.run(openSignedSession) }
}

describe('the login data that the operator gave a partner', () => {
  /** Returns a page whose link contains the operator's encrypted number and amount, and the SMS code. */
  async function handles() {
    const page = openPage()
    const asked = { params: {}, body: { msisdn: ANA, valor: 3000 }, key: 'k' }
    const answer = await page.context.send(resendSmsToken, asked)
    if (answer.kind !== 'ok') throw new Error('No code was sent.')
    const said = { ...answer.data, authCode: liveCode(page.operator.world, ANA) }
    const word = btoa(JSON.stringify(said)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
    page.know({ 'login.payload': word })
    return { page, word }
  }

  test('a link with the operator’s login data logs its customer in once, with the link’s amount chosen', async () => {
    const { page, word } = await handles()
    const { outcome, gives } = await page.run(openSignedSession)
    expect([outcome, gives]).toEqual([
      'opened',
      expect.objectContaining({ 'recharge.value': 3000, 'recharge.target': ANA }),
    ])
    const sent = page.network.to('/sessions').map(({ body }) => JSON.parse(body ?? ''))
    expect(sent.map(body => Object.keys(body).toSorted())).toEqual([['authCode', 'encryptedMsisdn', 'encryptedValor']])
    const next = openPage(page, 'next')
    next.know({ 'login.payload': word })
    expect(await next.run(openSignedSession)).toMatchObject({ outcome: 'refused', code: 'linkOver' })
  })
})

describe('a payload that a partner signed', () => {
  test('a partner’s signed link logs its customer in, with the link’s amount and recipient', async () => {
    const { page, open } = await arrive({ msisdn: ANA, valueCents: 3000, recipient: MOTHER })
    const { outcome, gives } = await open()
    expect(outcome).toBe('opened')
    expect(gives).toMatchObject({
      'session.authenticated': true,
      'session.msisdn': ANA,
      'customer.name': 'Ana Souza',
      'recharge.value': 3000,
      'recharge.target': MOTHER,
      'recharge.forOther': true,
      'toggles.campaigns': false,
    })
    expect(page.session.msisdn()).toBe(ANA)
    expect(page.network.to('/sessions')).toHaveLength(1)
  })

  test('a partner’s signed link replaces the choices of the previous customer of this tab', async () => {
    const { page, open } = await arrive({ msisdn: ANA })
    page.know({
      'recharge.target': BRUNO,
      'recharge.forOther': true,
      'recharge.value': 5000,
      'recharge.targetLost': true,
    })
    await open()
    expect(page.facts.get('recharge.target')).toBe(ANA)
    expect(page.facts.get('recharge.forOther')).toBe(false)
    expect([page.facts.get('recharge.value'), page.facts.get('recharge.targetLost')]).toEqual([undefined, undefined])
  })

  test('a partner’s signed link is deleted after use and is refused the second time', async () => {
    const { page, open } = await arrive({ msisdn: ANA })
    const payload = page.facts.get('login.payload')
    await open()
    expect(page.facts.get('login.payload')).toBeUndefined()
    expect(isKept('login.payload')).toBe(false)
    const next = openPage(page, 'next')
    next.know({ 'login.payload': payload })
    expect(await next.run(openSignedSession)).toMatchObject({ outcome: 'refused', code: 'linkOver' })
    expect([next.session.token(), next.facts.get('login.payload')]).toEqual([undefined, undefined])
  })

  test('a link with an invalid signature is shown as expired; any other refused link shows the operator’s code', async () => {
    const { page, open } = await arrive({ msisdn: '11900000215' })
    expect(await open()).toMatchObject({ outcome: 'refused', code: '215' })
    page.know({ 'login.payload': 'x'.repeat(60) })
    expect(await open()).toMatchObject({ outcome: 'refused', code: 'linkOver' })
    page.know({ 'login.payload': 'y'.repeat(60) })
    page.network.plan('/sessions', dropped)
    expect(await open()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect(page.facts.get('login.payload')).toBe('y'.repeat(60))
  })

  test('after a lost answer, a partner’s signed link opens the same session again', async () => {
    const { page, open } = await arrive({ msisdn: ANA })
    page.network.plan('/sessions', lostAfterwards)
    expect(await open()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect(page.session.token()).toBeUndefined()
    expect((await open()).outcome).toBe('opened')
    expect(page.operator.world.store.list('session')).toHaveLength(1)
  })
})
