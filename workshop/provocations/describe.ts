import { type ErrorCatalogue, say } from '../../flows/kit/errors.ts'
import type { Provocation } from './provocation.ts'
import { provocations } from './provocations.ts'

const HEAD = `# How each error is brought about

Each code of the operator: what a customer reads, and what somebody does beside the sandbox to read it. The stories
\`Errors/<code>\` named "provoked" do the same and read it on screen. This page is made of them: \`npm run operator:errors\`
writes it.

SMS codes, faults and the clock are at \`/sandbox\`; a customer with limits of their own is made by
\`POST /sandbox/customers {"like":"ana","limits":{…}}\`; numbers and cards are printed by \`npm start\`.
`

/** `docs/error-codes.md`: a section for each code. */
export function errorCodesText(errors: ErrorCatalogue): string {
  const codes = [...new Set(provocations.map(({ code }) => Number(code)))].sort((a, b) => a - b)
  const sections = codes.map(code => {
    const ways = provocations.filter(one => Number(one.code) === code)
    return [`## ${code}`, ...ways.map(way => wayText(errors, way))].join('\n\n')
  })
  return [HEAD, ...sections, '']
    .join('\n')
    .replace(/\n(?=## )/g, '\n\n')
    .replace(/\n{3,}/g, '\n\n')
}

function wayText(errors: ErrorCatalogue, { code, about, how }: Provocation): string {
  const { text } = say(errors, { code, ...(about && { about }) }, { brand: 'Recarrega', facts: {} })
  return `${how}\n\n> ${text}`
}
