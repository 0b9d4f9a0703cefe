import type { TlvField } from './emv-tlv.ts'
import { decodeTlv, encodeTlv } from './emv-tlv.ts'
import { foldAccents } from './fold-accents.ts'

/** The target of a Pix code: the `url` of a dynamic charge (without `https://`) or a static Pix `key`. */
export type PixTarget = { readonly url: string } | { readonly key: string }

/**
 * `amountCents` is an integer. If the payer chooses the amount, it is missing. If the code contains `***`, `txid` is
 * missing.
 */
export type BrCode = PixTarget & {
  readonly amountCents?: number
  readonly name: string
  readonly city: string
  readonly txid?: string
}

/** `format`: not TLV, or a mandatory field is missing. `notPix`: an EMV code of another payment scheme. */
export type BrCodeViolation = 'empty' | 'charset' | 'format' | 'checksum' | 'notPix' | 'currency' | 'amount'

export type BrCodeResult =
  | { readonly ok: true; readonly brCode: BrCode }
  | { readonly ok: false; readonly violation: BrCodeViolation }

const pixGui = 'br.gov.bcb.pix'
const nameLength = 25
const cityLength = 15

/**
 * Returns the copy-and-paste text of a Pix charge. Its QR code contains the same text. Name and city are converted to
 * ASCII and cut to 25 and 15 characters. If a value does not fit, throws a RangeError. The url has at most 77
 * characters. Name and city are not empty. The amount is a positive integer of cents. The txid has 1 to 35 letters and
 * digits. Source: BCB, Manual de Padrões para Iniciação do Pix.
 */
export function buildBrCode(brCode: BrCode): string {
  const { amountCents, txid } = brCode
  if (txid !== undefined && !/^[a-zA-Z0-9]{1,35}$/.test(txid)) throw new RangeError('txid')
  const isDynamic = 'url' in brCode
  const target = isDynamic
    ? { id: '25', value: brCode.url.replace(/^https:\/\//, '') }
    : { id: '01', value: brCode.key }
  const fields: TlvField[] = [{ id: '00', value: '01' }]
  if (isDynamic) fields.push({ id: '01', value: '12' })
  fields.push({ id: '26', value: encodeTlv([{ id: '00', value: pixGui }, target]) })
  fields.push({ id: '52', value: '0000' }, { id: '53', value: '986' })
  if (amountCents !== undefined) fields.push({ id: '54', value: amountText(amountCents) })
  fields.push({ id: '58', value: 'BR' }, { id: '59', value: asciiOf(brCode.name, nameLength) })
  fields.push({ id: '60', value: asciiOf(brCode.city, cityLength) })
  fields.push({ id: '62', value: encodeTlv([{ id: '05', value: txid ?? '***' }]) })
  const signed = `${encodeTlv(fields)}6304`
  return `${signed}${crc16(signed)}`
}

/**
 * Returns the contents of a static or dynamic BR Code. Ignores white space around it. Source: BCB, Manual de Padrões
 * para Iniciação do Pix.
 */
export function parseBrCode(text: string): BrCodeResult {
  const code = text.trim()
  if (code === '') return refused('empty')
  if (!/^[\x20-\x7e]+$/.test(code)) return refused('charset')
  const fields = decodeTlv(code)
  if (fields === undefined || fields.get('00') !== '01' || !/6304.{4}$/.test(code)) return refused('format')
  if (fields.get('63') !== crc16(code.slice(0, -4))) return refused('checksum')
  const target = pixTarget(fields)
  if (target === undefined) return refused('notPix')
  if (fields.get('53') !== '986') return refused('currency')
  const amount = fields.get('54')
  if (amount !== undefined && !/^\d{1,10}(\.\d{1,2})?$/.test(amount)) return refused('amount')
  const name = fields.get('59')
  const city = fields.get('60')
  const txid = decodeTlv(fields.get('62') ?? '')?.get('05')
  if (name === undefined || city === undefined || txid === undefined) return refused('format')
  const amountPart = amount === undefined ? {} : { amountCents: Math.round(Number(amount) * 100) }
  const txidPart = txid === '***' ? {} : { txid }
  return { ok: true, brCode: { ...target, name, city, ...amountPart, ...txidPart } }
}

/**
 * Returns the CRC16/CCITT-FALSE of an ASCII text as four upper-case hexadecimal digits: polynomial 0x1021, start
 * 0xFFFF, not reflected. In a BR Code it covers everything up to and including `6304`. Source: EMV QRCPS
 * Merchant-Presented Mode, id 63.
 */
export function crc16(text: string): string {
  let crc = 0xffff
  for (let at = 0; at < text.length; at++) {
    crc ^= (text.charCodeAt(at) & 0xff) << 8
    for (let bit = 0; bit < 8; bit++) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

/**
 * Returns the Pix target. It is one of the accounts 26 to 51. A code may also contain accounts of other payment
 * schemes.
 */
function pixTarget(fields: ReadonlyMap<string, string>): PixTarget | undefined {
  for (const [id, value] of fields) {
    if (Number(id) < 26 || Number(id) > 51) continue
    const account = decodeTlv(value)
    if (account?.get('00')?.toLowerCase() !== pixGui) continue
    const url = account.get('25')
    const key = account.get('01')
    if (url !== undefined) return { url }
    if (key !== undefined) return { key }
  }
  return undefined
}

function amountText(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0) throw new RangeError('amountCents')
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

function asciiOf(text: string, length: number): string {
  const printable = foldAccents(text).replace(/[^\x20-\x7e]/g, ' ')
  return printable.trim().replace(/ +/g, ' ').slice(0, length).trim()
}

function refused(violation: BrCodeViolation): BrCodeResult {
  return { ok: false, violation }
}
