import type { Claim } from './diary.ts'
import type { Screen } from './read-screen.ts'

/**
 * Sentences that claim something about money. A sentence that also matches `CONDITIONS`, such as "se você …", claims
 * nothing.
 */
const SENTENCES: readonly (readonly [Claim, RegExp])[] = [
  [
    'nothing',
    /\bnada foi (enviado nem )?cobrado\b(?! ainda)|\bnão houve cobrança\b|\bpedido desta recarga não chegou\b/i,
  ],
  ['unsent', /\bnada foi enviado\b/i],
  ['refunding', /\bvalor cobrado será (estornado|devolvido)|\bo valor será devolvido para você/i],
  ['asked', /^esta recarga já está em andamento$/i],
  ['refused', /^código \d+$/i],
  ['ended', /^na última hora, você recarregou |^não chegou: .* se o valor/i],
  [
    'processing',
    /\brecarga (está )?em processamento\b|\bpagamento (no banco|no mercado pago) em andamento\b|^aguardando (o banco|o pagamento)$|\besperando$|\bainda não respondeu\b/i,
  ],
]
/** Sentences that are true only if the customer does something first. */
const CONDITIONS = /^se você|se você ainda não|\bantes de\b/i
/** Matches an amount with a phone number, such as `R$ 20,00 para (11) 98765-4321`. One sentence may contain several. */
const ORDER = /R\$\s?[\d.,]+ para [()\d\s-]+\d/g
const PAID = /^recarga( no débito| pelo banco)? feita!$/i

type Written = Pick<Screen, 'title' | 'texts' | 'hasReceipt' | 'modal'>

/** Returns the claims of a screen about money. Each claim comes with its sentence. */
export function claimsOf({
  title,
  texts,
  hasReceipt,
  modal,
}: Written): readonly { readonly claim: Claim; readonly text: string }[] {
  const written = [title, ...texts]
  const claims = written.flatMap(text =>
    SENTENCES.filter(([, sentence]) => sentence.test(text) && !CONDITIONS.test(text)).flatMap(([claim]) =>
      (claim === 'ended' ? (text.match(ORDER) ?? []) : [text]).map(told => ({ claim, text: told })),
    ),
  )
  const paid = modal === undefined && hasReceipt ? written.find(text => PAID.test(text)) : undefined
  return paid === undefined ? claims : [...claims, { claim: 'paid', text: paid }]
}
