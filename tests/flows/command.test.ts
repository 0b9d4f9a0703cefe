import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { USAGE } from '../../scripts/flows/arguments.mjs'

const folder = mkdtempSync(join(tmpdir(), 'flows-'))
const broken = join(folder, 'broken.flow.json')
const flow = { id: 'broken', extends: 'web', channels: ['broken'], steps: { login: { titel: 'Entrar' } } }

/** Returns the output and the exit code of `npm run flows --` with these arguments. */
function flows(...args: readonly string[]): { readonly code: number; readonly said: string } {
  try {
    return {
      code: 0,
      said: execFileSync(process.execPath, ['scripts/flows.mjs', ...args], { encoding: 'utf8', stdio: 'pipe' }),
    }
  } catch (error) {
    const { status, stdout, stderr } = Object.assign({ status: 1, stdout: '', stderr: '' }, error)
    return { code: status, said: `${stdout}${stderr}` }
  }
}

beforeAll(() => {
  writeFileSync(broken, JSON.stringify(flow, null, 2))
  // The first run bundles the compiler, which takes time.
  flows('check')
  flows('mutants', 'nowhere')
}, 240_000)
afterAll(() => rmSync(folder, { recursive: true }))

describe('npm run flows --', { timeout: 120_000 }, () => {
  test('if the flows have no errors, `npm run flows -- check` prints only the variants, a summary and the time', () => {
    const { code, said } = flows('check')
    const [variant, ...rest] = said.split('\n')
    expect(variant).toBe(
      'web~december “Natal de 2026 no portal de Wi-Fi”: channels captive_portal; from 2026-12-01 00:00 until 2026-12-26 00:00; priority 0',
    )
    expect(rest.join('\n')).toMatch(
      /^\d+ files, 0 errors, 0 warnings, (\d+ flows and variants proven by \d+ situations and \d+ moves|nothing to prove again), checked in \d+ ms \(\d+ ms to load the checker\)\n$/,
    )
    expect(code).toBe(0)
  })

  test('`npm run flows -- check` prints file, line, column and code of an error, suggests a correction, and fails', () => {
    const { code, said } = flows('check', broken)
    expect(said).toMatch(
      /broken\.flow\.json:9:7 error unknown-key\n +The app reads no `titel` here\..*\n +Write `title` in place of `titel`\.\n/,
    )
    expect(said).toContain(' files, 1 error, 0 warnings, ')
    expect(code).toBe(1)
  })

  test('`npm run flows -- check --json` prints the problems as JSON', () => {
    const { code, said } = flows('check', '--json', broken)
    expect(JSON.parse(said).problems).toEqual([
      expect.objectContaining({
        code: 'unknown-key',
        severity: 'error',
        line: 9,
        column: 7,
        pointer: '/steps/login/titel',
      }),
    ])
    expect(code).toBe(1)
  })

  test('if the file does not exist, `npm run flows -- check` fails', () => {
    for (const file of ['nowhere.flow.json', 'flow-configs'])
      expect(flows('check', file)).toEqual({ code: 1, said: `There is no file "${file}".\n` })
  })

  test('`npm run flows -- graph` prints a flow’s diagram, and fails if the flow is unknown', () => {
    expect(flows('graph', 'web')).toEqual({ code: 0, said: expect.stringMatching(/^flowchart TD\n/) })
    expect(flows('graph', 'wob')).toEqual({ code: 1, said: expect.stringContaining('There is no sound flow "wob"') })
  })

  test('`npm run flows -- mutants` prints how many mutants the check finds, and fails if the flow is unknown', () => {
    const { code, said } = flows('mutants', 'loyalty', '--class', 'comma-lost')
    expect(said).toMatch(/comma-lost +4 +4 +0 +0 +100 % +syntax 4\n4 mutants of 1 classes, 4 found, 0 survivors/)
    expect(code).toBe(0)
    expect(flows('mutants', 'wob')).toEqual({ code: 1, said: 'There is no flow "wob".\n' })
  })

  test('`npm run flows -- fuzz` checks as many corrupted configs as requested, and fails if this number is invalid', () => {
    const { code, said } = flows('fuzz', '--runs', '20')
    expect(said).toMatch(/^20 corrupted configs checked in \d+ s, 0 faults\./)
    expect(code).toBe(0)
    expect(flows('fuzz', '--runs', 'x')).toEqual({ code: 1, said: expect.stringContaining('Say whole numbers') })
  })

  test('`npm run flows -- --help` prints every command and option on one page', () => {
    for (const args of [['--help'], ['check', '--help'], ['help'], ['mutants', '-h']])
      expect(flows(...args)).toEqual({ code: 0, said: `${USAGE}\n` })
    expect(USAGE.split('\n').length).toBeLessThan(40)
  })

  test.each([
    [['chek'], 'There is no command "chek". Did you mean check?'],
    [['nowhere'], 'There is no command "nowhere".'],
    [['check', '--jsn'], "Unknown option '--jsn'. Did you mean --json?"],
    [['check', '--seed', '1'], 'The command check has no option --seed.'],
    [['check', '--json=1'], "Option '--json' does not take an argument."],
    [['graph', 'web', 'pisp'], 'The command graph takes one name, not "pisp".'],
    [['graph', '--json'], 'The command graph has no option --json.'],
    [['schema', 'web'], 'The command schema takes no name, not "web".'],
    [['mutants', '--class'], "Option '--class <value>' argument missing."],
    [['mutants', '--runs', '3'], 'The command mutants has no option --runs.'],
    [['fuzz', '--runs', '-1'], "Option '--runs' argument is ambiguous."],
    [['large', '--step', '3'], "Unknown option '--step'. Did you mean --steps?"],
  ])('`npm run flows -- %s` fails, and prints in one line what is wrong and where to find help', (args, wrong) => {
    expect(flows(...args)).toEqual({ code: 1, said: `${wrong} All commands: npm run flows -- help.\n` })
  })
})
