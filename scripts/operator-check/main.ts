import { Complaint } from '../complaint.mjs'
import { checkOperator, type Options } from './check-operator.ts'
import { countFaults, reportText } from './report.ts'
import { demandAnswers, isConfig, targetOf } from './target.ts'

interface Result {
  readonly text: string
  readonly faults: number
}

/**
 * Checks the operator of a config, or of a base without a config. Returns the report, or why there is none.
 *
 * @param from the address from which the config was read, or the base of all services
 */
export async function runCheck(
  from: string,
  json: unknown,
  options: Options & { readonly origin: string | undefined },
): Promise<Result> {
  try {
    const target = targetOf(from, isConfig(json) ? json : undefined, options.origin)
    await demandAnswers(target, options.send)
    const lines = await checkOperator(target, options)
    return { text: reportText(lines, options.mayCharge), faults: countFaults(lines) }
  } catch (error) {
    if (error instanceof Complaint) return { text: error.message, faults: 1 }
    throw error
  }
}
