import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import type { LetterView } from '#contract/letter.ts'
import type { MirrorView } from '#contract/mirror.ts'
import { german as messages } from '#web/german.ts'
import { speakGerman } from '#web/language/messages.ts'
import { isForEverybody } from '../support/accessibility.ts'
import { browserForFile, type View, WINDOWS } from '../support/browser.ts'
import { candorForFile, DEMO } from '../support/candor-for-file.ts'
import { englishMessages } from '../support/catalogues.ts'
import { englishOn } from '../support/english-left.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { choose, sees } from '../support/steps.ts'

/** What a journal shows about its writer, and its reviews, for somebody who chose German. */
const candor = candorForFile()
const demo = candorForFile(DEMO)
const browser = browserForFile()

speakGerman(messages)
const ENGLISH = englishMessages()

const expectGerman = async (page: Page) => expect(await englishOn(page, ENGLISH)).toEqual([])

async function reader(at = candor): Promise<HttpMember> {
  const member = await signUp(at.get(), `spiegel-${randomUUID().slice(0, 8)}`)
  expect(await member.send('POST', '/api/settings', { language: 'de' })).toMatchObject({ status: 200 })
  return member
}

async function open(member: HttpMember, path: string, view?: View, at = candor): Promise<Page> {
  const page = await browser.open(at.get(), { ...view, as: member })
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

/** The sample journal is in English: what it quotes, and the names of its companies. */
const ownWordsOf = ({ assets, findings, credit, lines, thenAndNow }: MirrorView): string[] =>
  [
    ...assets.map(({ companyName }) => companyName),
    ...[...findings, ...(credit ? [credit] : [])].flatMap(({ quotes }) => quotes.map(({ words }) => words)),
    ...lines.flatMap(({ words }) => words ?? []),
    // Where something is marked, the thesis stands on the page in pieces.
    ...thenAndNow.flatMap(({ first, last, forgotten, newReasons, between }) => [
      first.words,
      last.words,
      ...inPieces(first.words, forgotten),
      ...inPieces(last.words, newReasons),
      ...between.flatMap((side) => [side.words, ...inPieces(side.words, side.newReasons)]),
    ]),
  ].toSorted((one, other) => other.length - one.length)

function inPieces(words: string, marked: MirrorView['thenAndNow'][number]['forgotten']): string[] {
  const ends = marked.flatMap(({ from, to }) => [from, to])
  return [0, ...ends].map((from, at) => words.slice(from, ends[at]).trim()).filter((piece) => piece !== '')
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
    await isForEverybody(page, view)
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
    await isForEverybody(page, view)
  })

  test('the Mirror of three years is in German: findings, measures, tables and all that is folded', async () => {
    const member = await reader(demo)
    const mirror = (await member.send('GET', '/api/mirror?language=de')).json as MirrorView
    const own = ownWordsOf(mirror)
    expect(mirror.findings.length).toBeGreaterThan(3)
    const page = await open(member, 'overview/mirror', view, demo)
    await sees(page.getByRole('heading', { name: 'Spiegel', level: 1 }))
    for (const { title } of mirror.findings) await sees(page.getByRole('heading', { name: title }).first())
    for (const name of [
      'Zuversicht',
      'Der Kritiker',
      'Behauptungen',
      'Erinnerung',
      'Regeln',
      'Wandel',
      'Wann du schreibst',
    ])
      await sees(page.getByRole('heading', { name, exact: true }))
    await isForEverybody(page, view)
    await expect.poll(() => page.evaluate(unfoldAll)).toBe(0)
    expect(await englishOn(page, ENGLISH, own)).toEqual([])
    expect(await page.locator('main').getAttribute('lang')).toBeNull()
  })

  test('a letter about each period is in German', async () => {
    const member = await reader(demo)
    const { periods } = (await member.send('GET', '/api/mirror/letter?language=de')).json as LetterView
    const own = ownWordsOf((await member.send('GET', '/api/mirror?language=de')).json as MirrorView)
    const page = await open(member, 'overview/mirror/letter', view, demo)
    for (const { id, name } of periods.slice(0, 5)) {
      if (name !== periods[0]?.name) await page.getByRole('combobox', { name: 'Brief über' }).selectOption(name)
      await sees(page.getByRole('heading', { name: `Ein Brief über ${name}`, level: 1 }))
      const { letter } = (await member.send('GET', `/api/mirror/letter?language=de&of=${id}`)).json as LetterView
      const quoted = (letter?.findings ?? []).flatMap(({ quotes }) => quotes.map(({ words }) => words))
      expect(await englishOn(page, ENGLISH, [...quoted, ...own])).toEqual([])
    }
    await isForEverybody(page, view)
  })
})

/** Unfolds in the page whatever is folded there. @returns how much that was: what unfolds may hold more */
function unfoldAll(): number {
  const folded = [...document.querySelectorAll<HTMLElement>('main details:not([open]) > summary')]
  const seen = folded.filter((summary) => summary.checkVisibility())
  for (const summary of seen) summary.click()
  return seen.length
}

test('an empty Mirror and the page of no letter say in German what will stand there', async () => {
  const member = await reader()
  const page = await open(member, 'overview/mirror')
  await sees(page.getByText(/^Noch ist nichts geschrieben, also/))
  await expectGerman(page)
  await page.goto(`/account/${member.username}/overview/mirror/letter`)
  await sees(page.getByText(/^Den ersten Brief gibt es/))
  await expectGerman(page)
})
