import { expect, test } from 'vitest'
import { openDatabase } from '#server/database/open-database.ts'
import { verify } from '#server/ledger/verify.ts'
import { lastWords, someCritique } from '../doubles/openai-response.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { providersForFile } from '../support/providers.ts'
import { chooseCompany, critiqueOf, entryOf, record, sees, THESIS, write } from '../support/steps.ts'

/** Quotes of now: Candor asks about an older price before it records it. */
const providers = providersForFile({ quotedAt: () => new Date() })
const candor = candorForFile(() => providers.get().environment)
const browser = browserForFile()

let people = 0

test.each([
  ['SIGTERM', () => candor.get().stop()],
  ['SIGKILL', () => candor.get().kill()],
])('a critique that %s interrupts is written after the next start, once', async (signal, end) => {
  const { openAi } = providers.get()
  openAi.behave('held-mid-text', 'ok')
  const asked = openAi.requests.length
  people += 1
  const member = await signUp(candor.get(), `rosa-${signal.toLowerCase()}-${people}`)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member, expects: ['unreachable'] })
  await page.goto(`/account/${member.username}/overview/bought`)
  await chooseCompany(page, 'Apple', 'AAPL Apple Inc.')
  // The price fills itself in; sent before it came, the form would ask for it.
  await expect.poll(() => page.getByLabel('Cost basis').inputValue()).toBe('200.99')
  await write(page, { quantity: '10', thesis: THESIS })
  await record(page)
  await openAi.held()
  await sees(critiqueOf(page, 'Buy').getByText('You are anchored'))

  await end()
  expect(openAi.requests[asked]).toMatchObject({ isAbandoned: true })
  await candor.get().start()

  // The page that stood open all the while finds its way back by itself.
  await sees(critiqueOf(page, 'Buy').getByText(lastWords))
  await sees(entryOf(page, 'Buy').getByText(THESIS))
  const asset = await member.asset(1)
  expect(asset).toMatchObject({
    thesis: [{ thesis: THESIS, action: 'Buy' }],
    aiAnalysis: [{ status: 'complete', aiAnalysis: someCritique, model: 'gpt-4o' }],
    awaitingCritique: [],
  })
  expect(openAi.requests.length - asked).toBe(2)
})

test('and the ledger is whole after both', async () => {
  await candor.get().stop()
  const database = await openDatabase({ engine: 'sqlite', folder: candor.get().folder })
  expect(await verify(database)).toMatchObject({ users: people, faults: [] })
  await database.db.destroy()
})
