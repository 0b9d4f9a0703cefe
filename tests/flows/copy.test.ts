import { describe, expect, test } from 'vitest'
import { fillCopy } from '../../flows/kit/copy.ts'

const facts = { 'customer.name': 'Ana Souza', 'order.value': 2000, 'order.target': '11987654321', 'upsell.bonusGb': 3 }

describe('texts with facts', () => {
  test.each([
    ['Olá, {customer.name:firstName}', 'Olá, Ana'],
    ['Leve {upsell.bonusGb:number} GB', 'Leve 3 GB'],
    ['Pix de {order.value:money} para {order.target:phone}', 'Pix de R$\u00a020,00 para (11) 98765-4321'],
    ['Cartão {payment.cardName}', 'Cartão '],
  ])('the app replaces the facts in a text: %s', (copy, said) => {
    expect(fillCopy(copy, facts).replace(/R\$\s/, 'R$\u00a0')).toBe(said)
  })

  test.each([
    '{constructor.constructor}',
    '{constructor}',
    '{__proto__}',
    '{toString}',
    '{customer.name:constructor}',
    '{customer.name:toString}',
    '{customer.name:__proto__}',
    '{payment.pan}',
    '{payment.cvv:text}',
    '{{customer.age}}',
    '{}',
    '${order.value',
    '<b>{nobody}</b>',
  ])('the text %s contains no fact that may be shown, so it stays unchanged', copy => {
    const secrets = { ...facts, 'payment.pan': '4111111111111111', 'payment.cvv': '123' }
    expect(fillCopy(copy, secrets)).toBe(copy)
  })
})
