import { HttpResponse, http } from 'msw'
import { answerOf } from './story-operator.ts'

/** Answers the operator's address in every story with the sandbox, including its faults. */
export const operatorHandler = http.all(
  '/operator/*',
  async ({ request }) => (await answerOf(request)) ?? HttpResponse.error(),
)
