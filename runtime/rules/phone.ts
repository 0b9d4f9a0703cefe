import { isAreaCode } from './area-codes.ts'
import { digitsOf, halfWidth } from './digits.ts'

/** `ninthDigit` is the catalogue's code 242 and `landline` its 202; the others never reach the server. */
export type MobileViolation = 'empty' | 'short' | 'areaCode' | 'ninthDigit' | 'landline' | 'invalid'

/** `msisdn` has 11 digits: area code, 9 and eight more, without the country's 55. */
export type MobileResult =
  | { readonly ok: true; readonly msisdn: string }
  | { readonly ok: false; readonly violation: MobileViolation }

/**
 * Reads a Brazilian mobile number, typed or pasted: before the area code may stand +55, 0055, 55, 0, or 0 and a
 * two-digit carrier. An 11-digit number keeps its "55", which is an area code too.
 * Returns `invalid` for another country, too many digits, or a number that is neither mobile nor landline.
 * Source: Anatel, Resolução 749/2022 (numbering) and 553/2010 (the ninth digit).
 */
export function parseMobile(text: string): MobileResult {
  const digits = digitsOf(text)
  if (digits === '') return { ok: false, violation: 'empty' }
  const national = nationalDigits(text)
  if (national === undefined) return { ok: false, violation: 'invalid' }
  const violation = check(national)
  return violation === null ? { ok: true, msisdn: national } : { ok: false, violation }
}

/** `(XX) XXXXX-XXXX` of 11 digits, `(XX) XXXX-XXXX` of 10; any other text comes back as it is. */
export function formatPhone(digits: string): string {
  return /^\d{10,11}$/.test(digits) ? punctuate(digits, digits.length - 6) : digits
}

/**
 * The number as far as it is typed: `(1`, `(11) 98765`, `(11) 98765-4321`. Formatting twice changes nothing.
 * A prefix (+55, 0055, 0 and carrier) stands as typed until the number behind it is known, then goes.
 * No digit too many is dropped: `parseMobile` then says that the number is wrong, instead of another being recharged.
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
 * After "0" a carrier may still be on its way, so only a whole mobile number, or more, ends the wait. "0 41 98912-3456"
 * may go on as carrier 41 and a number of area code 98.
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

/** The digits from the area code on, or undefined for a number of another country. */
function nationalDigits(text: string): string | undefined {
  const local = localDigits(text)
  return local === undefined ? undefined : withoutTrunk(local)
}

/** The digits behind the country's, with the 0 and the carrier's two where they are there; undefined as above. */
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
 * Twelve or thirteen digits that begin with 55 carry the country. Behind "(55)" they may as well be area code 55 with
 * a digit too many, unless no mobile number begins so. More digits carry it only before a 0, which begins no number.
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

/** How many digits of an unfinished subscriber number stand before its hyphen: a mobile is known by its first 9. */
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
