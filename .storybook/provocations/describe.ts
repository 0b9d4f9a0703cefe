import type { ErrorCatalogue } from '../../flows/app/errors.ts'
import { provocations } from './provocations.ts'

const HEAD = `# How each error is brought about

Each code of the operator, what a customer reads, and what somebody does beside the sandbox to read it. The stories
\`Errors/<code>\` named "provoked" do the same and read it on screen. This page is made of them: \`npm run operator:errors\`
writes it.

SMS codes, faults, the clock and customers with limits of their own are at \`/sandbox\`; numbers and cards are printed by
\`npm start\`.
`

/** `docs/error-codes.md`: one line for each way to a code. */
export function errorCodesText({ codes }: ErrorCatalogue): string {
  const rows = provocations.map(({ code, about, how }) => {
    const { text } = codes[`${code}:${about}`] ?? codes[code] ?? { text: '' }
    return { code: Number(code), line: `| ${code} | ${text} | ${how} |` }
  })
  const lines = rows.toSorted((a, b) => a.code - b.code).map(({ line }) => line)
  return [HEAD, '| code | what is read | how |', '| --- | --- | --- |', ...lines, ''].join('\n')
}
