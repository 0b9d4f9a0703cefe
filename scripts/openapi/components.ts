import { refusalBody } from '../../runtime/operator/contract/call.ts'
import { schemaOf } from './schema.ts'

const text = { type: 'string' } as const

/** @returns a header that is sent with the operator's calls */
const header = (name: string, description: string, required: boolean) => {
  return { name, in: 'header', description, required, schema: text }
}

/** The headers of every answer from the operator. */
export const timeHeaders = {
  Date: { $ref: '#/components/headers/Date' },
  'Access-Control-Expose-Headers': { $ref: '#/components/headers/Exposed' },
}

/** The OpenAPI components that operations refer to. */
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
      'Stands for one attempt of one customer: a repeat with the same key is answered as the first one was, and done once. ' +
        'A request is checked in this order: the limit of requests, the session and the owner, the key, then everything ' +
        'else: its shape, limits and rules. A known key is answered from memory for at least 24 hours (`keyMemoryMinutes` in ' +
        '`/config.json` says if it is less, or never): the stored answer, a refusal too, if recipient, value and method are ' +
        'the same; 409 while the first is still being worked on; 422 with the code 1422 if they are not.',
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
        '429: too many requests (1003). A refusal of a charge has an integer `code`, whether the app knows it or not: it ' +
        'says that this request was not charged. 401, 408, 409, 425, 429, a 403 with 1002 and a 422 with 1422 say nothing ' +
        'of the charge.',
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
