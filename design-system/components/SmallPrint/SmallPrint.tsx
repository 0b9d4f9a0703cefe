import { print } from './SmallPrint.css.ts'

/** What only some need to read, such as a code for support. Renders a `<p>`. */
export function SmallPrint({ text }: { text: string }) {
  return <p className={print}>{text}</p>
}
