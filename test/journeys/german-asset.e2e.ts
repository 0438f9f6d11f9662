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
import { sees } from '../support/steps.ts'

/** The page of an asset for somebody who chose German: an update, a sale with a typing mistake, its correction, a price. */
const candor = candorForFile()
const browser = browserForFile()

speakGerman(messages)
const ENGLISH = englishMessages()

const expectGerman = async (page: Page) => expect(await englishOn(page, ENGLISH)).toEqual([])

const THESIS = 'Das Cloud-Geschäft wächst drei Quartale lang um mehr als acht Prozent. Sonst habe ich mich geirrt.'

async function holder(): Promise<HttpMember> {
  const member = await signUp(candor.get(), `haelt-${randomUUID().slice(0, 8)}`)
  expect(await member.send('POST', '/api/settings', { language: 'de' })).toMatchObject({ status: 200 })
  await member.add({
    assetQty: 10,
    costBasis: 120.5,
    thesis: THESIS,
    stopLossYesNo: 'Yes',
    stopLossPercentage: 7.5,
    wrongIf: 'Zwei Berichte in Folge liegen unter acht Prozent.',
    claim: { horizonMonths: 12, benchmark: { ticker: 'SPY' } },
  })
  return member
}

async function open(member: HttpMember, view?: View): Promise<Page> {
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(page.getByRole('heading', { name: 'International Business' }))
  await sees(page.getByRole('complementary', { name: 'Kritik' }).getByText('Kein Sprachmodell'))
  return page
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe.each(WINDOWS)('%s', (_name, view) => {
  test('an update and a sale with a typing mistake are written and corrected in German', async () => {
    const member = await holder()
    const page = await open(member, view)
    expect(await page.locator('main').getAttribute('lang')).toBeNull()
    await sees(page.getByText('−7,5\u00a0%'))
    await expectGerman(page)
    await isForEverybody(page, view)

    await button(page, 'Aktualisierung').click()
    await sees(button(page, 'Aktualisierung festhalten'))
    await expectGerman(page)
    await page.getByLabel('Kurs', { exact: true }).fill('1212,5')
    await page.getByLabel('These').fill('Der Kurs ist gestiegen, und meine Gründe sind dieselben.')
    await button(page, 'These speichern').click()
    await button(page, 'Zuversicht speichern').click()
    await expectGerman(page)
    await button(page, 'Aktualisierung festhalten').click()
    // Ten times the price: asked once, with the amounts as they are written in German.
    await sees(page.getByText(/etwa 10,1-mal so viel wie der letzte Kurs, 120,50\u00a0\$. Stimmt das\?/))
    await expectGerman(page)
    await page.getByLabel('Kurs', { exact: true }).fill('130,5')
    await button(page, 'Aktualisierung festhalten').click()
    await sees(page.getByRole('status').getByText(/^Festgehalten zu 130,50\u00a0\$, \d\d:\d\d Uhr/))
    await expectGerman(page)

    await button(page, 'Verkauf').click()
    await page.getByLabel('Kurs', { exact: true }).fill('18000')
    await page.getByLabel('These').fill('Der Grund ist weg, für den ich gekauft hatte.')
    await button(page, 'These speichern').click()
    await button(page, 'Zuversicht speichern').click()
    await button(page, 'Verkauf festhalten').click()
    await sees(page.getByText(/^Verkauft 10 Aktien zu 18\.000\u00a0\$ = 180\.000\u00a0\$: .* Stimmt das\?/))
    await button(page, 'Ja, so festhalten').click()
    await page.waitForURL('**/sold/1')
    await sees(page.getByText(/^Festgehalten zu 18\.000,00\u00a0\$/))
    await expectGerman(page)

    await page.getByRole('button', { name: /^Korrigieren: Verkauf vom/ }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Richtig ist').fill('1.800')
    await form.getByLabel('Grund').fill('Zwei Nullen zu viel')
    await sees(form.getByText('„1.800“ kann zwei Zahlen heißen.'))
    await expectGerman(page)
    await form.getByLabel('Richtig ist').fill('180')
    await sees(
      form.getByText(/^Ändert den Kurs von 18\.000,00\u00a0\$ auf 180,00\u00a0\$\. Danach: Erlös 1\.800,00\u00a0\$/),
    )
    await expectGerman(page)
    await form.getByRole('button', { name: 'Diese Korrektur festhalten' }).click()
    await sees(page.getByRole('status').getByText(/^Korrigiert, \d\d:\d\d Uhr/))
    await expectGerman(page)
    await isForEverybody(page, view)
    expect(await member.asset(1)).toMatchObject({ list: 'sold', currentValue: '1800.00' })
  })
})

test('a price, a split and a file are typed in German, and closes are drawn', async () => {
  const member = await holder()
  const page = await open(member)
  await button(page, 'Kurs eingeben').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kurs').fill('101.5')
  await sees(dialog.getByText('Gelesen als 101,5.'))
  await sees(
    dialog.getByText(/^Notiert 101,50\u00a0\$ als Kurs einer Aktie von jetzt\. 10 Aktien dazu: 1\.015,00\u00a0\$/),
  )
  await expectGerman(page)
  await dialog.getByRole('button', { name: 'Diesen Kurs festhalten' }).click()
  await sees(page.getByText(/Dein Stopp wurde heute erreicht/).first())
  await expectGerman(page)

  await button(page, 'Split festhalten').click()
  await expectGerman(page)
  await page.keyboard.press('Escape')

  const days = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19']
  const csv = ['Date,Close', ...days.map((day, at) => `${day},${118 + at}.25`)].join('\n')
  await button(page, 'Tageskurse hochladen').click()
  await expectGerman(page)
  await page
    .getByRole('dialog')
    .getByLabel('Datei')
    .setInputFiles({
      name: 'kurse.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    })
  await page.getByRole('button', { name: 'Diese Datei hochladen' }).click()
  await sees(page.getByText(/^4 Tage gelesen: 4 gespeichert/))
  await expectGerman(page)
  await page.getByRole('button', { name: 'Schließen' }).click()
  await sees(page.getByRole('figure', { name: 'Kurs von IBM mit deinen Entscheidungen' }))
  await page.getByText('Tabelle').click()
  await sees(page.getByRole('columnheader', { name: 'Schlusskurs' }))
  await expectGerman(page)
  await isForEverybody(page)
})

test('hidden amounts are hidden on the page too, in its journal and in its forms', async () => {
  const member = await holder()
  const corrected = { correctionId: randomUUID(), correctsSequence: 1, field: 'quantity', to: '73', reason: 'Vertippt' }
  expect(await member.send('POST', '/api/assets/1/corrections', corrected)).toMatchObject({ status: 201 })
  const page = await open(member)
  await button(page, 'Aktualisierung').click()
  await page.getByRole('radio', { name: 'Teilverkauf' }).check()
  await page.getByLabel('Menge', { exact: true }).fill('13')
  await sees(page.getByText(/^Verkauft 13 Aktien .* Danach bleiben 60\.$/))
  await sees(page.getByText(/^Menge korrigiert von 10 auf 73/).first())
  await page.getByRole('button', { name: 'Beträge verbergen' }).click()
  await sees(page.getByText('•••').first())
  const text = await page.locator('main').innerText()
  // The clock of a price stays, and is 13:40 for an hour of each day.
  const amounts = /(?<![\d:])(?:13|60|73)(?![\d:])|120,50|\d\s?\$|\$\s?\d/
  expect(text.split('\n').filter((line) => amounts.test(line))).toEqual([])
})
