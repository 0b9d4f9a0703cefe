import type { Answer } from '../operator/answer.ts'
import { getRecurrence } from '../operator/contract/recurrence.ts'
import type { Context } from '../service.ts'

const NOT_FOUND = 404

/** The token of the card that pays the schedule, which ends with the card; null when there is none. */
export const schedulePayer = {
  name: 'cards.schedulePayer',
  async ask({ fact, send }: Context): Promise<Answer<string | null>> {
    const answer = await send(getRecurrence, { params: { id: fact('session.customerId') ?? '' } })
    if (answer.kind === 'refused' && answer.status === NOT_FOUND) return { kind: 'ok', data: null }
    return answer.kind === 'ok' ? { kind: 'ok', data: answer.data.token } : answer
  },
}
