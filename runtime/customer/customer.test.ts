import { describe, expect, test } from 'vitest'
import { answers, dropped } from '../../tests/runtime/network.ts'
import { ANA, BRUNO, openPage, openPlace } from '../../tests/runtime/page.ts'
import type { FactValues } from '../facts.ts'
import { consent } from './consent.ts'
import { deleteAccount } from './delete.ts'
import { update } from './update.ts'

async function openData(facts: FactValues = {}, place = openPlace(), msisdn = ANA) {
  // A page's name is part of its idempotency keys. So two pages of the same operator need different names.
  const page = openPage(place, Object.keys(facts).join())
  const { id, token } = await page.login(msisdn)
  page.know(facts)
  const saved = () => page.operator.world.store.get('customer', id)
  return {
    page,
    token,
    saved,
    consent: () => page.run(consent),
    update: () => page.run(update),
    remove: () => page.run(deleteAccount),
  }
}

describe('changing one’s own data', () => {
  test('changing personal data sends only the fields that the customer typed, with an idempotency key', async () => {
    const { page, saved, update } = await openData({
      'customer.newName': ' Ana Lima ',
      'customer.cpf': '52998224725',
      'customer.receivesInformation': false,
    })
    expect((await update()).outcome).toBe('updated')
    const [sent] = page.network.to('PUT')
    expect(JSON.parse(sent?.body ?? '')).toEqual({ name: 'Ana Lima', cpf: '52998224725' })
    expect(sent?.headers['Idempotency-Key']).toMatch(/-\d+$/)
    expect(saved()).toMatchObject({ name: 'Ana Lima', cpf: '52998224725', receivesInformation: true })
  })

  test('after the operator saved the changes, the page deletes the typed data and keeps the customer’s name', async () => {
    const { page, update } = await openData({ 'customer.newName': 'Ana Lima', 'customer.birthDate': '270390' })
    await update()
    const { fact } = page.context
    expect([fact('customer.name'), fact('customer.newName'), fact('customer.birthDate')]).toEqual([
      'Ana Lima',
      undefined,
      undefined,
    ])
    page.know({ 'customer.email': 'ana@exemplo.com.br' })
    await update()
    expect([fact('customer.name'), fact('customer.email')]).toEqual(['Ana Lima', undefined])
  })

  test.each([{}, { 'customer.newName': ' ', 'customer.email': '' }])(
    'blank fields of the personal data form send nothing: %j',
    async facts => {
      const { page, update } = await openData(facts)
      expect(await update()).toEqual({ outcome: 'unchanged', code: 'dataUnchanged' })
      expect(page.network.sent).toEqual([])
    },
  )

  test.each<[FactValues, string, string]>([
    [{ 'customer.cpf': '12345678900' }, 'cpfRefused', '203'],
    [{ 'customer.birthDate': '310290' }, 'birthRefused', '210'],
    [{ 'customer.birthDate': '010120' }, 'birthRefused', '211'],
    [{ 'customer.email': 'ana' }, 'refused', '101'],
  ])('if the operator refuses personal data, they stay in the form: %j', async (facts, outcome, code) => {
    const { page, saved, update } = await openData(facts)
    const before = saved()
    expect(await update()).toEqual({ outcome, code })
    expect(saved()).toEqual(before)
    const { fact } = page.context
    expect([fact('customer.cpf'), fact('customer.birthDate'), fact('customer.email')]).toEqual([
      facts['customer.cpf'],
      facts['customer.birthDate'],
      facts['customer.email'],
    ])
  })

  test('an e-mail address or CPF of another customer is refused with its own message', async () => {
    const place = openPlace()
    await (await openData({ 'customer.email': 'a@exemplo.com.br', 'customer.cpf': '52998224725' }, place)).update()
    const byMail = await openData({ 'customer.email': 'a@exemplo.com.br' }, place, BRUNO)
    expect(await byMail.update()).toMatchObject({ outcome: 'emailRefused', code: '206' })
    const byCpf = await openData({ 'customer.cpf': '52998224725' }, place, BRUNO)
    expect(await byCpf.update()).toMatchObject({ outcome: 'cpfRefused', code: '204' })
    byCpf.page.network.plan('PUT', answers(422, { code: 244 }))
    expect(await byCpf.update()).toMatchObject({ outcome: 'cpfRefused', code: '244' })
  })

  test('if a change of personal data did not reach the operator, it can be sent again', async () => {
    const { page, update } = await openData({ 'customer.newName': 'Ana Lima' })
    page.network.plan('PUT', dropped)
    expect(await update()).toEqual({ outcome: 'unreachable', code: 'unreachable' })
    expect((await update()).outcome).toBe('updated')
  })
})

