/** A rule for the product's language, with a text that customers read and a text that they must never read. */
interface VoiceRule {
  readonly rule: string
  readonly why: string
  /** A text of the flow configs, letter for letter. */
  readonly say: string
  /** A text that must not occur in any flow config. */
  readonly not: string
}

export const voiceRules: readonly VoiceRule[] = [
  {
    rule: 'Speak to one person, as a person',
    why: 'The customer is “você”, and the product is “nós”: it has no system, no server and no user.',
    say: 'Não conseguimos falar com a operadora. Confira sua internet e tente de novo.',
    not: 'O sistema não conseguiu se conectar ao servidor.',
  },
  {
    rule: 'Say what happened, then what to do',
    why: 'Two short sentences. A message without a next step is an end.',
    say: 'Este valor não é válido. Escolha outro valor.',
    not: 'Valor inválido.',
  },
  {
    rule: 'Say what is certain about the money, and nothing more',
    why: 'If nothing was charged for certain, say so. If nobody knows yet, say what happens in either case.',
    say: 'Se algum valor foi cobrado, a recarga chega ou o dinheiro volta.',
    not: 'Provavelmente nada foi cobrado.',
  },
  {
    rule: 'Blame nobody',
    why: 'Name what is missing, not who made the mistake.',
    say: 'Falta o 9 antes do número. Confira e tente de novo.',
    not: 'Você digitou o número errado.',
  },
  {
    rule: 'A button says what it does',
    why: 'It makes sense without the text above it, which a screen reader may not have read.',
    say: 'Escolher outro valor',
    not: 'Clique aqui',
  },
  {
    rule: 'Ask the question that the customer has',
    why: 'The heading of a step is a question or a task in everyday words.',
    say: 'Como você quer pagar?',
    not: 'Seleção do meio de pagamento',
  },
  {
    rule: 'Everyday words before the trade’s',
    why: 'A word of the trade stands only where the customer sees it elsewhere too: Pix, NSU on the receipt.',
    say: 'Onde fica este código?',
    not: 'Informe o CVC2',
  },
  {
    rule: 'An agreement is said in full',
    why: 'Amount, card, number, day and how to stop stand in the sentence that the customer agrees to.',
    say: 'Você autoriza: {when} cobramos {value} no {card} e recarregamos {number}, até você parar.',
    not: 'Ao continuar, você aceita os termos.',
  },
  {
    rule: 'Say whom a wait is for',
    why: 'A wait with a name is shorter.',
    say: 'Falando com o seu banco',
    not: 'Processando sua solicitação',
  },
  {
    rule: 'Joy is short',
    why: 'The receipt is the good news. One exclamation mark is enough.',
    say: 'Recarga feita!',
    not: 'Parabéns! Sua recarga foi realizada com sucesso!',
  },
]

/** The operator fixes the words of this message, although our own rules would not allow them. */
export const fixedText = 'Infelizmente ocorreu um erro ao processar o seu pedido. Por favor, tente novamente.'
