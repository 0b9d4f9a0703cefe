import type { Source } from '../json-tree.ts'
import { base } from './fixtures.ts'

/**
 * Returns a flow with this many steps and guards, like the flow of a large team. Each step asks one of the flow's own
 * questions, has branches for the answer, and leads to the next step and to the home page. The flow extends the
 * fixtures' base flow and has no problems.
 */
export function largeFlow(steps: number, guards: number): readonly Source[] {
  const names = Array.from({ length: guards }, (_, at) => `own.question${at}`)
  const all = Array.from({ length: steps }, (_, at) => [`step${at}`, stepOf(at, steps, guards)] as const)
  const links = { id: 'begin', block: 'link', label: 'Perguntas', event: 'begin' }
  const flow = {
    id: 'large',
    extends: 'base',
    channels: [],
    facts: Object.fromEntries(names.map(name => [name, { options: ['yes', 'no'] }])),
    guards: Object.fromEntries(names.map((fact, at) => [`question${at}`, { fact, is: 'yes' }])),
    steps: { home: { blocks: [links], on: { begin: 'step:step0' } }, ...Object.fromEntries(all) },
  }
  return [base, { file: 'large.flow.json', text: JSON.stringify(flow) }]
}

function stepOf(at: number, steps: number, guards: number): object {
  const question = at % guards
  const next = (by: number) => (at + by < steps ? `step:step${at + by}` : 'step:home')
  return {
    path: `/perguntas/${at}`,
    access: 'customer',
    title: `${at}ª pergunta`,
    header: 'title',
    blocks: [
      {
        id: 'question',
        block: 'segmented',
        fact: `own.question${question}`,
        legend: 'Sim ou não?',
        options: [
          { value: 'yes', label: 'Sim' },
          { value: 'no', label: 'Não' },
        ],
        rule: 'answer',
      },
      { id: 'tip', block: 'text', text: 'Você disse que sim.', when: `question${question}` },
      { id: 'next', block: 'submit', label: 'Continuar' },
      { id: 'home', block: 'link', label: 'Início', event: 'home' },
    ],
    on: { submit: [{ when: `question${question}`, to: next(1) }, { to: next(2) }] },
  }
}
