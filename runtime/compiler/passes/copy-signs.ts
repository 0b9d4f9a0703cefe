import type { Text } from '../json-tree.ts'
import type { Problems } from '../problem.ts'

const MARKUP = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+|#x[\da-f]+);|\*\*[^*\s][^*]*\*\*/i
const AMOUNT = /R\$\s*(\d[\d.]*)(?:,(\d{1,2}))?|(?<![\d,.])(\d[\d.]*)(?:,(\d{1,2}))?\s+rea(?:l|is)\b/gi

/**
 * Matches a number of two or three digits that counts nothing, such as the one in “Pagamento de 20”. After a verb of
 * paying any such number is one.
 */
const BARE =
  /(?<=\b(?:pagar|pague|cobrar|cobramos|recarregar|recarregue)\s)[1-9]\d{1,2}\b(?![\d,.]|\s(?:vezes|dias?|horas?|minutos?|números?|cartões|recargas?|rea(?:l|is))\b)|(?<![\d,./]|R\$\s*)\b[1-9]\d{1,2}(?=$|[.,:;!?](?:\s|$)|\s(?:para|que|no|na|do|da|de|com|e|em|por|pelo|pela|não|já|mesmo|assim)\b)/i

const PHONE = /\(?\b\d{2}\)?\s?9?\d{4}[-\s]?\d{4}\b/

const UNTIDY = /^\s|\s$|\s{2}|\s[,.;!?](?=\s|$)/
/** Matches a last word that needs another word after it. A text with such an end is incomplete. */
const DANGLING = /,\s(?:para|com|sem)[.,!?]?$|(?:^|\s)(?:a|à|ao|até|da|de|do|e|em|na|no|ou|por|r\$)[.,!?]?$/i

/** Matches two words between which a word is missing, as in “de para” and “final, crédito”. */
const GAP = /\s(?:de|para|por|até)\s+(?:para|e|de|em)[\s,]|\bfinal\s*[,·]/i
/** Customers do not read a text with more characters than this. */
const LONGEST = 320

/** Reports braces without a partner, markup, and spaces or words that remain from a deleted part. */
export function checkSigns(copy: Text, problems: Problems): void {
  checkBraces(copy, problems)
  const isBlank = copy.text.trim() === ''
  const [dangling] = DANGLING.exec(copy.text) ?? []
  if (!isBlank && UNTIDY.test(copy.text))
    problems.add('untidy-text', copy.at, `“${copy.text}” has a blank too many.`, undefined, {
      why: 'Perhaps a word or an amount that stood there is missing.',
      mend: 'Put the word or the fact back in, or delete the blank.',
    })
  else if (dangling !== undefined)
    problems.add('untidy-text', copy.at, `“${copy.text}” ends with “${dangling.trim()}”.`)
  const [gap] = GAP.exec(copy.text) ?? []
  if (dangling === undefined && gap !== undefined)
    problems.add('untidy-text', copy.at, `“${copy.text}” lacks a word in “${gap.trim()}”.`)
  if (copy.text.length > LONGEST)
    problems.add('text-too-long', copy.at, `This text has ${copy.text.length} characters, and room for ${LONGEST}.`)
  const [markup] = MARKUP.exec(copy.text) ?? []
  if (markup === undefined) return
  const plain = copy.text.replace(/<[^<>]*>|\*\*|__/g, '').trim()
  const advice =
    MARKUP.test(plain) || plain === '' ? undefined : `Write “${plain}”: the block decides how its text looks.`
  problems.add('markup-in-text', copy.at, `\`${markup}\` is markup.`, undefined, advice)
}

function checkBraces({ text, at }: Text, problems: Problems): void {
  if (text.includes('{{') && text.includes('}}')) {
    problems.add('unbalanced-braces', at, 'A fact stands in single braces, and this text has double ones.')
    return
  }
  const alone = text.replace(/\{[^{}]*\}/g, whole => ' '.repeat(whole.length)).search(/[{}]/)
  if (alone === -1) return
  const [name = ''] = /^\{[\w.:]*/.exec(text.slice(alone)) ?? []
  const what = name === '' ? 'A `}` has no `{` before it.' : `\`${name}\` has no \`}\` after it.`
  problems.add('unbalanced-braces', at, what, undefined, name === '' ? undefined : `Write \`}\` after \`${name}\`.`)
}

/** Reports a sentence outside a block's terms with which a customer would agree to something. */
export function checkAgreeing({ text, at }: Text, agreeingWords: readonly string[], problems: Problems): void {
  const sentences = text.split(/(?<=[.!?:;])\s+/)
  const agreed = sentences.find(sentence => agreeingWords.some(words => sentence.toLowerCase().startsWith(words)))
  if (agreed !== undefined) problems.add('misplaced-terms', at, `“${agreed}” makes the customer agree to something.`)
}

/** Matches a text that ends with a word that needs an amount after it. */
const AWAITING = /(?:^|\s)(?:a|até|com|de|em|mais|por)\s+$/i

/** Returns advice for a text with a typed amount. It quotes the text without the amount, if that is still complete. */
function amountAdvice(text: string, amount: string): string {
  const rest = text
    .replace(amount, '')
    .replace(/\s+/g, ' ')
    .replace(/\s(?=[,.;!?])/g, '')
    .trim()
  const isWhole =
    [UNTIDY, DANGLING, GAP].every(pattern => !pattern.test(rest)) && !AWAITING.test(text.slice(0, text.indexOf(amount)))
  const without = isWhole && rest !== '' ? `: “${rest}”${/[.!?]$/.test(rest) ? '' : '.'}` : '.'
  return `Write the text without it${without} Only for the amount that this customer has chosen, write \`{recharge.value:money}\` in its place, and for that of the recharge they have just made \`{order.value:money}\`.`
}

/** Reports a typed amount of money if no rule of the app fixes that amount. Also reports a typed telephone number. */
export function checkAmounts({ text, at }: Text, fixedCents: readonly number[], problems: Problems): void {
  const [phone] = PHONE.exec(text) ?? []
  if (phone !== undefined)
    problems.add(
      'typed-amount',
      at,
      `“${phone}”, a telephone number, is typed by hand.`,
      undefined,
      'Write a fact in its place, for example `{recharge.target:phone}`, or leave it out.',
    )
  const [bare] = BARE.exec(text) ?? []
  // Only a number, between quotation marks, is mostly a value that the schema wants without them.
  if (phone === undefined && bare !== undefined && bare !== text.trim())
    problems.add(
      'typed-amount',
      at,
      `“${bare}” is typed by hand, and counts nothing.`,
      undefined,
      amountAdvice(text, bare),
    )
  for (const [whole, reais, cents = '', words, wordCents = ''] of text.matchAll(AMOUNT)) {
    const amountCents = Number(`${(reais ?? words ?? '').replaceAll('.', '')}${(cents || wordCents).padEnd(2, '0')}`)
    if (!fixedCents.includes(amountCents) || (cents || wordCents) !== '')
      problems.add('typed-amount', at, `“${whole}” is typed by hand.`, undefined, amountAdvice(text, whole))
  }
}
