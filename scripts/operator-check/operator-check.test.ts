import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { expect, test } from 'vitest'
import { openOperator } from '../../sandbox/testing/operator.ts'
import { requestHeaders } from '../openapi/cors.ts'
import { runCheck } from './main.ts'

const ANA = '11987654321'
const SANDBOX = 'http://sandbox.test/'

/** Sends a request to an app in the same process. */
const sendTo =
  (app: Hono): typeof fetch =>
  async (url, init) =>
    app.request(String(url), init)

function checkSandbox(operator = openOperator(), { mayCharge = false } = {}) {
  return runCheck(
    SANDBOX,
    { bases: {} },
    {
      send: sendTo(operator.app),
      origin: undefined,
      msisdn: ANA,
      smsCode: async () => operator.world.store.get('sms', ANA)?.code,
      mayCharge,
      wait: async () => undefined,
    },
  )
}

test('the sandbox has no fault, and the check charges nobody without --charge', async () => {
  const operator = openOperator()
  const before = operator.world.store.list('charge').length
  const { text, faults } = await checkSandbox(operator)
  expect(faults, text).toBe(0)
  expect(text).toMatch(/POST \/sessions +ok/)
  expect(text).toMatch(/POST \/customers\/\{id\}\/recharges\/pix +not asked: it creates a charge/)
  expect(text).toMatch(/0 faults, 0 warnings\. Nothing was charged\.\n$/)
  expect(operator.world.store.list('charge')).toHaveLength(before)
})

test('with --charge, the check creates one Pix in the sandbox, repeats its key, and finds no fault', async () => {
  const operator = openOperator()
  const before = operator.world.store.list('charge').length
  const { text, faults } = await checkSandbox(operator, { mayCharge: true })
  expect(faults, text).toBe(0)
  expect(text).toMatch(/recharges\/pix \(the same key, another amount\) +ok/)
  expect(operator.world.store.list('charge')).toHaveLength(before + 1)
})

const ORIGIN = 'https://the-app.example'
const answered = { exposeHeaders: ['Date', 'Retry-After'] }
const allowed = { allowMethods: ['GET', 'POST', 'PUT', 'DELETE'], allowHeaders: [...requestHeaders], maxAge: 7200 }

interface Habits {
  /** Adds routes that come before the right ones. */
  readonly change?: (app: Hono) => unknown
  readonly policy?: Partial<NonNullable<Parameters<typeof cors>[0]>>
  /** A header that no answer has. */
  readonly without?: string
}

/** Returns a small operator of another origin. */
function tinyOperator({ change = () => {}, policy = {}, without = '-' }: Habits = {}) {
  const app = new Hono()
  let charges = 0
  app.use(async (c, next) => {
    await next()
    c.res.headers.append('Date', new Date().toUTCString())
    c.res.headers.delete(without)
  })
  app.use(cors({ origin: ORIGIN, ...allowed, ...answered, ...policy }))
  change(app)
  const need = (c: { req: { header(name: string): string | undefined } }) => c.req.header('Authorization') !== undefined
  app.post('/sms-token', c => c.json({ encryptedMsisdn: 'n-1' }))
  app.post('/sessions', async c => {
    const { authCode } = await c.req.json()
    return authCode === '123456' ? c.json({ id: 's-1', msisdn: ANA }, 201) : c.json({ code: 1000 }, 422)
  })
  app.get('/v3/customers/:msisdn/', c =>
    need(c) ? c.json({ id: 'c-1', credit_cards: [], profile: {} }) : c.json({ code: 1001 }, 401),
  )
  app.get('/customers/:id/recharge-values', c => c.json({ rechargeValues: [{ id: 2000 }, { id: 3000 }] }))
  app.get('/customers/:id/recharges', c => c.json({ recharges: [] }))
  app.get('/payment_methods/:id/available', c => c.json({ payment_methods: ['pix'] }))
  app.post('/customers/:id/recharges/pix', c => c.json({ id: `r-${++charges}` }, 201))
  return app
}

const TINY = 'http://operator.test'
const tinyConfig = { bases: { a: TINY, b: TINY, cards: TINY, brands: TINY, bins: TINY, geo: TINY } }

const checkTiny = (app: Hono, { mayCharge = false, config = {}, json = tinyConfig } = {}) =>
  runCheck(TINY, json, {
    send: sendTo(app),
    origin: ORIGIN,
    msisdn: ANA,
    smsCode: async () => '123456',
    mayCharge,
    wait: async () => undefined,
    ...config,
  })

