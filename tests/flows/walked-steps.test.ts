import { expect, it } from 'vitest'
import { allFlows } from '../../workshop/flows/read-flows.ts'
import { allWalkedSteps } from '../walk/walked-steps.ts'

const walked = allWalkedSteps()
const flows = allFlows().filter(({ name }) => !name.includes('~'))

it('the browser tests open each step of each flow; a step that equals the base flow’s step is opened only there', () => {
  console.log(`\n${walked.length} steps of ${flows.length} flows are stood on in the product.\n`)
  const isWalked = (flow: string, step: string) => walked.some(one => one.flow === flow && one.step === step)
  for (const { name, flow, base } of flows) {
    for (const id of Object.keys(flow.steps)) {
      const isInherited = base !== undefined && JSON.stringify(base.steps[id]) === JSON.stringify(flow.steps[id])
      expect(isWalked(name, id), `${name} ${id}`).toBe(!isInherited)
    }
  }
})

it('without a session, a private step does not open, and the public help page does', () => {
  for (const { flow, step, toStranger, plan } of walked) {
    if (plan.isCustomer) expect(toStranger.step, `${flow} ${step}`).not.toBe(step)
  }
  expect(walked.find(one => one.flow === 'web' && one.step === 'help')?.toStranger.step).toBe('help')
})
