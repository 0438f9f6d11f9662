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
import { choose, sees } from '../support/steps.ts'

/** The pages about all assets, for somebody who chose German. */
const candor = candorForFile()
const browser = browserForFile()

speakGerman(messages)
const ENGLISH = englishMessages()

const expectGerman = async (page: Page) => expect(await englishOn(page, ENGLISH)).toEqual([])

async function reader(): Promise<HttpMember> {
  const member = await signUp(candor.get(), `liest-${randomUUID().slice(0, 8)}`)
  expect(await member.send('POST', '/api/settings', { language: 'de' })).toMatchObject({ status: 200 })
  return member
}

/** A share that is held, with a test of one's own, one that was sold in part and corrected, and one that is watched. */
async function investor(): Promise<HttpMember> {
  const member = await reader()
  await member.add({
    assetQty: 10,
    costBasis: 120.5,
    thesis: 'Das Cloud-Geschäft wächst drei Quartale lang um mehr als acht Prozent.',
    wrongIf: 'Zwei Berichte in Folge liegen unter acht Prozent.',
    wrongIfOn: '2027-03-31',
  })
  const thesis = 'Die Nachfrage ist stetig, und die Verschuldung sinkt seit zwei Jahren.'
  await member.add({
    ticker: 'KO',
    companyName: 'Coca-Cola',
    assetQty: 4,
    costBasis: 50,
    decidedOn: '2026-06-05',
    thesis,
  })
  await member.add({ ticker: 'CAT', companyName: 'Caterpillar Inc.', watchOrBuy: 'Watch', costBasis: null, thesis })
  const sale = { updateAction: 'Sell Some', quantity: 1, price: 61.5, updatedConfidenceLevel: 5 }
  const updatedThesis = 'Ein Teil geht, weil der Kurs meinen Gründen vorausgelaufen ist.'
  expect(
    await member.send('POST', '/api/assets/2/decisions', { ...sale, updatedThesis, decisionId: randomUUID() }),
  ).toMatchObject({ status: 201 })
  const corrected = { correctionId: randomUUID(), correctsSequence: 1, field: 'quantity', to: '12', reason: 'Vertippt' }
  expect(await member.send('POST', '/api/assets/1/corrections', corrected)).toMatchObject({ status: 201 })
  for (const assetId of [1, 2, 3]) await member.critiqued(assetId)
  return member
}

