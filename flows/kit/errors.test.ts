import { describe, expect, test } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import type { Message } from '../../runtime/engine/state.ts'
import { operatorCodes } from '../../runtime/operator/error-codes.ts'
import { say } from './errors.ts'

const around = { brand: 'Recarrega', facts: {} }
const codes = operatorCodes.map(String)
const said = (code: string) => say(errors, { code }, around)

describe('what the catalogue says', () => {
  test.each(codes)('of %s is complete: what happened, the main way on and another', code => {
    const { title, text, main, out } = said(code)
    expect(title).toBe(['1001', '999', '1004'].includes(code) ? 'Atenção' : 'Erro!')
    expect(text).toMatch(/^\p{Lu}[^&{}]+[.!]$/u)
    expect(main.label).not.toBe('')
    expect(out?.event).not.toBe(main.event)
  })

  test.each(['222', '227'])('of %s, which may come while paying, names the way that saves nothing', code => {
    expect(said(code).text).toContain('Exclua um deles')
    expect(said(code).text).toMatch(/pagar .* não precisa salvar/)
    expect(said(code).text.length).toBeLessThan(180)
  })

  test('of the way home is called as the flow calls it', () => {
    const home = 'Voltar ao pagamento'
    expect(said('101').out).toEqual({ event: 'home', label: 'Voltar ao início' })
    expect(say(errors, { code: '101' }, { ...around, home }).out).toEqual({ event: 'home', label: home })
    expect(say(errors, { code: '101' }, { ...around, home }).main).toEqual(said('101').main)
  })

  test('stands as the specification quotes it', () => {
    expect(said('rechargeFailed')).toMatchObject({
      title: 'Recarga não efetuada',
      text: 'Infelizmente ocorreu um erro ao processar o seu pedido. Por favor, tente novamente.',
    })
    expect(say(errors, { code: 'cardInvalid', about: 'charge' }, around)).toMatchObject({
      title: 'Recarga não efetuada',
      text: 'Infelizmente o cartão informado é invalido, por favor, troque de cartão e tente novamente.',
    })
  })

  test('of a card that is only to be saved is nothing about a recharge', () => {
    const { title, text, money } = said('cardInvalid')
    expect(`${title} ${text}`).not.toMatch(/recarga/i)
    expect(money).toBeUndefined()
  })

  test.each(['213', '229', '232', '235', '238', '241', '262'])(
    'of %s names the 30 days that are to be waited',
    code => {
      expect(said(code).text).toContain('30 dias')
    },
  )

  test('of too many requests does not promise that a minute is enough for another SMS: it can be ten', () => {
    expect(said('1003').text).toContain('alguns minutos')
  })

  test('of no recharge to go on from leads to one', () => {
    expect(said('419').main).toEqual(said('1004').main)
  })

  test.each(['0', '77777', 'toString', '__proto__'])('of the unknown %s is that the service is not available', code => {
    expect(said(code)).toMatchObject({
      title: 'Serviço indisponível',
      text: 'Desculpe. O serviço está temporariamente indisponível. Tente novamente mais tarde.',
    })
  })

  test('names the brand and the kind of card', () => {
    expect(said('1002').text).toContain('na Recarrega')
    expect(say(errors, { code: '1002' }, { ...around, brand: 'Outra $& marca' }).text).toContain('na Outra $& marca')
    expect(said('422').text).toContain('cartão de crédito')
    expect(say(errors, { code: '101', text: 'Fale com a &CUSTOM_TEXT.' }, around).text).toBe('Fale com a Recarrega.')
  })

  test('of 801 is about values, but about the card where a charge was refused', () => {
    expect(said('801').text).toContain('Nenhum valor')
    expect(say(errors, { code: '801', about: 'charge' }, around).text).toContain('limite de compras')
    expect(say(errors, { code: '424', about: 'charge' }, around).text).toBe(said('424').text)
  })
})

describe('the money', () => {
  const ofCharge = (code: string, more: Partial<Message> = {}) =>
    say(errors, { code, about: 'charge', ...more }, around).money

  test.each([...codes, '0', '77777'])('of a charge refused with %s is not spoken of, unless it is certain', code => {
    expect(ofCharge(code)).toBeUndefined()
    expect(ofCharge(code, { uncharged: true })).toMatch(/^Nada foi cobrado( desta vez)?\.$/)
  })

  test.each(['428', '435'])('of %s, which is about an earlier recharge, is only this attempt’s', code => {
    expect(ofCharge(code, { uncharged: true })).toBe('Nada foi cobrado desta vez.')
  })

  test('of what is no charge is spoken of only where somebody may have thought of one', () => {
    expect(codes.filter(code => said(code).money?.startsWith('Nada foi cobrado'))).toEqual(['902', '905'])
  })
})
