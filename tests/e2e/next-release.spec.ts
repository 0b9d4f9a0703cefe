import { join } from 'node:path'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { followSessions } from '../../scripts/releases/open-sessions.mjs'
import { root } from '../../scripts/run.mjs'
import { readAppFiles } from '../../scripts/site/app-files.mjs'
import { compileConfigs } from '../../scripts/site/release.mjs'
import { makeReleaseFiles } from '../../scripts/site/release-files.mjs'
import { withSiteWords } from '../../scripts/site/site-words.mjs'
import { expect } from './fixtures.ts'
import { test } from './own-site.ts'

// All tests of this file publish the same release. It takes long to build, so one worker builds it once.
test.describe.configure({ mode: 'default' })
test.use({ like: 'helena', skipsWaits: true })

const CHANGES: readonly (readonly [written: string | RegExp, instead: string])[] = [
  [
    /"pix": \{(\s+"path": "\/recarga\/\{channel\}\/pix",)/,
    '"pix": { "was": ["pix"], "aliases": ["/recarga/{channel}/pix"],$1',
  ],
  ['"path": "/recarga/{channel}/pix"', '"path": "/recarga/{channel}/codigo-pix"'],
  [/"pix": \{/g, '"pix-code": {'],
  [/step:pix"/g, 'step:pix-code"'],
  // The light-blue flow states that it has each address of its base flow. It has no aliases for the new addresses, so
  // this is no longer true.
  ['"addresses": "kept", ', ''],
  // The file of each journey lists the steps to which other journeys may lead, so the new id must be in that list.
  ['"payment", "pix", "ended"', '"payment", "pix-code", "ended"'],
  [/steps\/pix\//g, 'steps/pix-code/'],
  ['"title": "Pague com Pix"', '"title": "Seu código Pix"'],
  ['"path": "/recarga/{channel}/pisp/espera"', '"was": ["pisp-wait"], "path": "/recarga/{channel}/banco/espera"'],
  ['"aliases": ["/status_pisp/{pisp.id}"]', '"aliases": ["/status_pisp/{pisp.id}", "/recarga/{channel}/pisp/espera"]'],
  [/"pisp-wait"(:|,)/g, '"bank-wait"$1'],
  [/step:pisp-wait"/g, 'step:bank-wait"'],
  [/steps\/pisp-wait\//g, 'steps/bank-wait/'],
  ['"text": "Aguardando o banco"', '"text": "Esperando o banco"'],
  ['"title": "Como você quer pagar?"', '"title": "Escolha como pagar"'],
]

let made: ReturnType<typeof makeNext> | undefined
const nextRelease = () => (made ??= makeNext())

/** Returns the files of a release whose payment steps have other ids, addresses and texts. */
async function makeNext() {
  const sources = readSources(flowFiles())
  const changed = sources.map(({ file, text }) => ({
    file,
    text: CHANGES.reduce((now, [written, instead]) => now.replace(written, instead), text),
  }))
  const [before, after] = [await compileConfigs(sources), await compileConfigs(changed)]
  expect(after.compiled.problems.filter(({ severity }) => severity === 'error')).toEqual([])
  await followSessions(before.compiled, after.compiled, [], 'refuse')
  return (await makeReleaseFiles(readAppFiles(join(root, 'dist')), withSiteWords(after))).files
}

test.beforeEach(({ consoleWatch }) => {
  consoleWatch.allowStatus(404, '/pisp/{id}/status')
  consoleWatch.allowStatus(404, '/customers/{id}/uuid/{cid}/recharges/{txid}')
  // The picture of one bank's logo does not exist in the sandbox.
  consoleWatch.allowWithheld(/\/sandbox\/logos\/banco-severo\.svg/)
})

test('if a new release renames the step of an open Pix, the Pix stays on screen and its receipt follows', async ({
  page,
  person,
  site,
  ledger,
}) => {
  await person.openPayment(20)
  await person.payByPix()
  site.publishFiles(await nextRelease())
  await page.reload()
  await expect(person.heading('Seu código Pix')).toBeVisible()
  await expect(page).toHaveURL('/recarga/web/codigo-pix')
  expect((await person.scanPix()).amountCents).toBe(2000)
  await person.payAtBank()
  await person.expectReceipt()
  expect(await ledger(person.msisdn)).toHaveLength(1)
})

test('a new release does not change a half-filled card form, and the card is charged once', async ({
  page,
  person,
  site,
  ledger,
}) => {
  await person.openPayment(20)
  await person.chooseNewCard({ number: '5105 1051', expiry: '', cvv: '' })
  site.publishFiles(await nextRelease())
  const number = page.getByLabel('Número do cartão')
  await expect(number).toHaveValue('5105 1051')
  await number.press('End')
  await number.pressSequentially('05105100')
  await page.getByLabel('Validade').fill('12/30')
  await page.getByLabel('CVV').fill('123')
  await person.pay()
  await person.expectReceipt()
  expect(await ledger(person.msisdn)).toHaveLength(1)
})

test('if a new release renames the step of a bank payment, a customer who comes back from the bank finds the step and then the receipt', async ({
  page,
  person,
  site,
  ledger,
}) => {
  await person.openPayment(20)
  await person.way(/^Pagar pelo seu banco/).check()
  await person.pay()
  await page.getByRole('radio', { name: 'Banco Atento' }).check()
  await page.getByLabel('CPF de quem paga').fill('52998224725')
  await person.button('Continuar').click()
  await person.button('Ir para o banco').click()
  await expect(person.heading('Autorizar pagamento')).toBeVisible()
  site.publishFiles(await nextRelease())

  await page.goBack()
  await expect(person.heading('Esperando o banco')).toBeVisible()
  await expect(page).toHaveURL('/recarga/web/banco/espera')
  await expect(person.receipt('Valor')).toHaveText('R$ 20,00')

  await person.button('Abrir o banco').click()
  await person.button('Autorizar').click()
  await person.expectReceipt()
  await expect(person.receipt('Pagamento')).toHaveText('Pelo seu banco')
  expect(await ledger(person.msisdn)).toHaveLength(1)
})
