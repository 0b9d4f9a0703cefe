import type { Told } from './tell-frame.ts'

/**
 * Shows a move: what happened, where it led, its line in the config, and the facts that changed. Renders a `<section>`.
 */
export function MoveDetails({ told }: { readonly told: Told }) {
  const { deed, to, at, changes, problems } = told
  return (
    <section aria-label="This move" aria-live="polite">
      <h2>{`${deed} → ${to}`}</h2>
      <p>{at === undefined ? 'The engine does this by itself.' : <code>{`${at.file}:${at.line}`}</code>}</p>
      {problems.map(problem => (
        <p key={problem}>{`The engine did not follow: ${problem}`}</p>
      ))}
      {changes.length === 0 ? (
        <p>No fact changes.</p>
      ) : (
        <table>
          <caption>Facts that change</caption>
          <thead>
            <tr>
              <th scope="col">Fact</th>
              <th scope="col">Before</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(([fact, was, is]) => (
              <tr key={fact}>
                <th scope="row">{fact}</th>
                <td>{wordOf(was)}</td>
                <td>{wordOf(is)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

function wordOf(value: Told['changes'][number][1]): string {
  return value === undefined ? 'unknown' : value === '?' ? 'known' : String(value)
}
