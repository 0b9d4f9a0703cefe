/** Returns `text` without accents: "São José" becomes "Sao Jose". Ordinal signs become letters ("1ª" becomes "1a"). */
export function foldAccents(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '')
}
