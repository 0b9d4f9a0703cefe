import { expect, test } from 'vitest'
import { allowedAddress } from './allowed-address.ts'

const OURS = 'http://localhost:4199'
const others = ['https://banco.example']
const allowed = (text: string) => allowedAddress(text, OURS, others)

test.each([
  ['/sandbox/elsewhere/r1', `${OURS}/sandbox/elsewhere/r1`],
  [`${OURS}/x?y=1`, `${OURS}/x?y=1`],
  ['https://banco.example/consent?id=1#top', 'https://banco.example/consent?id=1#top'],
  ['https://banco.example:443/', 'https://banco.example/'],
  ['HTTPS://BANCO.EXAMPLE/', 'https://banco.example/'],
])('the app may open the address %s', (text, address) => {
  expect(allowed(text)).toBe(address)
})

test.each([
  'http://banco.example/',
  'https://banco.example:8443/',
  'https://evil.example/',
  'https://banco.example.evil.example/',
  'https://evil.example/?https://banco.example',
  '//evil.example/',
  'https://banco.example@evil.example/',
  'https://ana:senha@banco.example/',
  'https://ana@banco.example/',
  'https:\\\\evil.example\\',
  '/\\evil.example',
  'https://banco.example\\@evil.example/',
  '\thttps://banco.example/',
  'https://banco.example/\nx',
  'java\nscript:alert(1)',
  'https://banco.example/\u0000',
  ' https://banco.example/',
  'javascript:alert(1)',
  'data:text/html,x',
  'blob:http://localhost:4199/x',
  'blob:https://banco.example/x',
  'intent://banco.example/#Intent;end',
  'https://',
  'https://[',
])('the app must not open the address %j', text => {
  expect(allowed(text)).toBeUndefined()
})

test('a page in a sandboxed frame (with the origin “null”) may open only addresses of the listed sites', () => {
  expect(allowedAddress('javascript:alert(1)', 'null', [])).toBeUndefined()
  expect(allowedAddress('/x', 'null', [])).toBeUndefined()
})
