import { refusalBody } from '../../runtime/operator/contract/call.ts'
import { schemaOf } from './schema.ts'

const text = { type: 'string' } as const

/** @returns a header that goes out with the operator's calls */
const header = (name: string, description: string, required: boolean) => {
  return { name, in: 'header', description, required, schema: text }
}

/** What each answer of the operator carries. */
export const timeHeaders = {
  Date: { $ref: '#/components/headers/Date' },
  'Access-Control-Expose-Headers': { $ref: '#/components/headers/Exposed' },
}

/** What operations refer to. */
export const components = {
  securitySchemes: {
    customer: {
      type: 'apiKey',
      in: 'header',
      name: 'Authorization',
      description: 'The word `customer`, a space, and the session token: `Authorization: customer <token>`.',
    },
  },
  parameters: {
    AppVersion: header('App-Version', 'Version of the app.', true),
    Channel: header('Channel', 'Code of the channel, such as `web` or `whatsapp_web`.', true),
    DeviceId: header('deviceId', 'Id of the device, the same in every session.', true),
    Mode: header('mode', '`async` where a call says so.', false),
    IdempotencyKey: header(
      'Idempotency-Key',
      'Stands for one attempt: a repeat with the same key is answered as the first one was, and done once.',
      false,
    ),
  },
  schemas: { Refusal: schemaOf(refusalBody) },
  headers: {
    Date: {
      description:
        'The operator’s time, the same that its bodies tell. The app finds a charge by it whose answer was lost.',
      required: true,
      schema: text,
    },
    Exposed: {
      description: 'To an app of another origin it names `Date` and `Retry-After`: without it a browser hides both.',
      schema: { ...text, examples: ['Date, Retry-After'] },
    },
  },
  responses: {
    Refused: {
      description:
        'Refused. 401: no session, or one that is over (1001). 404: not there, not yet, or somebody else’s. ' +
        '429: too many requests (1003).',
      headers: {
        ...timeHeaders,
        'Retry-After': { description: 'Seconds, or an HTTP date, until it may be asked again.', schema: text },
      },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
    Failed: {
      description: 'The operator failed. Of a charge this says nothing: it may have been made.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  },
}

export const ref = (kind: 'parameters' | 'responses', name: string) => ({ $ref: `#/components/${kind}/${name}` })
