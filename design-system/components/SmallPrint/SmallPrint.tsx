import { print } from './SmallPrint.css.ts'

/** Small text that few customers need, such as a code for the support team. Renders a `<p>`. */
export function SmallPrint({ text }: { text: string }) {
  return <p className={print}>{text}</p>
}
