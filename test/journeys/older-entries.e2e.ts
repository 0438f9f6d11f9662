import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { browserForFile } from '../support/browser.ts'
import { buyIbm } from '../support/buy-ibm.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

/** A critic that never answers, so that the journal holds what is written here and nothing besides. */
const silence = createServer(() => undefined).listen(0, '127.0.0.1')
await once(silence, 'listening')
const address = silence.address()
const port = typeof address === 'object' ? address?.port : null
afterAll(() => void silence.close())

const candor = candorForFile(() => ({ AI_BASE_URL: `http://127.0.0.1:${port}/v1` }))
const browser = browserForFile()

let member: HttpMember
beforeAll(async () => {
  member = await signUp(candor.get(), 'diarist')
  await member.send('POST', '/api/assets', buyIbm({ thesis: 'The very first reason of all.' }))
  for (let nth = 1; nth <= 120; nth += 1)
    await member.send('POST', '/api/assets/1/decisions', hold(`Reason number ${nth} to go on holding it.`))
})

const hold = (updatedThesis: string) => ({
  decisionId: randomUUID(),
  updateAction: 'Hold',
  updatedConfidenceLevel: 6,
  updatedThesis,
})

test('a long journal opens with its newest entries, and older ones come at a button', async () => {
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(page.getByText('Reason number 120 to go on holding it.'))
  expect(await page.getByText('The very first reason of all.').count()).toBe(0)
  const older = page.getByRole('button', { name: 'Show older entries' })
  // 121 entries, of which each press brings a page: what is not there after four of them does not come.
  for (let presses = 0; presses < 4 && (await older.count()) > 0; presses += 1) {
    const before = await page.getByRole('article').count()
    await older.click()
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(before)
  }
  await sees(page.getByText('The very first reason of all.'))
  expect(await page.getByText(/^Reason number \d+ to go on/).count()).toBe(120)
})

test('the keys for printing wait until every entry is on the page', async () => {
  const page = await browser.open(candor.get(), { as: member })
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', String(document.querySelectorAll('article').length))
  })
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(page.getByText('Reason number 120 to go on holding it.'))
  await page.keyboard.press('Control+p')
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('121')
})

test('a link to an older entry brings it onto the page', async () => {
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/bought/1#entry-1`)
  await sees(page.getByText('The very first reason of all.'))
})

test('the journal shows older entries also where something is recorded while they are on their way', async () => {
  const older = '**/api/journal?before=*'
  const page = await browser.open(candor.get(), { as: member, isAltered: true })
  const articles = page.getByRole('main').getByRole('article')
  await page.goto(`/account/${member.username}/overview/journal`)
  await expect.poll(() => articles.count()).toBe(50)
  const recorded = Promise.withResolvers<void>()
  await page.route(older, (route) => recorded.promise.then(() => route.continue()), { times: 1 })
  const begun = page.waitForRequest(older)
  await page.getByRole('button', { name: 'Show older entries' }).click()
  await begun
  await member.send('POST', '/api/assets/1/decisions', hold('Written while older entries are on their way.'))
  await sees(page.getByText('Written while older entries are on their way.'))
  recorded.resolve()
  await expect.poll(() => articles.count()).toBe(100)
})
