import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MARKUP_ATTACKS } from '../fixtures/attacks.ts'
import { browserForFile } from '../support/browser.ts'
import { buyIbm } from '../support/buy-ibm.ts'
import { candorForFile, WITH_ITS_OPERATOR } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile(WITH_ITS_OPERATOR)
const browser = browserForFile()

const PAGES = [
  ...['bought', 'watched', 'sold', 'summary', 'principles', 'journal', 'mirror', 'add-asset'].map(
    (tab) => `overview/${tab}`,
  ),
  ...['bought/1', 'watched/2', 'settings', 'proof', 'operator'],
]

/** As much of the corpus as a field takes. */
function fitting(longest: number, attacks = MARKUP_ATTACKS): string {
  let text = ''
  for (const attack of attacks) if (text.length + attack.length < longest) text += `${attack} `
  return text.trim()
}

test('markup in every field that is stored is shown as it was typed, on every page that shows it, and does nothing', async () => {
  const member = await signUp(candor.get(), `writes.markup.${Date.now().toString(36)}`)
  const send = async (path: string, body: object, status: number) => {
    const answer = await member.send('POST', path, body)
    expect([path, answer.status, answer.status === status ? '' : answer.text]).toEqual([path, status, ''])
  }
  const thesis = MARKUP_ATTACKS.join('\n')
  const company = { companyName: MARKUP_ATTACKS[1], thesis }
  await send('/api/assets', buyIbm({ ...company, ticker: 'XSS', wrongIf: fitting(150) }), 201)
  await send(
    '/api/assets',
    buyIbm({ ...company, ticker: 'XSSW', watchOrBuy: 'Watch', companyName: MARKUP_ATTACKS[4] }),
    201,
  )
  const hold = { updateAction: 'Hold', updatedConfidenceLevel: 7, updatedThesis: thesis }
  await send('/api/assets/1/decisions', { decisionId: randomUUID(), ...hold }, 201)
  const correction = {
    correctionId: randomUUID(),
    correctsSequence: 1,
    field: 'price',
    to: '120',
    reason: fitting(200),
  }
  await send('/api/assets/1/corrections', correction, 201)
  for (const text of MARKUP_ATTACKS.slice(0, 12))
    await send('/api/principles', { principleId: randomUUID(), text }, 201)
  const draft = {
    form: 'add-asset',
    assetId: null,
    fields: { thesis, companyName: MARKUP_ATTACKS[2], searchedFor: MARKUP_ATTACKS[1] },
  }
  await send(`/api/drafts/${randomUUID()}`, { ...draft, editedAt: new Date().toISOString(), basedOn: null }, 200)
  const token = { name: MARKUP_ATTACKS[1], scopes: ['read'], expiresOn: new Date().toISOString().slice(0, 10) }
  await send('/api/account/tokens', token, 201)

  const page = await browser.open(candor.get(), { as: member })
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(candor.get().url)) foreign.push(request.url())
  })
  page.on('dialog', (dialog) => foreign.push(`a dialog: ${dialog.message()}`))
  for (const path of PAGES) {
    await page.goto(`/account/${member.username}/${path}`)
    await sees(page.getByRole('heading', { level: 1 }).first())
    expect([path, await page.evaluate(() => Reflect.get(window, 'ran') ?? 'nothing ran')]).toEqual([
      path,
      'nothing ran',
    ])
  }
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(page.getByRole('article', { name: 'Hold' }).getByText('<svg onload=window.ran=1>').first())
  expect(foreign).toEqual([])
})
