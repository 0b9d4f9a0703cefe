import { HttpResponse, http } from 'msw'
import { answerOf } from './story-operator.ts'

/** The operator's address in every story: the sandbox itself answers, faults included. */
export const operatorHandler = http.all(
  '/operator/*',
  async ({ request }) => (await answerOf(request)) ?? HttpResponse.error(),
)
