import { expect, test } from 'vitest'
import { button, field } from '../support/asset-steps.ts'
import { browserForFile } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { choose, sees, seesNoMore } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

test('a review asks three things without a figure, has the old text graded, and only then tells the result', async () => {
  const member = await signUp(candor.get(), `reviewer-${Date.now() % 1_000_000}`)
  await member.add({ costBasis: 121.23, confidenceLevel: 8 })
  const sale = {
    decisionId: crypto.randomUUID(),
    assetAction: 'Sell',
    price: 104.87,
    updatedConfidenceLevel: 4,
    updatedThesis: 'The second report came in below what I had said.',
  }
  expect((await member.send('POST', '/api/assets/1/decisions', sale)).status).toBe(201)
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/overview/mirror`)
  await sees(page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Mirror 1 review is due' }))
  await page.getByRole('link', { name: /^the review of International Business Machines/ }).click()

  await sees(page.getByRole('heading', { name: 'Before you look', level: 1 }))
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$|121|104|%|8 of 10|Hybrid cloud/)
  await choose(page, 'How sure were you?', '6')
  await field(page, 'Why did you decide so?').fill('It had fallen so far.')
  await field(page, 'What has it returned since?').fill('5')
  // What is remembered survives a reload, and nothing else is kept with it.
  await page.reload()
  expect(await field(page, 'Why did you decide so?').inputValue()).toBe('It had fallen so far.')
  expect(await field(page, 'What has it returned since?').inputValue()).toBe('5')
  const kept = () => page.evaluate(() => Object.entries(sessionStorage).filter(([name]) => name.includes('.review.')))
  const answers = { confidence: '6', why: 'It had fallen so far.', returnPercent: '5' }
  expect((await kept()).map(([, fields]) => JSON.parse(fields))).toEqual([answers])
  await button(page, 'Show what I wrote').click()

  await sees(page.getByRole('heading', { name: 'Judge the decision, not the result', level: 1 }))
  await sees(page.getByText(/Hybrid cloud revenue should grow/))
  expect(await kept()).toEqual([])
  expect(await page.getByRole('main').innerText()).not.toMatch(/\$|121|104/)
  await choose(page, 'Was it well decided?', 'Well decided')
  await button(page, 'Show the result').click()

  await sees(page.getByRole('heading', { name: 'Remembered and recorded', level: 1 }))
  await sees(page.getByRole('cell', { name: '6 of 10' }))
  await sees(page.getByRole('cell', { name: '8 of 10' }))
  // 104.87 / 121.23 is −13.5%, and +5% was remembered.
  const drawn = page.getByRole('img', {
    name: /^1 review: the return was remembered above what it had been in 1, by more than half a point\./,
  })
  await sees(drawn)
  await page.getByRole('link', { name: 'Back to the Mirror' }).click()
  await seesNoMore(page.getByText(/^Due:/))
  await sees(drawn)
  await page.getByText('1 review, as a table').click()
  await sees(page.getByRole('cell', { name: '−13.5%' }))
})