/** Returns what the report says of a call. */
const said = (text: string, name: string): string => {
  const lines = text.split('\n')
  const first = lines.findIndex(line => line.startsWith(`${name}  `))
  const rest = lines.slice(first + 1).findIndex(line => !line.startsWith(' '))
  return lines.slice(first, first + 1 + rest).join('\n')
}

const wrongs: readonly (readonly [fault: string, call: string, text: string | RegExp, app: Hono])[] = [
  [
    'a preflight that does not allow a header',
    'GET /customers/{id}/recharge-values',
    'FAULT preflight: Access-Control-Allow-Headers lacks Idempotency-Key',
    tinyOperator({ policy: { allowHeaders: requestHeaders.filter(name => name !== 'Idempotency-Key') } }),
  ],
  [
    'a preflight that does not allow a method',
    'DELETE /sessions',
    'FAULT preflight: Access-Control-Allow-Methods lacks DELETE',
    tinyOperator({ policy: { allowMethods: ['GET'] } }),
  ],
  [
    'another origin',
    'POST /sms-token',
    'FAULT answer: Access-Control-Allow-Origin is https://another.example, expected https://the-app.example',
    tinyOperator({ policy: { origin: () => 'https://another.example' } }),
  ],
  [
    'a hidden header',
    'POST /sms-token',
    'FAULT answer: Access-Control-Expose-Headers lacks Retry-After',
    tinyOperator({ policy: { exposeHeaders: ['Date'] } }),
  ],
  [
    'a preflight that browsers forget at once',
    'GET /channel/settings-list',
    'WARNING preflight: no Access-Control-Max-Age',
    tinyOperator({ without: 'Access-Control-Max-Age' }),
  ],
  [
    'an answer without the operator’s time',
    'POST /sms-token',
    'FAULT the header Date is missing',
    tinyOperator({ without: 'Date' }),
  ],
  [
    'a wrong SMS code that is refused with 401',
    'POST /sessions (wrong SMS code)',
    'FAULT status 401 with the code 1000, expected 422 with the code 1000. The app reads each 401',
    tinyOperator({
      change: app =>
        app.post('/sessions', async (c, next) =>
          (await c.req.json()).authCode === '123456' ? next() : c.json({ code: 1000 }, 401),
        ),
    }),
  ],
  [
    'a customer who is shown without a session',
    'GET /v3/customers/{msisdn}/ (without a session)',
    'FAULT status 200 without a code, expected 401',
    tinyOperator({ change: app => app.get('/v3/customers/:msisdn/', c => c.json({ id: 'c-1' })) }),
  ],
  [
    'a field of another type',
    'GET /customers/{msisdn}/recharges',
    'FAULT recharges[].id: wrong, expected string',
    tinyOperator({ change: app => app.get('/customers/:id/recharges', c => c.json({ recharges: [{ id: 7 }] })) }),
  ],
  [
    'a field that is missing',
    'GET /payment_methods/{id}/available',
    'FAULT payment_methods: missing, expected array',
    tinyOperator({ change: app => app.get('/payment_methods/:id/available', c => c.json({ methods: ['pix'] })) }),
  ],
  [
    'a field that is missing and that the app can do without',
    'GET /v3/customers/{msisdn}/',
    'WARNING status: missing, expected string. The app goes on without it',
    tinyOperator(),
  ],
  [
    'amounts in reais',
    'GET /customers/{id}/recharge-values',
    'WARNING rechargeValues[].id: 20, 30 looks like reais. It is cents',
    tinyOperator({
      change: app =>
        app.get('/customers/:id/recharge-values', c => c.json({ rechargeValues: [{ id: 20 }, { id: 30 }] })),
    }),
  ],
  [
    'a page instead of JSON',
    'GET /customers/{msisdn}/recharges',
    'FAULT the body is not JSON',
    tinyOperator({ change: app => app.get('/customers/:id/recharges', c => c.html('<h1>Wi-Fi</h1>')) }),
  ],
  [
    'a failure',
    'GET /customers/{msisdn}/recharges',
    'FAULT status 500, expected 2xx',
    tinyOperator({ change: app => app.get('/customers/:id/recharges', c => c.text('', 500)) }),
  ],
  [
    'an assumed call that it lacks',
    'DELETE /sessions',
    'FAULT status 404, expected 2xx. If you do not have it, list "DELETE /sessions" in `lacks`',
    tinyOperator(),
  ],
  [
    'an optional call that it lacks',
    'GET /json',
    'WARNING status 404, expected 2xx. The app goes on without this call',
    tinyOperator(),
  ],
]

