import { describe, expect, test } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import type { Message } from '../../runtime/engine/state.ts'
import { operatorCodes } from '../../runtime/operator/error-codes.ts'
import { say } from './errors.ts'

const around = { brand: 'Recarrega', facts: {} }
const codes = operatorCodes.map(String)
const said = (code: string) => say(errors, { code }, around)

describe('the error catalogue', () => {
  test.each(codes)('the error catalogue contains a title, a text and two buttons for the code %s', code => {
    const { title, text, main, out } = said(code)
    expect(title).toBe(['1001', '999', '1004'].includes(code) ? 'Atenção' : 'Erro!')
    expect(text).toMatch(/^\p{Lu}[^&{}]+[.!]$/u)
    expect(main.label).not.toBe('')
    expect(out?.event).not.toBe(main.event)
  })

  test.each(codes)('the news of the code %s, which is large, is a whole sentence of its text', code => {
    const { text, news = '' } = said(code)
    expect(text.startsWith(news)).toBe(true)
    expect(news).toMatch(/^.{15,}[.!]$/)
  })

  test('only messages about a charge say that the card is the reason, and their texts lead to another way to pay', () => {
    const refusing = Object.entries(errors.codes).filter(([, entry]) => 'refuses' in entry)
    for (const [code, { text }] of refusing) expect(text, code).toMatch(/outr[ao] (forma|cartão)|troque de cartão/)
    expect(refusing.length).toBeGreaterThan(10)
  })

  test('a title that says what happened stays the large one', () => {
    expect(said('offline').news).toBeUndefined()
    expect(said('77777').news).toBeUndefined()
    expect(said('rechargeFailed').news).toBeUndefined()
  })

  test('the operator’s own text begins with its first sentence as the news', () => {
    const own = { code: '202', text: 'O limite é R$ 1.000,00 por dia. Tente amanhã.' }
    expect(say(errors, own, around).news).toBe('O limite é R$ 1.000,00 por dia.')
    expect(say(errors, { ...own, text: 'Tente amanhã' }, around).news).toBe('Tente amanhã')
  })

  test.each(['222', '227'])(
    'for the code %s (too many saved cards), the error text suggests paying without saving the card',
    code => {
      expect(said(code).text).toContain('Exclua um deles')
      expect(said(code).text).toMatch(/pagar .* não precisa salvar/)
      expect(said(code).text.length).toBeLessThan(180)
    },
  )

  test('an error’s button for going home has the label that the flow defines, if it defines one', () => {
    const home = 'Voltar ao pagamento'
    expect(said('101').out).toEqual({ event: 'home', label: 'Voltar ao início' })
    expect(say(errors, { code: '101' }, { ...around, home }).out).toEqual({ event: 'home', label: home })
    expect(say(errors, { code: '101' }, { ...around, home }).main).toEqual(said('101').main)
  })

  test('the error catalogue contains the texts that the specification quotes', () => {
    expect(said('rechargeFailed')).toMatchObject({
      title: 'Recarga não efetuada',
      text: 'Infelizmente ocorreu um erro ao processar o seu pedido. Por favor, tente novamente.',
    })
    expect(say(errors, { code: 'cardInvalid', about: 'charge' }, around)).toMatchObject({
      title: 'Recarga não efetuada',
      text: 'Infelizmente o cartão informado é invalido, por favor, troque de cartão e tente novamente.',
    })
  })

  test('if the customer only wants to save a card, the error for this card does not mention a recharge', () => {
    const { title, text, money } = said('cardInvalid')
    expect(`${title} ${text}`).not.toMatch(/recarga/i)
    expect(money).toBeUndefined()
  })

  test.each(['213', '229', '232', '235', '238', '241', '262'])(
    'the error text for the code %s states that the customer has to wait 30 days',
    code => {
      expect(said(code).text).toContain('30 dias')
    },
  )

  test('the error for too many requests says that the SMS comes in a few minutes', () => {
    expect(said('1003').text).toContain('alguns minutos')
  })

  test('the errors 419 (no recharge to continue) and 1004 (never recharged) show the same button', () => {
    expect(said('419').main).toEqual(said('1004').main)
  })

  test.each(['0', '77777', 'toString', '__proto__'])(
    'the error for the unknown code %s states that the service is unavailable',
    code => {
      expect(said(code)).toMatchObject({
        title: 'Serviço indisponível',
        text: 'Desculpe. O serviço está temporariamente indisponível. Tente novamente mais tarde.',
      })
    },
  )

  test('an error text contains the brand and the kind of card instead of the placeholders', () => {
    expect(said('1002').text).toContain('na Recarrega')
    expect(say(errors, { code: '1002' }, { ...around, brand: 'Outra $& marca' }).text).toContain('na Outra $& marca')
    expect(said('422').text).toContain('cartão de crédito')
    expect(say(errors, { code: '101', text: 'Fale com a &CUSTOM_TEXT.' }, around).text).toBe('Fale com a Recarrega.')
  })

  test('the text for code 801 mentions the available amounts, but for a refused charge it mentions the card’s limit', () => {
    expect(said('801').text).toContain('Nenhum valor')
    expect(say(errors, { code: '801', about: 'charge' }, around).text).toContain('limite de compras')
    expect(say(errors, { code: '424', about: 'charge' }, around).text).toBe(said('424').text)
  })
})

describe('the sentence about money', () => {
  const ofCharge = (code: string, more: Partial<Message> = {}) =>
    say(errors, { code, about: 'charge', ...more }, around).money

  test.each([...codes, '0', '77777'])(
    'if a charge is refused with %s, the error says “Nada foi cobrado” only if that is certain',
    code => {
      expect(ofCharge(code)).toBeUndefined()
      expect(ofCharge(code, { uncharged: true })).toMatch(/^Nada foi cobrado( desta vez)?\.$/)
    },
  )

  test.each(['428', '435'])(
    'an error with the code %s is about an earlier recharge, so it says “Nada foi cobrado desta vez.”',
    code => {
      expect(ofCharge(code, { uncharged: true })).toBe('Nada foi cobrado desta vez.')
    },
  )

  test('of the errors that are not about a charge, only those for a missing Pix code say “Nada foi cobrado”', () => {
    expect(codes.filter(code => said(code).money?.startsWith('Nada foi cobrado'))).toEqual(['902', '905'])
  })
})
