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

/** What a journal shows about its writer, and its reviews, for somebody who chose German. */
const candor = candorForFile()
const browser = browserForFile()

speakGerman(messages)
const ENGLISH = englishMessages()

const expectGerman = async (page: Page) => expect(await englishOn(page, ENGLISH)).toEqual([])

async function reader(): Promise<HttpMember> {
  const member = await signUp(candor.get(), `spiegel-${randomUUID().slice(0, 8)}`)
  expect(await member.send('POST', '/api/settings', { language: 'de' })).toMatchObject({ status: 200 })
  return member
}

async function open(member: HttpMember, path: string, view?: View): Promise<Page> {
  const page = await browser.open(candor.get(), { ...view, as: member })
  await page.goto(`/account/${member.username}/${path}`)
  return page
}

/** A share that was bought and sold, whose sale makes its review due. */
async function seller(): Promise<HttpMember> {
  const member = await reader()
  await member.add({ costBasis: 1000, confidenceLevel: 8, thesis: 'Das Cloud-Geschäft wächst wieder zweistellig.' })
  const sale = {
    decisionId: randomUUID(),
    assetAction: 'Sell',
    price: 865,
    updatedConfidenceLevel: 4,
    updatedThesis: 'Der zweite Bericht blieb unter dem, was ich erwartet hatte.',
  }
  expect(await member.send('POST', '/api/assets/1/decisions', sale)).toMatchObject({ status: 201 })
  return member
}

describe.each(WINDOWS)('%s', (_name, view) => {
  test('a review is answered, graded and told in German', async () => {
    const member = await seller()
    const page = await open(member, 'overview/mirror/1', view)
    await sees(page.getByRole('heading', { name: 'Bevor du nachsiehst', level: 1 }))
    await sees(page.getByText(/^Du hast International Business Machines.* gekauft\. Drei Fragen/))
    await expectGerman(page)
    await page.getByRole('button', { name: 'Zeigen, was ich geschrieben habe' }).click()
    await sees(page.getByText('Schreibe in einer Zeile, warum du so entschieden hast'))
    await expectGerman(page)
    await choose(page, 'Wie sicher warst du?', '6')
    await page.getByLabel('Warum hast du so entschieden?').fill('Der Kurs war so weit gefallen.')
    const returned = page.getByLabel('Wie hoch war die Rendite seither?')
    await returned.fill('1.212')
    await page.getByRole('button', { name: 'Zeigen, was ich geschrieben habe' }).click()
    await sees(page.getByText('Das kann zwei Zahlen heißen.'))
    await returned.fill('−5,5')
    await expectGerman(page)
    await isForEverybody(page)
    await page.getByRole('button', { name: 'Zeigen, was ich geschrieben habe' }).click()

    await sees(page.getByRole('heading', { name: 'Beurteile die Entscheidung, nicht das Ergebnis', level: 1 }))
    await sees(page.getByText(/^Zu etwa 75\u00a0% sicher, dass IBM/))
    await expectGerman(page)
    await page.getByRole('button', { name: 'Das Ergebnis zeigen' }).click()
    await sees(page.getByText('Gib an, ob das gut entschieden war'))
    await choose(page, 'War das gut entschieden?', 'Gut entschieden')
    await page.getByRole('button', { name: 'Das Ergebnis zeigen' }).click()

    await sees(page.getByRole('heading', { name: 'Erinnert und festgehalten', level: 1 }))
    await sees(page.getByRole('cell', { name: '−13,5\u00a0%' }))
    await sees(page.getByText(/um 8 Prozentpunkte besser in Erinnerung, als sie war\.$/))
    await sees(page.getByRole('heading', { name: 'Entscheidung und Ergebnis' }))
    await expectGerman(page)
    await isForEverybody(page)
  })
})
