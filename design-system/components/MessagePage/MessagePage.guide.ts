import type { Guide } from '../../guide.ts'

export const guide: Guide = {
  use: [
    'A step cannot go on, or is over, and one message takes its place: what happened, what it means for the money, what to do now.',
  ],
  not: [
    { when: 'The customer can mend it on the step.', instead: 'Notice' },
    { when: 'The step stays behind it.', instead: 'Dialog' },
  ],
  keys: [{ key: 'Tab', does: 'Reaches the actions in their order.' }],
  spoken: {
    NothingCharged: [
      '- heading "Recarga não efetuada" [level=1]',
      '- paragraph: Desculpe. O serviço está temporariamente indisponível. Tente novamente mais tarde.',
      '- text: Nada foi cobrado.',
      '- button "Tentar novamente"',
      '- button "Voltar ao início"',
    ],
    WithCode: [
      '- heading "Serviço indisponível" [level=1]',
      '- paragraph: Desculpe. O serviço está temporariamente indisponível. Tente novamente mais tarde.',
      '- button "Tentar novamente"',
      '- button "Voltar ao início"',
      '- paragraph: Código 207',
    ],
  },
}
