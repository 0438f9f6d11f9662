import { expect, test } from 'vitest'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { button, field } from '../support/asset-steps.ts'
import { browserForFile, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { choose, sees, seesNoMore } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

const QUESTION =
  'Your first entry is of this very day. Are its shares and its price those of before or of after the split?'

test('a split of the first entry’s day asks in which shares that entry is, and the journal follows the answer', async () => {
  const member = await signUp(candor.get(), 'first-day')
  const { assetId } = await member.add()
  const today = marketDayOf(new Date().toISOString())
  const page = await browser.open(candor.get(), { ...PHONE, as: member, expects: [422] })
  await page.goto(`/account/${member.username}/bought/${assetId}`)
  await button(page, 'Record a split').click()
  await field(page, 'New shares').fill('4')
  await field(page, 'First day in new shares').fill(today)
  await sees(page.getByText(QUESTION))
  await button(page, 'Record this split').click()
  await sees(page.getByRole('alert').getByText(/^Your first entry is of this very day\. Say whether/))
  expect(await field(page, 'New shares').inputValue()).toBe('4')
  await choose(page, QUESTION, 'Of before: in old shares')
  await sees(page.getByText(/^10 shares become 40/))
  await choose(page, QUESTION, 'Of after: in new shares already')
  await seesNoMore(page.getByText(/^10 shares become 40/))
  await button(page, 'Record this split').click()
  await seesNoMore(page.getByRole('dialog'))
  await sees(page.getByText('IBM · stock · 10 shares', { exact: true }))
  await sees(page.getByText(/^4-for-1 split, took effect/))
})
