import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { recipientListSpec } from '../../flows/blocks/recipient-list/schema.ts'
import { web } from '../../workshop/flows/web-config.ts'

const block = z.object({ block: z.string(), fact: z.optional(z.string()) })
const withBlocks = z.record(z.string(), z.object({ blocks: z.array(block) }))
const { steps, modals } = z.parse(z.object({ steps: withBlocks, modals: withBlocks }), web)

const screens = [...Object.entries(steps), ...Object.entries(modals)].flatMap(([id, { blocks }]) =>
  blocks.filter(one => one.block === 'recipient-choice').map(rows => ({ id, rows, blocks })),
)

test.each(screens)(
  'in the step $id, a tap on a saved number writes another fact than the field for a new number',
  ({ rows, blocks }) => {
    expect(blocks.filter(one => one !== rows && one.fact === rows.fact)).toEqual([])
  },
)

test('the field for a new number is above the saved numbers, because a customer may have hundreds of them', () => {
  const both = screens.filter(({ blocks }) => blocks.some(one => one.block === 'phone-field'))
  expect(both.map(({ id }) => id)).toEqual(['change-msisdn'])
  for (const { rows, blocks } of both) {
    const above = blocks.slice(0, blocks.indexOf(rows)).map(one => one.block)
    expect(above).toEqual(expect.arrayContaining(['phone-field', 'contact-picker', 'submit']))
  }
})

test('if the customer taps a saved number, the number and name that they typed into the form do not change', () => {
  const typed = modals['add-dependent']?.blocks.flatMap(({ fact }) => fact ?? []) ?? []
  expect(new Set(typed)).toEqual(new Set(['recipient.newMsisdn', 'recipient.newName']))
  expect(recipientListSpec.writes.filter(fact => typed.includes(fact))).toEqual([])
})
