import type { Guide } from '../../../design-system/guide.ts'

export const guide: Guide = {
  use: ['In a modal that shows a message of the error catalogue. The texts and buttons come from there.'],
  not: [{ when: 'The words are the config’s own.', instead: 'text' }],
  spoken: {
    Refused: [
      '- dialog "Erro!":',
      '  - button "Fechar"',
      '  - heading "Erro!" [level=2]',
      '  - paragraph: Por segurança, o acesso deste número ficou bloqueado. Tente de novo em 24 horas.',
      '  - button "Voltar"',
      '  - button "Entrar com outro número"',
      '  - paragraph: Código 207',
    ],
  },
}
