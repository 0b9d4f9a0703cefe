import { refusalBody } from '../../runtime/operator/contract/call.ts'
import { codes } from './codes.ts'
import { ref, timeHeaders } from './headers.ts'
import { readRefusalDocs } from './read-docs.ts'
import { sharedRefusals } from './refusals.ts'
import { schemaOf } from './schema.ts'

/** @returns a header that is sent with the operator's calls */
const header = (name: string, description: string, required: boolean, example: string) => {
  return { name, in: 'header', description, required, schema: { type: 'string', examples: [example] } }
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
    AppVersion: header('App-Version', 'Version of the app.', true, '0.1.0'),
    Channel: header('Channel', 'Code of the channel, such as `web` or `whatsapp_web`.', true, 'web'),
    DeviceId: header(
      'deviceId',
      'Id of the device, the same in every session.',
      true,
      '6f1c2b1e-8a53-4f0c-9a55-0c6d2f7b1a90',
    ),
    Mode: header('mode', '`async` where a call says so.', false, 'async'),
    IdempotencyKey: header(
      'Idempotency-Key',
      'Stands for one attempt of one customer: a repeat with the same key is answered as the first one was, and done once. ' +
        'A request is checked in this order: the limit of requests, the session and the owner, the key, then everything ' +
        'else: its shape, limits and rules. A known key is answered from memory for at least 24 hours (`keyMemoryMinutes` in ' +
        '`/config.json` says if it is less, or never): the stored answer, a refusal too, if recipient, value and method are ' +
        'the same; 409 while the first is still being worked on; 422 with the code 1422 if they are not.',
      false,
      '0b9f7d6e-3c55-4c1b-8a7e-5b6a0e7f4d21',
    ),
  },
  schemas: { Refusal: schemaOf(refusalBody, readRefusalDocs()) },
  examples: Object.fromEntries(
    Object.entries(codes).map(([code, { meaning }]) => [
      code,
      { summary: meaning, value: { code: Number(code), message: meaning } },
    ]),
  ),
  headers: {
    Date: {
      description:
        'The operator’s time, the same that its bodies tell. The app finds a charge by it whose answer was lost.',
      required: true,
      schema: { type: 'string', examples: ['Sat, 14 Mar 2026 15:09:26 GMT'] },
    },
    Exposed: {
      description: 'To an app of another origin it names `Date` and `Retry-After`: without it a browser hides both.',
      schema: { type: 'string', examples: ['Date, Retry-After'] },
    },
    RetryAfter: {
      description: 'Seconds, or an HTTP date, until the call may be sent again. The app waits at most 60 s.',
      schema: { type: 'string', examples: ['5'] },
    },
  },
  responses: {
    ...sharedRefusals,
    Refused: {
      description:
        'Refused in another way. 404: not there, not yet, or somebody else’s; it needs no code. 409: the first request ' +
        'with this key is still being worked on. A refusal of a charge has an integer `code`, whether the app knows it or ' +
        'not: it says that this request was not charged. 401, 408, 409, 425, 429, a 403 with 1002 and a 422 with 1422 ' +
        'say nothing of the charge.',
      headers: { ...timeHeaders, 'Retry-After': ref('headers', 'RetryAfter') },
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
    Failed: {
      description: 'The operator failed. Of a charge this says nothing: it may have been made.',
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  },
}
