const PAD = 24

/**
 * @param {import('./gates.mjs').Gate} gate
 * @returns {Promise<import('./gates.mjs').Result>}
 */
async function runGate(gate) {
  const startedAt = performance.now()
  const result = await gate.run()
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  const { passed, failed, output } = result
  const count = passed + failed > 1 ? `, ${passed} passed${failed > 0 ? `, ${failed} failed` : ''}` : ''
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '}  ${gate.name.padEnd(PAD)} ${seconds} s${count}`)
  if (failed > 0) console.log(`${output.trim().replace(/^/gm, '      ')}\n`)
  return result
}

/**
 * Runs checks, at most `atOnce` at the same time, and prints each when it ends.
 * @param {readonly import('./gates.mjs').Gate[]} gates
 * @param {number} atOnce
 * @returns {Promise<{ passed: number, failed: number, names: readonly string[] }>} with the names of failed tests
 */
export async function runGates(gates, atOnce) {
  const waiting = [...gates]
  const total = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const all = []
  const work = async () => {
    for (let gate = waiting.shift(); gate; gate = waiting.shift()) {
      const { passed, failed, names = [] } = await runGate(gate)
      total.passed += passed
      total.failed += failed
      if (failed > 0) all.push(...(names.length > 0 ? names.map(name => `${gate.name}: ${name}`) : [gate.name]))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return { ...total, names: all }
}
