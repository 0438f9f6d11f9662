import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { button, fact, field } from '../support/asset-steps.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { movedClock } from '../support/moved-clock.ts'
import { sees, seesNoMore } from '../support/steps.ts'

/** Bought at 100 on a Monday with a stop of 10%, and bought more at 96; 4 for 1 was recorded nine days later. */
const clock = movedClock(join(tmpdir(), `candor-stops-${process.pid}`), '2026-06-01T15:00:00.000Z')
afterAll(clock.forget)
const candor = candorForFile(() => clock.environment)
const browser = browserForFile()

let member: HttpMember
beforeAll(async () => {
  member = await signUp(candor.get(), 'stella-stops')
  await member.add({ assetQty: 10, costBasis: 100, stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  clock.advance(Date.parse('2026-06-05T15:00:00.000Z') - clock.now().getTime())
  await member.send('POST', '/api/assets/1/decisions', {
    decisionId: crypto.randomUUID(),
    updateAction: 'Buy More',
    updatedConfidenceLevel: 7,
    updatedThesis: 'Nothing has changed but the price.',
    quantity: 10,
    price: 96,
  })
  clock.advance(Date.parse('2026-06-15T15:00:00.000Z') - clock.now().getTime())
})

test('a stop stays where it was set, is moved by an update, and a file is asked about', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.clock.setFixedTime(clock.now())
  await page.goto('/account/stella-stops/bought/1')
  // 20 shares had cost 1960: 98 each. The stop is 90, not 88.20.
  await expect.poll(() => fact(page, 'Cost basis').innerText()).toMatch(/^\$98\.00/)
  expect(await fact(page, 'Stop loss').innerText()).toMatch(
    /^−10%\s+at \$90\.00, from the price of the decision that set it$/,
  )
  await page.getByRole('button', { name: /^Stop loss: / }).click()
  await sees(page.getByRole('dialog').getByText('$100.00 × (1 − 10 ÷ 100)'))
  await page.keyboard.press('Escape')

  await button(page, 'Update').click()
  await page.getByText('Stop $90.00, target none', { exact: true }).click()
  expect(await field(page, 'Stop').inputValue()).toBe('90.00')
  await field(page, 'Stop').fill('85')
  await field(page, 'Target').fill('130')
  await button(page, 'Save Level').click()
  await page.getByRole('textbox', { name: 'Thesis' }).fill('It needs a little more room than I gave it.')
  await button(page, 'Save Thesis').click()
  await button(page, 'Submit Update').click()
  await sees(page.getByText('Stop moved from $90.00 to $85.00', { exact: true }))
  await sees(page.getByText('Target set at $130.00', { exact: true }))
  await expect.poll(() => fact(page, 'Stop loss').innerText()).toBe('$85.00')

  await member.send('POST', '/api/assets/1/splits', { effectiveOn: '2026-06-10', newShares: '4', oldShares: '1' })
  await expect.poll(() => fact(page, 'Stop loss').innerText()).toBe('$85.00')
  const file = join(tmpdir(), `candor-adjusted-${process.pid}.csv`)
  await writeFile(file, 'Date,Close\n2026-06-01,25.10\n2026-06-05,24\n2026-06-12,26')
  await button(page, 'Upload daily prices').click()
  await field(page, 'File').setInputFiles(file)
  await button(page, 'Upload this file').click()
  await sees(page.getByText('These closes differ from what is known by a split. Which is it? Nothing is stored yet.'))
  const rows = page.getByRole('dialog').getByRole('row')
  expect(await rows.nth(1).innerText()).toMatch(/Jun 1, 2026\s+\$100\.00\s+\$25\.10\s+\$100\.40/)
  await button(page, 'Adjusted for splits').click()
  await sees(page.getByText('3 days read: 3 stored, 0 unchanged, 0 rejected.'))
  await seesNoMore(button(page, 'Adjusted for splits'))
})

test('the form of a Buy says which stop it takes over, and can do without one', async () => {
  await member.add({
    ticker: 'UBER',
    companyName: 'Uber Technologies',
    watchOrBuy: 'Watch',
    costBasis: 100,
    stopLossYesNo: 'Yes',
    stopLossPercentage: 20,
  })
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.clock.setFixedTime(clock.now())
  await page.goto('/account/stella-stops/watched/2')
  await button(page, 'Buy').click()
  await page.getByText('Stop 20% below this Buy’s price, target none', { exact: true }).click()
  await button(page, 'No stop').click()
  await sees(page.getByText('Stop none, target none', { exact: true }))
  await field(page, 'Quantity').fill('10')
  await field(page, 'Price').fill('100')
  await button(page, 'Save Level').click()
  await page.getByRole('textbox', { name: 'Thesis' }).fill('Bought without a way out, on purpose.')
  await button(page, 'Save Thesis').click()
  await button(page, 'Complete Buy').click()
  await sees(page.getByRole('heading', { name: 'Buy', level: 3 }))
  expect(await page.getByText(/Stop set at/).count()).toBe(0)
  expect(await fact(page, 'Stop loss').count()).toBe(0)
})
