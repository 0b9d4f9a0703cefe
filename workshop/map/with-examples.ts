import { fillCopy } from '../../flows/kit/copy.ts'
import { samples } from '../replay/sample-facts.ts'

/** Replaces each placeholder of a text by an example of its fact, such as `R$ 30,00`. Without an example, by `…`. */
export function withExamples(text: string): string {
  return text.replace(/\{([\w.]+)[^}]*\}/g, (whole, fact: string) =>
    Object.hasOwn(samples, fact) ? fillCopy(whole, samples) : '…',
  )
}
