import type { FlowMap, Route } from './flow-map.ts'

/**
 * Returns statements that declare `flowMap`. Routes repeat each other's sentences and moves. Each sentence and each
 * move is therefore written only once.
 */
export function codeOfMap(map: FlowMap): string {
  const [sentences, moves] = [shared('sentences'), shared('moves')]
  const routeCode = ({ steps, trace, ...rest }: Route) => {
    const walk =
      trace === undefined
        ? ''
        : `,trace:{...${JSON.stringify({ ...trace, moves: [] })},moves:[${trace.moves.map(moves.use)}]}`
    return `{...${JSON.stringify(rest)},steps:[${steps.map(sentences.use)}]${walk}}`
  }
  const routes = map.routes.map(routeCode).join()
  return `${sentences.code()}\n${moves.code()}\nconst flowMap = {...${JSON.stringify({ ...map, routes: [] })},routes:[${routes}]}`
}

function shared(name: string) {
  const known = new Map<string, number>()
  return {
    use: (value: unknown): string => {
      const text = JSON.stringify(value)
      const at = known.get(text) ?? known.size
      known.set(text, at)
      return `${name}[${at}]`
    },
    code: () => `const ${name} = [${[...known.keys()].join()}]`,
  }
}
