// `npm run operator:check -- <base>`: sends a running operator the calls of the contract, and prints their faults.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { Complaint, tell } from './complaint.mjs'
import { root } from './run.mjs'

const USAGE = `npm run operator:check -- <base> [--msisdn 11987654321 [--code 123456]] [--origin https://the-app.example] [--charge]

<base> is the address of the app or of its config (https://the-app.example/config.json), a config file (config.json), or
an address under which all services are.
--msisdn  the number of a test customer. Without it, only calls that need no session are sent.
--code    the SMS code, or an address that answers with it. Without it, you are asked for the code.
--origin  the app's origin, if it is not that of <base>. CORS is checked if a service has another.
--charge  also creates a Pix over the smallest amount. Without it, the check never charges.`

/** The address of the app beside which the paths of a config file are. `npm start` serves the app there. */
const BESIDE_THE_APP = 'http://localhost:4173/'

/**
 * @param {string} base
 * @returns {Promise<{ from: string, json: unknown }>} the config, and the address to which its paths belong
 */
async function readConfig(base) {
  const isAddress = /^https?:\/\//.test(base)
  if (isAddress && !base.endsWith('.json')) {
    const found = await readAddress(`${base.replace(/\/$/, '')}/config.json`).catch(() => undefined)
    return { from: base, json: found }
  }
  try {
    const json = isAddress ? await readAddress(base) : JSON.parse(readFileSync(base, 'utf8'))
    return { from: isAddress ? base : BESIDE_THE_APP, json }
  } catch (error) {
    throw new Complaint(`The config cannot be read from ${base}: ${error instanceof Error ? error.message : error}`)
  }
}

/** @param {string} address */
async function readAddress(address) {
  return (await fetch(address)).json()
}

/** @param {string | undefined} code */
async function smsCode(code) {
  if (code !== undefined && /^https?:/.test(code)) return /\d{4,8}/.exec(await (await fetch(code)).text())?.[0]
  if (code !== undefined || !process.stdin.isTTY) return code
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await terminal.question('SMS code: ')
  terminal.close()
  return typed.trim() || undefined
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      msisdn: { type: 'string' },
      code: { type: 'string' },
      origin: { type: 'string' },
      charge: { type: 'boolean', default: false },
    },
  })
  const [base] = positionals
  if (base === undefined) throw new Complaint(USAGE)
  const load = (/** @type {string} */ file) =>
    runnerImport(join(root, 'scripts/operator-check', file), { root, configFile: false })
  /** @type {{ module: typeof import('./operator-check/main.ts') }} */
  const { module } = await load('main.ts')
  const { from, json } = await readConfig(base)
  const { text, faults } = await module.runCheck(from, json, {
    send: fetch,
    origin: values.origin,
    msisdn: values.msisdn,
    smsCode: () => smsCode(values.code),
    mayCharge: values.charge,
    wait: setTimeout,
  })
  console.log(text)
  process.exitCode = faults > 0 ? 1 : 0
} catch (error) {
  tell(error)
}
