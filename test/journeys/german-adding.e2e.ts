import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { german as messages } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { isForEverybody } from '../support/accessibility.ts'
import { browserForFile, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { englishMessages } from '../support/catalogues.ts'
import { englishOn } from '../support/english-left.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { choose, sees, seesNoMore } from '../support/steps.ts'

/** The form for adding, for somebody who chose German, with numbers as Germans write them. */
const candor = candorForFile()
const browser = browserForFile()

speakGerman(messages)
const ENGLISH = englishMessages()

const expectGerman = async (page: Page) => expect(await englishOn(page, ENGLISH)).toEqual([])

const THESIS = 'Das Cloud-Geschäft wächst drei Quartale lang um mehr als acht Prozent. Sonst habe ich mich geirrt.'

async function reader(name: string): Promise<HttpMember> {
  const member = await signUp(candor.get(), `${name}-${randomUUID().slice(0, 8)}`)
  expect(await member.send('POST', '/api/settings', { language: 'de' })).toMatchObject({ status: 200 })
  return member
}

async function choosing(member: HttpMember, view?: View): Promise<Page> {
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/overview/add-asset`)
  await sees(page.getByRole('heading', { name: 'Hinzufügen' }))
  await page.getByRole('searchbox', { name: 'Suchen' }).fill('IBM')
  await page.getByRole('button', { name: /^IBM Int/ }).click()
  await sees(page.getByLabel('Menge'))
  return page
}

describe.each(WINDOWS)('%s', (_name, view) => {
  test('an asset is added in German, with numbers and questions as Germans write them', async () => {
    const member = await reader('schreibt')
    const page = await choosing(member, view)
    expect(await page.locator('main').getAttribute('lang')).toBeNull()
    await expectGerman(page)
    await page.getByLabel('Menge').fill('12,5')
    await page.getByLabel('Einstandskurs').fill('1.212,50')
    await sees(page.getByText('Kauft 12,5 Aktien zu 1.212,50\u00a0$ = 15.156,25\u00a0$.'))
    await choose(page, 'Stop-Loss', 'Ja')
    await page.getByLabel('Stop-Loss in Prozent').fill('7,5')
    await page.getByText('Die Behauptung ändern').click()
    await choose(page, 'Gemessen an', 'einem eigenen Kurs')
    await page.getByLabel('Eigener Kurs').fill('1300.5')
    await sees(page.getByText('Gelesen als 1.300,5.'))
    await expectGerman(page)
    await page.getByRole('button', { name: 'Zu Gekauft hinzufügen' }).click()
    await sees(page.getByText('Schreibe mindestens 10 Zeichen: Warum entscheidest du so?'))
    await expectGerman(page)
    await page.getByLabel('These').fill(THESIS)
    await isForEverybody(page, view)
    await page.getByRole('button', { name: 'Zu Gekauft hinzufügen' }).click()
    await page.waitForURL('**/bought/1')
    expect(await member.asset(1)).toMatchObject({
      quantity: '12.5',
      costBasis: '1212.50',
      stopLossPercentage: '7.5',
      thesis: [{ thesis: THESIS }],
    })
  })
})

test('a number that may be either of two is not recorded before its writer has said which', async () => {
  const member = await reader('meint')
  const page = await choosing(member)
  const quantity = page.getByLabel('Menge')
  await quantity.fill('1.212')
  await page.getByLabel('Einstandskurs').fill('189,234')
  await page.getByLabel('These').fill(THESIS)
  await sees(page.getByText('„1.212“ kann zwei Zahlen heißen.'))
  await page.getByRole('button', { name: 'Zu Gekauft hinzufügen' }).click()
  await sees(page.getByText('„189,234“ kann zwei Zahlen heißen.'))
  await expectGerman(page)
  expect(await member.send('GET', '/api/assets?list=bought')).toMatchObject({ json: { assets: [] } })

  await page.getByRole('button', { name: 'Ich meine 1212', exact: true }).click()
  expect(await quantity.inputValue()).toBe('1212')
  await page.getByRole('button', { name: 'Ich meine 189,234, zwischen 189 und 190' }).click()
  await sees(page.getByText('Gelesen als 189,234, also zwischen 189 und 190.'))
  await sees(page.getByText(/^Kauft 1\.212 Aktien zu 189,234\u00a0\$/))
  await seesNoMore(page.getByText(/kann zwei Zahlen heißen/))
  await page.getByRole('button', { name: 'Zu Gekauft hinzufügen' }).click()
  await page.waitForURL('**/bought/1')
  expect(await member.asset(1)).toMatchObject({ quantity: '1212', thesis: [{ price: { price: '189.234' } }] })
})

test('a draft that was begun in English has the same numbers in German', async () => {
  const member = await signUp(candor.get(), `wechselt-${randomUUID().slice(0, 8)}`)
  const page = await browser.open(candor.get(), { as: member })
  await page.goto(`/account/${member.username}/overview/add-asset`)
  await page.getByRole('searchbox', { name: 'Search' }).fill('IBM')
  await page.getByRole('button', { name: /^IBM Int/ }).click()
  await page.getByLabel('Quantity').fill('2.125')
  await page.getByLabel('Cost basis').fill('1,212')
  await page.getByLabel('Thesis').fill(THESIS)
  await choose(page, 'Stop loss', 'Yes')
  await page.getByLabel('Stop loss percentage').fill('7,5')
  await member.send('POST', '/api/settings', { language: 'de' })
  await page.reload()
  expect(await page.getByLabel('Menge').inputValue()).toBe('2,125')
  await sees(page.getByText('Gelesen als 2,125, also zwischen 2 und 3.'))
  // English had not read these two. German reads one of them, and does not guess the other.
  await sees(page.getByText('„1,212“ kann zwei Zahlen heißen.'))
  await page.getByRole('button', { name: 'Ich meine 1212', exact: true }).click()
  await page.getByRole('button', { name: 'Zu Gekauft hinzufügen' }).click()
  await page.waitForURL('**/bought/1')
  expect(await member.asset(1)).toMatchObject({ quantity: '2.125', costBasis: '1212.00', stopLossPercentage: '7.5' })
})