describe('consent to news', () => {
  test('a customer can withdraw and give consent to news; the other typed fields are not sent', async () => {
    const { page, saved, consent } = await openData({ 'customer.newName': 'Ana Lima' })
    page.know({ 'customer.receivesInformation': false })
    expect(await consent()).toMatchObject({ outcome: 'withdrawn', code: 'consentWithdrawn' })
    expect(saved()).toMatchObject({ name: 'Ana Souza', receivesInformation: false })
    page.know({ 'customer.receivesInformation': true })
    expect(await consent()).toMatchObject({ outcome: 'given', code: 'consentGiven' })
    expect(saved()).toMatchObject({ receivesInformation: true })
    expect(page.context.fact('customer.newName')).toBe('Ana Lima')
  })

  test.each([
    [answers(422, { code: 101 }), 'refused', '101'],
    [dropped, 'unreachable', 'unreachable'],
  ])(
    'if the consent to news cannot be changed, the screen shows the operator’s stored value again',
    async (respond, outcome, code) => {
      const { page, saved, consent } = await openData({ 'customer.receivesInformation': false })
      page.network.plan('PUT', respond)
      expect(await consent()).toMatchObject({ outcome, code })
      expect(saved()).toMatchObject({ receivesInformation: true })
      expect(page.context.fact('customer.receivesInformation')).toBeUndefined()
    },
  )
})

describe('deleting the account', () => {
  test('deleting the account ends the session at the operator and in this browser', async () => {
    const { page, token, saved, remove } = await openData()
    expect(await remove()).toEqual({ outcome: 'deleted', gives: { 'customer.isDeleted': true } })
    expect(saved()?.deletedAt).toBeDefined()
    expect(page.operator.world.store.get('session', token)?.ended).toBe(true)
    expect([page.session.token(), page.device.text]).toEqual([undefined, '[]'])
    expect(page.network.to('DELETE')[0]?.headers['Idempotency-Key']).toMatch(/-\d+$/)
    expect(page.expiredSessions()).toBe(0)
  })

  test.each(['charge', 'pix', 'pisp', 'checkout'] as const)(
    'a customer cannot delete the account while a payment is open: %s',
    async inFlight => {
      const { page, token, saved, remove } = await openData({ 'payment.inFlight': inFlight })
      expect(await remove()).toEqual({ outcome: 'chargeOpen' })
      expect(page.network.to('DELETE')).toEqual([])
      expect(saved()?.deletedAt).toBeUndefined()
      expect(page.session.token()).toBe(token)
    },
  )

  test('if this device has the record of an open payment, the customer cannot delete the account', async () => {
    const { page, remove } = await openData({ 'payment.inFlight': 'none' })
    const about = { kind: 'credit', msisdn: ANA, recipient: ANA, amountCents: 2000 } as const
    await page.attempts.adopt('r1', about, page.clock.now())
    expect((await remove()).outcome).toBe('chargeOpen')
    expect(page.network.to('DELETE')).toEqual([])
    await page.attempts.settleRecharge('r1')
    expect((await remove()).outcome).toBe('deleted')
  })

  test('deleting the account also deletes receipt numbers from the device', async () => {
    const { page, remove } = await openData()
    const about = { kind: 'credit', msisdn: ANA, recipient: ANA, amountCents: 2000 } as const
    await page.attempts.adopt('recharge-1', about, page.clock.now())
    await page.attempts.settleRecharge('recharge-1', '481516234')
    expect(page.device.text).toContain('481516234')
    await remove()
    for (const trace of ['481516234', 'recharge-1']) expect(page.device.text).not.toContain(trace)
  })

  test.each([
    [answers(422, { code: 240 }), 'refused', '240'],
    [dropped, 'unreachable', 'unreachable'],
  ])('if deleting the account fails, the customer stays logged in', async (respond, outcome, code) => {
    const { page, token, remove } = await openData()
    page.network.plan('DELETE', respond)
    expect(await remove()).toEqual({ outcome, code })
    expect(page.session.token()).toBe(token)
  })
})
