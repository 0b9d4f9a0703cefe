import { own } from '../../engine/flow.ts'

/** Portuguese words, without accents, that an author may write for an icon. Each list belongs to the icon’s name. */
const words: { readonly [icon: string]: readonly string[] } = {
  alert: ['aviso', 'alerta', 'atencao', 'warning'],
  back: ['voltar'],
  bank: ['banco'],
  calendar: ['calendario', 'agenda', 'data'],
  card: ['cartao', 'credito', 'debito'],
  check: ['certo', 'ok', 'feito'],
  clock: ['relogio', 'tempo', 'hora'],
  close: ['fechar'],
  copy: ['copiar'],
  gift: ['presente', 'bonus', 'brinde'],
  help: ['ajuda', 'duvida'],
  history: ['historico'],
  home: ['inicio', 'casa'],
  lock: ['cadeado', 'seguro', 'seguranca'],
  logout: ['sair'],
  people: ['pessoas', 'amigos'],
  phone: ['celular', 'telefone'],
  plus: ['mais'],
  repeat: ['repetir'],
  share: ['compartilhar'],
  star: ['estrela', 'favorito', 'favorite'],
  trash: ['lixeira', 'excluir', 'apagar'],
  user: ['usuario', 'pessoa', 'perfil'],
}

/** Returns the icon that a word means, if it is one of the known icons. */
export function meantIcon(word: string, known: readonly string[]): string | undefined {
  const plain = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const parts = plain.split(/[^a-z0-9]+/)
  return known.find(icon => own(words, icon)?.some(one => parts.includes(one)) === true)
}
