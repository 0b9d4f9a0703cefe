import type { Answer } from '../operator/answer.ts'
import { getPispOrganizations } from '../operator/contract/pisp.ts'
import type { Context } from '../service/service.ts'

/** A bank at which a customer can start an open finance payment. */
export interface Organization {
  readonly id: string
  readonly name: string
  readonly authorization_server_id: string
  readonly logo_uri?: string | undefined
}

export const organizations = {
  name: 'pisp.organizations',
  ask: async (context: Context): Promise<Answer<readonly Organization[]>> => {
    const params = { id: context.fact('session.customerId') ?? '' }
    const answer = await context.send(getPispOrganizations, { params })
    return answer.kind === 'ok' ? { kind: 'ok', data: answer.data.organizations } : answer
  },
}