async function open(member: HttpMember, path: string, view?: View): Promise<Page> {
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/${path}`)
  return page
}

describe.each(WINDOWS)('%s', (_name, view) => {
  test('the Journal is read, searched and filtered in German', async () => {
    const member = await investor()
    const principleId = randomUUID()
    await member.send('POST', '/api/principles', { principleId, text: 'Nie nachkaufen, was fällt.' })
    const page = await open(member, 'overview/journal', view)
    await sees(page.getByRole('heading', { name: 'Teilverkauf Coca-Cola' }))
    await sees(page.getByText(/^1 Aktie zu 61,50\u00a0\$/))
    await sees(page.getByText('Gefragt wird am 31. März 2027'))
    await sees(page.getByText(/^\d+ Einträge$/))
    await expectGerman(page)
    for (const folded of await page.locator('main details summary').all()) await folded.click()
    await sees(page.getByText('Psychologie').first())
    await page.getByLabel('Von', { exact: true }).fill('2026-06-05')
    await sees(page.getByText('Gelesen als 5. Juni 2026.'))
    await expectGerman(page)
    await page.getByLabel('Entscheidung', { exact: true }).selectOption('Teilverkauf')
    await sees(page.getByText('1 Eintrag gefunden'))
    await expectGerman(page)
    await isForEverybody(page, view)

    await page.getByRole('searchbox', { name: 'Suche' }).fill('so steht es nirgends')
    await sees(page.getByText('So einen Eintrag hast du nicht.'))
    await expectGerman(page)
    await page.getByRole('button', { name: 'Alle zeigen' }).click()
    await page.getByRole('searchbox', { name: 'Suche' }).fill('nachkaufen')
    await sees(page.locator('main mark').getByText('nachkaufen'))
    await expectGerman(page)
  })

  test('the Summary adds up in German, with its curve, its news and how each figure is computed', async () => {
    const member = await investor()
    const page = await open(member, 'overview/summary', view)
    const value = page.getByRole('article', { name: 'Gesamtwert' })
    await sees(value.getByText('1.630,50\u00a0$'))
    await sees(page.getByText('2 Anlagen auf der Liste „Gekauft“'))
    await sees(page.getByRole('heading', { name: 'Wert und Kosten' }))
    await expectGerman(page)
    for (const how of await page.getByText('Wie wird das berechnet?').all()) await how.click()
    await sees(value.getByText(/^12 × 120,50 =.1\.446,00$/))
    await page.getByText('Tabelle', { exact: true }).first().click()
    await expectGerman(page)
    await isForEverybody(page, view)
    await page.keyboard.press('h')
    await sees(page.getByText('Beträge sind verborgen, und mit ihnen deine Zahlen.').first())
    expect(await page.locator('main').innerText()).not.toMatch(/\d,\d\d(?![\s\u00a0]%)|\d[\s\u00a0]\$/)
    await page.keyboard.press('h')
    await page.getByRole('button', { name: 'Übersicht verbergen' }).click()
    await sees(page.getByText('Die Zahlen dieser Seite sind verborgen, bis du sie wieder zeigst.'))
    await expectGerman(page)
  })

  test('Settings and the account are in German, with their dialogs and refusals', async () => {
    const member = await investor()
    const page = await open(member, 'settings', { ...view, expects: [422] })
    await sees(page.getByRole('heading', { name: 'Einstellungen' }))
    await sees(page.getByText('Ein unbekanntes Gerät, hier'))
    expect(messages.ownAccount.sessions.device('Chrome on Linux')).toBe('Chrome unter Linux')
    await expectGerman(page)
    await choose(page, 'Farben', 'Dunkel')
    await sees(page.getByText('Gespeichert').first())
    await page.getByLabel('Vergleichswert').fill('S&P 500')
    await page.getByRole('button', { name: 'Speichern' }).click()
    await sees(page.getByText(/^Nicht gespeichert. Ein Ticker hat nur Buchstaben/))
    for (const folded of await page.locator('main details summary').all()) await folded.click()
    await sees(page.getByText(/^Letzter Kurs = der letzte bekannte Kurs/))
    await page.getByRole('button', { name: 'Diese Datei einlesen' }).click()
    await sees(page.getByText('Wähle die Datei eines Exports (JSON).'))
    await expectGerman(page)
    await isForEverybody(page, view)

    await page.getByRole('button', { name: 'Passwort ändern' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Jetziges Passwort').fill('not the password')
    await dialog.getByLabel('Neues Passwort').fill('Kerzenständer')
    await dialog.getByRole('button', { name: 'Passwort ändern' }).click()
    await sees(dialog.getByText('Das ist nicht dein jetziges Passwort.'))
    await expectGerman(page)
    await page.keyboard.press('Escape')

    for (const name of [
      'Wiederherstellungscodes machen',
      'Authenticator-App einrichten',
      'Passkey hinzufügen',
      'Token machen',
      'Dieses Konto löschen',
    ]) {
      await page.getByRole('button', { name }).click()
      await sees(dialog.getByRole('button', { name: /Abbrechen|Mein Konto behalten/ }))
      await expectGerman(page)
      await page.keyboard.press('Escape')
    }
    await page.getByRole('button', { name: 'Token machen' }).click()
    await dialog.getByRole('button', { name: 'Dieses Token machen' }).click()
    await sees(dialog.getByText('Gib an, wofür dieses Token ist.'))
    await dialog.getByLabel('Wofür es ist').fill('Skript')
    await dialog.getByLabel('Journal, Listen und Zahlen lesen').check()
    await dialog.getByLabel('Letzter Tag').fill('2027-01-15')
    await sees(dialog.getByText('Gelesen als 15. Jan. 2027.'))
    await dialog.getByRole('button', { name: 'Dieses Token machen' }).click()
    await expectGerman(page)
    await dialog.getByRole('button', { name: 'Ich habe es aufgehoben' }).click()
    await sees(page.getByText('Darf lesen; bis 15. Jan. 2027; nie benutzt'))
    await expectGerman(page)
    await isForEverybody(page, view)
  })
})

test('Proof says in German what it proves and what it does not', async () => {
  const member = await investor()
  const receipt = await member.send('GET', '/api/receipt')
  expect(receipt).toMatchObject({ status: 200 })
  for (const [, view] of WINDOWS) {
    const page = await open(member, 'proof', view)
    await sees(page.getByRole('heading', { name: 'Nachweis' }))
    await sees(page.getByText(/^\d+ Einträge, lückenlos seit dem \d+\. \S+ \d{4}$/))
    await sees(page.getByText(/^Die letzte wurde am .* Uhr deiner Zeit signiert, für Eintrag \d+\.$/))
    await expectGerman(page)
    await isForEverybody(page, view)
  }
})

test('an empty Summary says in German what begins it', async () => {
  const page = await open(await reader(), 'overview/summary')
  await sees(page.getByText('Noch gibt es nichts zusammenzuzählen.'))
  await expectGerman(page)
})

test('an empty Journal says in German what will stand there', async () => {
  const page = await open(await reader(), 'overview/journal')
  await sees(page.getByText('Noch ist nichts geschrieben.'))
  await expectGerman(page)
})