test.each(wrongs)('of an operator with %s, the report says so beside the call %s', async (_, call, expected, app) => {
  const { text, faults } = await checkTiny(app)
  expect(said(text, call)).toContain(expected)
  expect(faults).toBeGreaterThan(0)
})

test('with --charge, the check waits for the Pix code, and says that no bank can read a damaged code', async () => {
  let asked = 0
  const late = (app: Hono) =>
    app.get('/customers/:id/recharges/pix/:txid', c =>
      ++asked < 3 ? c.json({}, 404) : c.json({ qr_code: '00020126', expires_at: '2026-11-30T12:00:00Z' }),
    )
  const { text } = await checkTiny(tinyOperator({ change: late }), { mayCharge: true })
  expect(text).toMatch(/^Pix code +FAULT no bank can read it/m)
  expect(text).toMatch(/^end of the Pix +not asked: nobody paid it/m)
  const never = await checkTiny(tinyOperator(), { mayCharge: true })
  expect(never.text).toMatch(/^Pix code +WARNING there is none after 30 seconds/m)
})

test('an operator whose history names another amount than the charge is told so', async () => {
  const history = (app: Hono) =>
    app.get('/customers/:id/recharges', c => c.json({ recharges: [{ id: 'r-1', valueCents: 20 }] }))
  const { text } = await checkTiny(tinyOperator({ change: history }), { mayCharge: true })
  expect(text).toMatch(/^amount in the history +FAULT getRecharges says 20 cents of a recharge of 2000/m)
})

test('an operator whose ways to pay the app does not know is told so', async () => {
  const ways = (app: Hono) => app.get('/payment_methods/:id/available', c => c.json({ payment_methods: ['PIX'] }))
  const { text } = await checkTiny(tinyOperator({ change: ways }))
  expect(text).toMatch(/\/available +FAULT payment_methods: wrong, expected at least one of credit, .*pix/)
})

test('an operator that charges the same key twice, and does not list the charge, is told so', async () => {
  const { text } = await checkTiny(tinyOperator(), { mayCharge: true })
  expect(text).toMatch(/^Idempotency-Key +FAULT the same key created a second recharge/m)
  expect(text).toMatch(/recharges\/pix \(the same key, another amount\) +FAULT status 201 without a code, expected 422/)
  expect(text).toMatch(/^recharges in progress +FAULT getRecharges does not list the new recharge/m)
})

test('without --charge, the check sends only the preflight of a charge, with the release header, and charges nothing', async () => {
  let charges = 0
  const count = (app: Hono) => app.post('/customers/:id/recharges/pix', c => c.json({ id: `r-${++charges}` }, 201))
  const config = { ...tinyConfig, releaseHeader: 'X-Release' }
  const { text } = await checkTiny(tinyOperator({ change: count }), { json: config })
  expect(text).toMatch(
    /recharges\/pix \(only the preflight\) +FAULT preflight: Access-Control-Allow-Headers lacks X-Release/,
  )
  expect(charges).toBe(0)
})

test('a warning that all preflights share is printed once', async () => {
  const { text } = await checkTiny(tinyOperator({ without: 'Access-Control-Max-Age' }))
  expect(text.match(/no Access-Control-Max-Age/g)).toHaveLength(1)
})

test('without a test customer, only calls that need no session are sent', async () => {
  const { text } = await checkTiny(tinyOperator(), { config: { msisdn: undefined } })
  expect(text).toMatch(/POST \/sms-token +not asked: it needs a test customer: give --msisdn/)
})

test('if nothing answers, or the config has mistakes, the check says so in one sentence', async () => {
  const options = {
    origin: undefined,
    msisdn: undefined,
    smsCode: async () => undefined,
    mayCharge: false,
    wait: async () => undefined,
  }
  const refused = async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:1') })
  }
  const nothing = runCheck('http://127.0.0.1:1', undefined, { ...options, send: refused })
  await expect(nothing).resolves.toEqual({
    text: 'Nothing answers at http://127.0.0.1:1: connect ECONNREFUSED 127.0.0.1:1.',
    faults: 1,
  })
  const mistaken = runCheck(SANDBOX, { bases: { a: 'ftp://x' } }, { ...options, send: refused })
  expect((await mistaken).text).toContain('The config has mistakes.\n"bases.a" is not valid.')
})
