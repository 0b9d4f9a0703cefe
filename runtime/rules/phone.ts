import { isAreaCode } from './area-codes.ts'
import { digitsOf, halfWidth } from './digits.ts'

/**
 * `ninthDigit` has the catalogue's code 242, and `landline` has the code 202. If a number has any other violation, it
 * is never sent to the operator.
 */
export type MobileViolation = 'empty' | 'short' | 'areaCode' | 'ninthDigit' | 'landline' | 'invalid'

/** `msisdn` has 11 digits: the area code, a 9 and eight more digits. It does not contain the country code 55. */
export type MobileResult =
  | { readonly ok: true; readonly msisdn: string }
  | { readonly ok: false; readonly violation: MobileViolation }

/**
 * Returns the Brazilian mobile number from a typed or pasted text. Before the area code, the text may contain +55,
 * 0055, 55, 0, or 0 and a two-digit carrier code. In an 11-digit number, a leading 55 is the area code. If the number
 * is from another country, has too many digits, or is neither mobile nor landline, returns `invalid`. Source: Anatel,
 * Resolução 749/2022 (numbering) and 553/2010 (the ninth digit).
 */
export function parseMobile(text: string): MobileResult {
  const digits = digitsOf(text)
  if (digits === '') return { ok: false, violation: 'empty' }
  const national = nationalDigits(text)
  if (national === undefined) return { ok: false, violation: 'invalid' }
  const violation = check(national)
  return violation === null ? { ok: true, msisdn: national } : { ok: false, violation }
}

/** Returns 11 digits as `(XX) XXXXX-XXXX` and 10 digits as `(XX) XXXX-XXXX`. Returns any other text unchanged. */
export function formatPhone(digits: string): string {
  return /^\d{10,11}$/.test(digits) ? punctuate(digits, digits.length - 6) : digits
}

/**
 * Returns the typed part of a number: `(1`, `(11) 98765`, `(11) 98765-4321`. Formatting twice gives the same text. A
 * prefix (+55, 0055, 0 and a carrier code) is removed when the number after it is recognized. Extra digits stay, so
 * that `parseMobile` rejects the number instead of recharging a different one.
 */
export function formatPhoneTyping(text: string): string {
  const formatted = formatOnce(text)
  return formatted === text ? formatted : formatPhoneTyping(formatted)
}

function formatOnce(text: string): string {
  const digits = digitsOf(text)
  const asTyped = isInternational(text) && !digits.startsWith('00') ? `+${digits}` : digits
  const local = localDigits(text)
  if (local === undefined || local === '') return asTyped
  const national = withoutTrunk(local)
  const trunkIsOpen = local.startsWith('0') && !trunkIsComplete(local)
  return trunkIsOpen || national.startsWith('0') ? asTyped : punctuate(national, hyphenAfter(national))
}

/**
 * Returns whether the digits after "0" are complete. A carrier code may follow the 0, so only a complete mobile number
 * counts. "0 41 98912-3456" may continue as carrier code 41 and a number with area code 98.
 */
function trunkIsComplete(digits: string): boolean {
  if (digits.length !== 12) return digits.length > 12
  const mayGoOn = isAreaCode(digits.slice(3, 5)) && digits.charAt(5) === '9'
  return check(digits.slice(1)) === null && !mayGoOn
}

function check(national: string): MobileViolation | null {
  if (national.length < 10) return 'short'
  if (national.length > 11) return 'invalid'
  if (!isAreaCode(national.slice(0, 2))) return 'areaCode'
  const first = national.charAt(2)
  if (national.length === 11) return first === '9' ? null : 'invalid'
  if (/[6-9]/.test(first)) return 'ninthDigit'
  return /[2-5]/.test(first) ? 'landline' : 'invalid'
}

/** Returns the digits from the area code on. For a number of another country, returns undefined. */
function nationalDigits(text: string): string | undefined {
  const local = localDigits(text)
  return local === undefined ? undefined : withoutTrunk(local)
}

/**
 * Returns the digits after the country code, including a 0 and a carrier code. For another country, returns undefined.
 */
function localDigits(text: string): string | undefined {
  const digits = digitsOf(text)
  if (!isInternational(text)) return withoutBareCountry(text, digits)
  const abroad = digits.startsWith('00') ? digits.slice(2) : digits
  if (abroad.length < 2) return '5'.startsWith(abroad) ? '' : undefined
  return abroad.startsWith('55') ? abroad.slice(2) : undefined
}

function isInternational(text: string): boolean {
  return halfWidth(text).includes('+') || digitsOf(text).startsWith('00')
}

/**
 * Removes the country code 55 from twelve or thirteen digits. If the text begins with "(55)" and a 9, nothing is
 * removed, because 55 may be the area code of a number with an extra digit. If there are more digits, 55 is removed
 * only before a 0, because no area code starts with 0.
 */
function withoutBareCountry(text: string, digits: string): string {
  const carriesCountry = /^55(0\d{9,}|\d{10,11}$)/.test(digits)
  const mayBeAreaCode = /^\s*\(55\)/.test(halfWidth(text)) && digits.charAt(2) === '9'
  return carriesCountry && !mayBeAreaCode ? digits.slice(2) : digits
}

function withoutTrunk(digits: string): string {
  if (!digits.startsWith('0')) return digits
  return digits.length >= 13 ? digits.slice(3) : digits.slice(1)
}

/**
 * Returns how many digits come before the hyphen: five for a mobile number, which begins with 9 after the area code,
 * otherwise four.
 */
function hyphenAfter(national: string): number {
  return national.length > 10 || national.charAt(2) === '9' ? 5 : 4
}

function punctuate(national: string, headLength: number): string {
  if (national.length <= 2) return `(${national}`
  const areaCode = national.slice(0, 2)
  const head = national.slice(2, 2 + headLength)
  const tail = national.slice(2 + headLength)
  return tail === '' ? `(${areaCode}) ${head}` : `(${areaCode}) ${head}-${tail}`
}
