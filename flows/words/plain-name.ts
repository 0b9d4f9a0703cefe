import { own } from '../../runtime/engine/flow.ts'

/** Words in ids that a designer would not recognise as English words. */
const words: { readonly [word: string]: string } = {
  '3ds': '3-D Secure',
  api: 'API',
  br: 'BR',
  cvv: 'CVV',
  cpf: 'CPF',
  lightblue: 'light-blue',
  msisdn: 'number',
  nsu: 'NSU',
  pisp: 'open finance',
  pix: 'Pix',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
}

/** Returns an id such as `pisp-confirm` or `wrongCode` in plain words: `open finance confirm`, `wrong code`. */
export function plainWords(id: string): string {
  return id
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== '')
    .map(word => own(words, word) ?? word)
    .join(' ')
}

/** Returns an id as a heading: `Open finance confirm`. */
export function plainName(id: string): string {
  return capital(plainWords(id))
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
