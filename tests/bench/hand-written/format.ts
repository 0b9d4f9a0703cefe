export const digitsOf = (text: string): string => text.replace(/\D/g, '')

const MOBILE = /^[1-9]{2}9\d{8}$/

export const isMobile = (text: string): boolean => MOBILE.test(digitsOf(text))

/** Returns a phone number formatted like `(11) 98765-4321`. An incomplete number is formatted as far as it goes. */
export function formatPhone(text: string): string {
  const digits = digitsOf(text).slice(0, 11)
  if (digits.length === 0) return ''
  if (digits.length <= 2) return `(${digits}`
  const head = digits.slice(2, 7)
  const tail = digits.slice(7)
  return `(${digits.slice(0, 2)}) ${head}${tail === '' ? '' : `-${tail}`}`
}

export const formatMoney = (cents: number): string =>
  (cents / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })

export const formatCard = (text: string): string =>
  digitsOf(text)
    .slice(0, 19)
    .replace(/(\d{4})(?=\d)/g, '$1 ')

export function formatExpiry(text: string): string {
  const digits = digitsOf(text).slice(0, 4)
  return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2)}` : digits
}

/** Returns whether the last digit is the Luhn check digit of the other digits. */
export function isCardNumber(text: string): boolean {
  const digits = digitsOf(text)
  if (digits.length < 13) return false
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? Number(digit) * 2 : Number(digit)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** Returns whether the text is `MM/AA` and not before this month. */
export function isExpiry(text: string): boolean {
  const [month = 0, year = 0] = text.split('/').map(Number)
  const end = new Date(2000 + year, month, 1)
  return month >= 1 && month <= 12 && end.getTime() > Date.now()
}

export const formatDate = (iso: string): string =>
  new Date(iso).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' })
