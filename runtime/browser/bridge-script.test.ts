import { expect, test } from 'vitest'
import { openBridgeScript } from './bridge-script.ts'
import type { FrameMessage } from './frame-message.ts'

interface Field {
  type: string
  className: string
  value: string
}

/** Imitates the gateway's script. The script takes its callbacks from the page and reads hidden fields. */
function fakeScript() {
  const heard: FrameMessage[] = []
  let fields: readonly Field[] = []
  let asked: readonly Field[] | undefined
  const window: Parameters<typeof openBridgeScript<Field>>[0]['window'] = {}
  const callbacks = new Map<string, string | boolean | ((said?: unknown) => void)>()
  const bridge = openBridgeScript<Field>(
    {
      window,
      host: {
        ownerDocument: { createElement: () => ({ type: '', className: '', value: '' }) },
        replaceChildren: (...given) => {
          fields = given
        },
      },
      environment: 'SDB',
      load() {
        for (const [name, callback] of Object.entries(window.bpmpi_config?.() ?? {})) callbacks.set(name, callback)
        window.bpmpi_authenticate = () => {
          asked = fields
        }
      },
    },
    message => heard.push(message),
  )
  const call = (name: string, said?: unknown): void => {
    const callback = callbacks.get(name)
    if (typeof callback === 'function') callback(said)
  }
  return { bridge, heard, call, fields: () => fields, asked: () => asked, callbacks }
}

const request = {
  accessToken: 'token',
  use: 'debit',
  valueCents: 2000,
  card: { pan: '4761730000000029', month: '12', year: '2030' },
} as const

test('for each callback that the gateway’s script calls, the app gets an event with the text fields of the callback', () => {
  const { heard, call } = fakeScript()
  call('onReady')
  call('onSuccess', { Cavv: 'c', Xid: null, Eci: '05', Version: '2', ReferenceId: 'r', Raw: { a: 1 } })
  call('onFailure', { Eci: '07' })
  call('onUnenrolled', { Eci: '06' })
  call('onDisabled')
  call('onError', { ReturnCode: 'MPI900' })
  call('onUnsupportedBrand', 'text')
  expect(heard.map(({ event }) => event)).toEqual([
    'ready',
    'success',
    'failure',
    'unenrolled',
    'disabled',
    'error',
    'unsupportedBrand',
  ])
  expect(heard[1]?.fields).toEqual({ Cavv: 'c', Xid: null, Eci: '05', Version: '2', ReferenceId: 'r' })
  expect(heard[6]?.fields).toEqual({})
})

test('the gateway’s script starts after the card data are in hidden fields', () => {
  const { bridge, asked } = fakeScript()
  bridge.send(request)
  const values = Object.fromEntries((asked() ?? []).map(({ className, value }) => [className, value]))
  expect(values).toEqual({
    bpmpi_auth: 'true',
    bpmpi_accesstoken: 'token',
    bpmpi_paymentmethod: 'Debit',
    bpmpi_totalamount: '2000',
    bpmpi_currency: '986',
    bpmpi_installments: '1',
    bpmpi_cardnumber: '4761730000000029',
    bpmpi_cardexpirationmonth: '12',
    bpmpi_cardexpirationyear: '2030',
  })
  expect(asked()?.every(({ type }) => type === 'hidden')).toBe(true)
})

test('the gateway’s script cannot authenticate a saved card, because the page has only the card’s token', () => {
  const { bridge, asked, heard } = fakeScript()
  bridge.send({ ...request, card: { token: 't' } })
  expect([asked(), heard]).toEqual([undefined, [{ event: 'error', fields: {} }]])
})

test('after it is closed, the gateway’s script sends no events and its hidden card fields are deleted', () => {
  const { bridge, heard, call, fields } = fakeScript()
  bridge.send(request)
  bridge.close()
  call('onSuccess', { Eci: '05' })
  expect([heard, fields()]).toEqual([[], []])
})

test('the gateway’s script receives the setting for its sandbox or for production', () => {
  const { callbacks } = fakeScript()
  expect([callbacks.get('Environment'), callbacks.get('Debug')]).toEqual(['SDB', false])
})
