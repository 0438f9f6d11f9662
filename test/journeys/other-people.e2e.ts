import { expect, test } from 'vitest'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

test("another person's asset and account are not found, just as what does not exist", async () => {
  const owner = await signUp(candor.get(), 'owner')
  await owner.add()
  const stranger = await signUp(candor.get(), 'stranger')
  const page = await browser.open(candor.get(), { ...DESKTOP, as: stranger, expects: [404] })

  for (const asset of ['bought/1', 'bought/99', 'sold/0', 'watched/one']) {
    await page.goto(`/account/stranger/${asset}`)
    await sees(page.getByRole('alert').getByText('Error: could not find requested asset.', { exact: true }))
  }
  const pages: string[] = []
  for (const address of ['owner/bought/1', 'nobody/bought/1', 'owner/overview/bought', 'nobody/overview/bought']) {
    await page.goto(`/account/${address}`)
    await sees(page.getByRole('heading', { name: 'Nothing is written here.' }))
    pages.push(await page.locator('body').innerText())
  }
  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).not.toContain('International Business')
  await page.goto('/account/stranger/overview/nonsense')
  await sees(page.getByRole('heading', { name: 'Nothing is written here.' }))
})

test('a username in other letters leads to the account under its own', async () => {
  const member = await signUp(candor.get(), 'Camilla')
  const page = await browser.open(candor.get(), { ...DESKTOP, as: member })
  await page.goto('/account/camilla/overview/watched')
  await page.waitForURL('**/account/Camilla/overview/watched')
  await sees(page.getByText('Nothing watched yet.'))
})
