import type { Page } from 'playwright-core'
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
  await sees(page.getByText('The result comes at the end of this review, right after your grade.'))
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
  await sees(page.getByRole('cell', { name: '−13.5%' }).first())
})

/** What has the focus: its element, and the words by which it is told. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const holder = document.activeElement
    const told = [holder?.getAttribute('aria-describedby')].map((id) => id && document.getElementById(id)?.innerText)
    return [holder?.tagName, holder?.textContent, ...told].join(' | ')
  })

/** Goes on by Tab alone to what is named so. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    await page.keyboard.press('Tab')
    const told = await page.evaluate(() => {
      const holder = document.activeElement
      const labels = holder instanceof HTMLInputElement ? [...(holder.labels ?? [])] : []
      return [holder?.textContent, ...labels.map(({ innerText }) => innerText)].join(' ')
    })
    if (name.test(told)) return
  }
  throw new Error(`Tab does not lead to ${name}.`)
}

test('the keyboard alone goes through a review, and each step has the focus on its heading', async () => {
  const member = await signUp(candor.get(), `keys-${Date.now() % 1_000_000}`)
  await member.add({ costBasis: 121.23, confidenceLevel: 8 })
  const decide = (more: object) =>
    member.send('POST', '/api/assets/1/decisions', {
      decisionId: crypto.randomUUID(),
      updatedConfidenceLevel: 4,
      updatedThesis: 'The second report came in below what I had said.',
      ...more,
    })
  expect((await decide({ assetAction: 'Sell', price: 104.87 })).status).toBe(201)
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/overview/mirror`)
  await sees(page.getByRole('link', { name: /^the review of International Business Machines/ }))
  await tabTo(page, /^the review of International/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^H1 \| Before you look \| .*1 of 3/s)
  // Sent empty, it leads to the first of its errors.
  await tabTo(page, /Show what I wrote/)
  await page.keyboard.press('Enter')
  const levels = page.getByRole('radiogroup', { name: 'How sure were you?' })
  await sees(levels.getByText('Say how sure you were, from 1 to 10, as you remember it.'))
  expect(
    await levels
      .getByRole('radio')
      .first()
      .evaluate((level) => level === document.activeElement),
  ).toBe(true)
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, /^\s*1$/)
  await page.keyboard.press('Space')
  await tabTo(page, /Why did you decide so/)
  await page.keyboard.type('It had fallen so far.')
  await tabTo(page, /Show what I wrote/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^H1 \| Judge the decision, not the result \| .*2 of 3/s)
  await tabTo(page, /Well decided/)
  await page.keyboard.press('Space')
  // Nothing lies between the grade and the button that sends it.
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toMatch(/^BUTTON \| Show the result/)
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toMatch(/^H1 \| Remembered and recorded \| .*3 of 3/s)
  // And it stays there, so that the next Tab goes on from the result.
  await tabTo(page, /Back to the Mirror/)
})
