import { buffer } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { LetterView } from '#contract/letter.ts'
import type { MirrorView } from '#contract/mirror.ts'
import { browserForFile, DESKTOP } from '../support/browser.ts'
import { candorForFile, DEMO } from '../support/candor-for-file.ts'
import { type HttpMember, signUp } from '../support/http-member.ts'
import { lettersOfSheets } from '../support/pdf-sheets.ts'
import { sees } from '../support/steps.ts'

const candor = candorForFile(DEMO)
const browser = browserForFile()

/** Who only looks: their journal is as the demo wrote it, before and after each test. */
let reader: HttpMember
beforeAll(async () => {
  reader = await signUp(candor.get(), 'beholder')
})

/** A key that unfolds a single asset would take the place of its line. */
const isDriftFolded = (assets: number): boolean => assets > 3

test('each finding has its drawing with a text beside it, and each asset that drifted its line', async () => {
  const { json } = await reader.send('GET', '/api/mirror')
  const { findings, lines, drift, thenAndNow, driftUnderReview } = json as MirrorView
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const drawings = page.getByRole('region', { name: 'Findings' }).getByRole('img')
  await sees(drawings.first())
  const amounts = lines.filter(({ response }) => response === 'held through').map(({ amount }) => Number(amount))
  const [gained, lost] = [amounts.filter((amount) => amount > 0).length, amounts.filter((amount) => amount < 0).length]
  const names = await drawings.evaluateAll((all) => all.map((drawing) => drawing.getAttribute('aria-label')))
  const undrawn = findings.filter((of) => of.kind === 'drift' && driftUnderReview.includes(of.entries[0]?.assetId ?? 0))
  expect(names).toHaveLength(findings.length - undrawn.length + 1)
  expect(names[0]).toBe(`${amounts.length} lines held through: ${gained} gained, ${lost} lost`)

  const instrument = page.getByRole('region', { name: 'Drift' })
  const changed = new Set(drift.filter(({ kind }) => kind !== 'figures-forgotten').map(({ assetId }) => assetId))
  // The demo ends today, so that how many there are differs from day to day.
  if (isDriftFolded(changed.size)) await instrument.getByText(`Show all ${changed.size}, the newest first`).click()
  expect(await instrument.getByRole('listitem').count()).toBe(changed.size)
  const [first] = thenAndNow
  const drawn = instrument.getByRole('img', { name: new RegExp(`^${first?.ticker}: \\$`) })
  await sees(drawn)
  // The price between the decisions, and not only at them.
  expect(first?.closes).toHaveLength(40)
  expect((await drawn.locator('polyline').getAttribute('points'))?.split(' ').length).toBeGreaterThanOrEqual(40)
  await instrument.getByText(`${first?.ticker}, then and now`).click()
  await instrument.getByText('Table', { exact: true }).first().click()
  const table = instrument.getByRole('table', { name: `Your decisions on ${first?.ticker}` })
  await sees(table)
  expect(await table.locator('tbody tr').count()).toBe(first?.course.length)
})

test('the instruments come a few at a time, and together for whoever comes back or prints', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader, isAltered: true })
  await page.addInitScript(noteArrivals)
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const last = page.getByRole('region', { name: 'Getting better?', exact: true })
  await sees(last)
  const arrivals = () => page.evaluate(() => (window as unknown as Arrivals).arrivals)
  const first = await arrivals()
  const all = await page.locator('section[aria-labelledby="instruments"] > section').count()
  expect(first.reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(Math.max(...first)).toBeLessThanOrEqual(3)

  await page.getByRole('link', { name: 'Journal', exact: true }).click()
  await last.waitFor({ state: 'detached' })
  await page.goBack()
  await sees(last)
  expect((await arrivals()).slice(first.length)).toEqual([all])

  await page.addInitScript(() => Object.assign(window, { isPrinted: true }))
  await page.reload()
  await sees(last)
  expect(await arrivals()).toEqual([first[0], all - (first[0] ?? 0)])
})

type Arrivals = { arrivals: number[] }

/** Notes in the page how many instruments come at a time, and prints it once the first of them are there. */
function noteArrivals(): void {
  const arrivals: number[] = []
  Object.assign(window, { arrivals })
  new MutationObserver((changes) => {
    const elements = changes.flatMap(({ addedNodes }) => [...addedNodes].filter((node) => node instanceof Element))
    const ours = 'section[aria-labelledby="instruments"] > section'
    const count = elements.reduce(
      (sum, element) => sum + Number(element.matches(ours)) + element.querySelectorAll(ours).length,
      0,
    )
    if (count > 0 && arrivals.push(count) === 1 && 'isPrinted' in window) dispatchEvent(new Event('beforeprint'))
  }).observe(document, { childList: true, subtree: true })
}

test('each chart of the instruments is one stop of the Tab key, whose marks are read with the arrow keys', async () => {
  const { json } = await reader.send('GET', '/api/mirror')
  const { calibration, memory } = json as MirrorView
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  // The last of them: they are rendered one after another.
  await sees(page.getByRole('region', { name: 'Getting better?', exact: true }).getByRole('img').first())
  for (const name of ['Confidence', 'Memory', 'Drift', 'Gains and losses', 'Getting better?']) {
    const instrument = page.getByRole('region', { name, exact: true })
    const charts = await instrument.getByRole('img').count()
    expect([name, charts > 0, await instrument.getByRole('slider').count()]).toEqual([name, true, charts])
  }
  const levels = page.getByRole('slider', { name: 'Level of confidence' })
  await levels.focus()
  const [, second] = calibration.levels
  await page.keyboard.press('ArrowRight')
  const said = Math.round((second?.probability ?? 0) * 100)
  const words = `said ${said}%: ${second?.hits} of ${second?.n} came true, 95% range `
  expect(await levels.getAttribute('aria-valuetext')).toContain(words)
  await sees(levels.getByText(words))
  await page.keyboard.press('End')
  expect(await levels.getAttribute('aria-valuenow')).toBe(String(calibration.levels.length))
  await page.keyboard.press('Tab')
  expect(await levels.getByText('came true').count()).toBe(0)
  const reviews = page.getByRole('slider', { name: 'Review', exact: true })
  expect(memory.reviews.map(({ ticker }) => ticker)).toContain(
    (await reviews.getAttribute('aria-valuetext'))?.split(':')[0],
  )
})

test('the drawings of many marks beside the findings are read with the arrow keys, too', async () => {
  const { json } = await reader.send('GET', '/api/mirror')
  const { lines } = json as MirrorView
  const through = lines.filter(({ response, amount }) => response === 'held through' && amount !== null)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const bars = page.getByRole('article').getByRole('slider', { name: 'Line held through' })
  await bars.focus()
  await page.keyboard.press('End')
  expect(await bars.getAttribute('aria-valuenow')).toBe(String(through.length))
  const last = through.at(-1)
  expect(await bars.getAttribute('aria-valuetext')).toMatch(new RegExp(`^${last?.ticker}, ${last?.name}, reached on `))
  await sees(bars.getByText(`${last?.ticker}, ${last?.name}`))
  const courses = page.getByRole('article').getByRole('slider', { name: /^Decision on / })
  expect(await courses.count()).toBeGreaterThan(0)
})

test('what changed in single assets and has no place among the findings unfolds below them', async () => {
  const { json } = await reader.send('GET', '/api/mirror')
  const { findings, drift } = json as MirrorView
  const titles = new Set(findings.map(({ title }) => title))
  const others = drift.filter(({ kind, words }) => kind !== 'figures-forgotten' && !titles.has(words))
  expect(others.length).toBeGreaterThan(1)
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const region = page.getByRole('region', { name: 'Findings' })
  await region.getByText(`${others.length} more of what changed in one asset, the newest first`).click()
  for (const { words } of others) await sees(region.getByRole('listitem').filter({ hasText: words }))
})

test('the bars of lines stand about one middle, however long the amounts beside them are', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const bars = page.getByRole('region', { name: 'Lines' }).locator('td svg')
  await sees(bars.first())
  await page.getByRole('button', { name: /^Show all \d+ held through$/ }).click()
  const places = await bars.evaluateAll((all) => all.map((bar) => Math.round(bar.getBoundingClientRect().left)))
  expect(places.length).toBeGreaterThan(5)
  expect(new Set(places).size).toBe(1)
})

test('of many lines the largest amounts stand first and the rest are a key away, of assets that drifted too, and on paper all', async () => {
  const { json } = await reader.send('GET', '/api/mirror')
  const { lines, drift } = json as MirrorView
  const through = lines.filter(({ response }) => response === 'held through')
  const sizes = through.map(({ amount }) => Math.abs(Number(amount))).toSorted((one, other) => other - one)
  const changed = new Set(drift.filter(({ kind }) => kind !== 'figures-forgotten').map(({ assetId }) => assetId))
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const group = page.getByRole('region', { name: 'Lines' }).locator('tbody').first()
  const rows = group.locator('tr:has(svg)')
  const shown = () => rows.evaluateAll((all) => all.filter((row) => row.checkVisibility()).length)
  await sees(rows.first())
  expect(await shown()).toBe(3)
  const amounts = await rows.locator('b').allTextContents()
  expect(amounts.map((amount) => Math.abs(Number(amount.replace(/[^\d.]/g, ''))))).toEqual(sizes)
  const assets = page.getByRole('region', { name: 'Drift' }).getByRole('img')
  expect(await assets.count()).toBe(isDriftFolded(changed.size) ? 2 : changed.size)

  await page.emulateMedia({ media: 'print' })
  expect(await shown()).toBe(through.length)
  // A print dialog waits until they are drawn; a browser that only looks like paper does not.
  await expect.poll(() => assets.count()).toBe(changed.size)
  // An A4 sheet that lies on its side, less its margins.
  await page.setViewportSize({ width: 1047, height: 718 })
  const heading = page.getByRole('region', { name: 'Lines' }).getByRole('heading', { name: 'Lines' })
  expect(
    await heading.evaluate(({ clientWidth, scrollWidth }) => [clientWidth > 40, scrollWidth <= clientWidth]),
  ).toEqual([true, true])
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ media: 'screen' })

  await page.getByRole('button', { name: `Show all ${through.length} held through` }).press('Enter')
  expect(await shown()).toBe(through.length)
  await page.getByRole('button', { name: 'Show the largest 3 held through alone', expanded: true }).press('Enter')
  expect(await shown()).toBe(3)
  if (isDriftFolded(changed.size)) await page.getByText(`Show all ${changed.size}, the newest first`).press('Enter')
  // A disclosure tells that it is open after the key, and what is in it is drawn then.
  await expect.poll(() => assets.count()).toBe(changed.size)
})

test('the entries of a finding and the table of claims are drawn once they are unfolded, and then all of them', async () => {
  const { json } = await reader.send('GET', '/api/mirror')
  const { findings, claims } = json as MirrorView
  const [first] = findings
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const article = page.getByRole('article').first()
  await sees(article.getByRole('heading', { level: 2, name: first?.title ?? '' }))
  expect(await article.locator('aside li').count()).toBe(0)
  await article.getByText(`${first?.entries.length} entries`, { exact: true }).click()
  await sees(article.locator('aside li').first())
  expect(await article.locator('aside li').count()).toBe(first?.entries.length)

  const table = page.getByRole('table', { name: 'Claims, newest first' })
  expect(await page.getByText('Claims, newest first').count()).toBe(0)
  await page.getByRole('region', { name: 'Claims' }).getByText('Table', { exact: true }).click()
  await sees(table)
  expect(await table.locator('tbody tr').count()).toBe(claims.length)
})

test('every finding is a sentence on the page, what the first four rest on too, and on paper all of it', async () => {
  const { json } = await reader.send('GET', '/api/mirror')
  const { findings } = json as MirrorView
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const articles = page.getByRole('region', { name: 'Findings' }).getByRole('article')
  // The first picture has the first of them only.
  await sees(articles.nth(findings.length - 1))
  const seen = async () => {
    const told = findings.map(async ({ title, evidence, method }, at) => {
      const words = [
        articles.nth(at).getByRole('heading', { name: title }),
        ...[evidence, method].map((text) => articles.nth(at).getByText(text)),
      ]
      return Promise.all(words.map((one) => one.isVisible()))
    })
    return Promise.all(told)
  }
  const [whole, folded] = [
    [true, true, true],
    [true, false, false],
  ]
  expect(findings.length).toBeGreaterThan(4)
  expect(await seen()).toEqual(findings.map((_, at) => (at < 4 ? whole : folded)))
  await articles.nth(4).getByText('What it rests on', { exact: true }).click()
  expect((await seen())[4]).toEqual(whole)
  await page.emulateMedia({ media: 'print' })
  expect(await seen()).toEqual(findings.map(() => whole))
  expect(await page.getByText('How it is counted').first().isVisible()).toBe(false)
  await sees(page.getByText(/^A year after a sale, what you kept less what you sold/))

  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 390, height: 844 })
  expect((await seen())[0]).toEqual([true, true, false])
  await articles.first().getByText('How it is counted', { exact: true }).click()
  expect((await seen())[0]).toEqual(whole)
})

test('a credit says that it is one before its sentence on a phone, and at the head of the margin elsewhere', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const credit = page
    .getByRole('region', { name: 'Findings' })
    .getByRole('article')
    .filter({ hasText: 'To your credit' })
  const boxOf = async (part: Locator) => {
    const box = await part.boundingBox()
    if (!box) throw new Error('it is not on the page')
    return box
  }
  const boxes = async () => ({
    label: await boxOf(credit.getByText('To your credit', { exact: true })),
    title: await boxOf(credit.getByRole('heading', { level: 2 })),
    margin: await boxOf(credit.getByRole('complementary')),
  })
  const wide = await boxes()
  expect(wide.label.x).toBeGreaterThan(wide.title.x + wide.title.width)
  expect([wide.label.x, wide.label.y + wide.label.height]).toEqual([wide.margin.x, wide.margin.y])
  await page.setViewportSize({ width: 390, height: 844 })
  const narrow = await boxes()
  expect(narrow.label.y + narrow.label.height).toBeLessThanOrEqual(narrow.title.y)
  expect(narrow.label.x).toBe(narrow.title.x)
})

const accessibleNames = (elements: readonly Element[]): readonly string[] =>
  elements.flatMap((element) =>
    [...element.querySelectorAll('[aria-label]')].map((named) => named.getAttribute('aria-label') ?? ''),
  )

test('scores look like prices, and stay while amounts are hidden', async () => {
  const { scored, tested } = ((await reader.send('GET', '/api/mirror')).json as MirrorView).calibration
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const confidence = page.getByRole('region', { name: 'Confidence', exact: true })
  await sees(confidence.getByText(`Brier score ${scored?.brier.toFixed(3)}`))
  await sees(page.getByRole('region', { name: 'Getting better?', exact: true }))
  const withoutAmounts = page.locator('main [data-scores]')
  const texts = await withoutAmounts.allInnerTexts()
  expect(texts.length).toBeGreaterThan(5)
  expect(texts.filter((text) => /[$€]/.test(text))).toEqual([])
  const names = await withoutAmounts.evaluateAll(accessibleNames)
  expect(names.filter((name) => /\d\.\d/.test(name)).length).toBeGreaterThan(0)
  await page.keyboard.press('h')
  await sees(page.getByText(/^You broke your own .* it cost •••\.$/))
  expect(await withoutAmounts.allInnerTexts()).toEqual(texts)
  expect(await withoutAmounts.evaluateAll(accessibleNames)).toEqual(names)
  const z = tested?.z.toFixed(2).replace('-', '−')
  await sees(page.getByRole('region', { name: 'Findings' }).getByText(`Z = ${z}, beyond 1.96`))
})

test('in the narrowest window no sum of the letter loses its sign at the end of a line', async () => {
  const page = await browser.open(candor.get(), { width: 320, height: 844, isMobile: true, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror/letter`)
  await sees(page.getByText(/^What holding through your stops, targets and tests has come to/))
  for (let width = 320; width <= 400; width += 8) {
    await page.setViewportSize({ width, height: 844 })
    const ends = await page.locator('article :is(p, li)').evaluateAll(endsOfLines)
    expect(ends.length).toBeGreaterThan(10)
    expect(
      ends.filter((end) => end === '−'),
      `${width} px`,
    ).toEqual([])
  }
})

/** The last character of each line of some paragraphs. */
function endsOfLines(parts: readonly Element[]): string[] {
  return parts.flatMap((part) => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    const lines = new Map<number, string>()
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      for (let at = 0; at < (node.textContent ?? '').length; at += 1) {
        const range = document.createRange()
        range.setStart(node, at)
        range.setEnd(node, at + 1)
        const { bottom } = range.getBoundingClientRect()
        lines.set(bottom, `${lines.get(bottom) ?? ''}${range}`)
      }
    return [...lines.values()].map((line) => line.trim().slice(-1))
  })
}

test('each finding is saved as a picture without amounts, which the browser makes without a request', async () => {
  const { json } = await reader.send('GET', '/api/mirror')
  const { findings, credit } = json as MirrorView
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  // The stream of events opens on its own, after the page is shown: only what follows it can be a picture's doing.
  const streamed = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/events')
  await page.goto(`/account/${reader.username}/overview/mirror`)
  const articles = page.getByRole('region', { name: 'Findings' }).getByRole('article')
  await sees(articles.first())
  await streamed
  // So does the code of what stands below.
  await page.waitForLoadState('networkidle')
  const told = [...findings, ...(credit ? [credit] : [])]
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const [at, { title, evidence }] of told.entries()) {
    const article = articles.nth(at)
    const folded = article.getByText('What it rests on', { exact: true })
    if (await folded.isVisible()) await folded.click()
    await article.getByText('As a picture', { exact: true }).click()
    const shown = article.getByRole('img', { name: /^The picture: / })
    await sees(shown)
    const svg = await savedBy(page, article, 'Save as SVG')
    expect(svg.toString()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1200" height="630"/)
    expect(svg.toString()).not.toMatch(/[$€£]/)
    expect(textOf(svg.toString())).toBe((await shown.locator('text').allTextContents()).join(' '))
    // Its first sentence, unless that consists of an amount.
    const [first = ''] = title.split(/(?<=[.!?])\s/)
    expect(textOf(svg.toString())).toContain(/[$€£]/.test(first) ? 'Candor' : first)
    // The beginning of its evidence, where no amount is in it; a long one is cut.
    expect(textOf(svg.toString())).toContain(/[$€£]/.test(evidence) ? 'Candor' : evidence.slice(0, 72))
  }
  const png = await savedBy(page, articles.first(), 'Save as PNG')
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630])
  expect(requested.filter((url) => !url.startsWith('data:'))).toEqual([])
})

async function savedBy(page: Page, article: Locator, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await article.getByRole('button', { name: button }).click()
  return buffer(await (await download).createReadStream())
}

const textOf = (svg: string): string =>
  Array.from(svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g), ([, text]) => text).join(' ')

test('what stands at the foot of every page takes no sheet of its own', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  await sees(page.getByText('Whether such a page improves anybody’s decisions is unproven.', { exact: false }).last())
  const foot = await page.getByRole('contentinfo').getByRole('paragraph').innerText()
  const alone: number[] = []
  for (let height = 250; height <= 310; height += 5) {
    const last = lettersOfSheets(await page.pdf({ width: '210mm', height: `${height}mm` })).at(-1) ?? 0
    if (last <= foot.length) alone.push(height)
  }
  expect(alone).toEqual([])
})

test('whatever is unfolded, no two things to press that open something have one name', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  await sees(page.getByRole('region', { name: 'Getting better?' }))
  const folded = page.locator('main details:not([open]) > summary')
  // What is unfolded holds folded parts itself, and fetches others.
  await expect
    .poll(async () => {
      await folded.evaluateAll((all: HTMLElement[]) => {
        for (const summary of all) summary.click()
      })
      return folded.count()
    })
    .toBe(0)
  await expect.poll(() => page.getByText('Loading the entries').count()).toBe(0)
  const names = await page.locator('main :is(summary, button[aria-expanded])').evaluateAll((all) =>
    all.map((opens) => {
      const parts = (opens.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
      return (parts[0] ? parts : [opens]).map((part) => part?.ariaLabel ?? part?.textContent).join(' ')
    }),
  )
  expect(names.filter((name) => name.startsWith('Table')).length).toBeGreaterThan(5)
  expect(names.filter((name) => name.startsWith('The others that were held beside')).length).toBeGreaterThan(20)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('on paper a claim takes two lines at most, of the whole width of a sheet, and all of the Mirror two thirds of what it took', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  await sees(page.getByRole('region', { name: 'Getting better?' }))
  expect(lettersOfSheets(await page.pdf({ format: 'A4' })).length).toBeLessThanOrEqual(18)
  await page.emulateMedia({ media: 'print' })
  // An A4 sheet, less its margins.
  await page.setViewportSize({ width: 718, height: 1047 })
  const table = page.getByRole('table', { name: 'Claims, newest first' })
  await sees(table)
  const { width, heights } = await table.evaluate((element) => ({
    width: element.getBoundingClientRect().width / element.ownerDocument.documentElement.clientWidth,
    // One whose review is due says so in a narrow column.
    heights: [...element.querySelectorAll('tbody tr')]
      .filter((row) => !row.textContent?.includes('review'))
      .map((row) => row.getBoundingClientRect().height),
  }))
  // The rest is the margin of the page itself.
  expect(width).toBeGreaterThan(0.92)
  expect(heights.length).toBeGreaterThan(90)
  expect(Math.max(...heights)).toBeLessThan(40)
})

test('in the narrowest window no drawing and no table goes beyond its column', async () => {
  const page = await browser.open(candor.get(), { width: 320, height: 844, isMobile: true, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror`)
  await sees(page.getByRole('region', { name: 'What trading did' }))
  await sees(page.getByRole('region', { name: 'Getting better?' }))
  await page.getByRole('region', { name: 'Drift' }).getByText(', then and now').first().click()
  for (const name of ['Confidence', 'Gains and losses', 'Drift'])
    await page.getByRole('region', { name, exact: true }).getByText('Table', { exact: true }).first().click()
  // Nor is a part of a table out of sight at its side.
  const levels = page.getByRole('region', { name: 'Levels of confidence' })
  expect(await levels.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth)).toBe(0)
  const beyond = await page.locator('main :is(svg, table)').evaluateAll((elements) => {
    const { right } = document.querySelector('main h1')?.parentElement?.getBoundingClientRect() ?? { right: 0 }
    return elements
      .map((element) => ({ at: element.getBoundingClientRect(), name: element.closest('section')?.textContent ?? '' }))
      .filter(({ at }) => at.width > 1 && at.right > Math.max(right, innerWidth - 16) + 0.5)
      .map(({ at, name }) => `${name.slice(0, 20)}: ${at.right}`)
  })
  expect(beyond).toEqual([])
})

test('the letter that was chosen is in its address, so that it is found again, and its quotes lead to their entries', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader, expects: [404] })
  const address = `/account/${reader.username}/overview/mirror/letter`
  await page.goto(address)
  const choice = page.getByRole('combobox', { name: 'Letter about' })
  const { periods } = (await reader.send('GET', '/api/mirror/letter')).json as LetterView
  const year = periods.find(({ id }) => /^\d{4}$/.test(id))
  const quarter = periods.findLast(({ id }) => id !== year?.id)
  for (const period of [year, quarter]) {
    await choice.selectOption(period?.name ?? '')
    const heading = page.getByRole('heading', { level: 1, name: new RegExp(`${period?.name}$`, 'i') })
    await sees(heading)
    expect(new URL(page.url()).search).toBe(`?of=${period?.id}`)
    await page.reload()
    await sees(heading)
  }
  await page.goBack()
  await sees(page.getByRole('heading', { level: 1, name: new RegExp(`${year?.name}$`, 'i') }))
  // As somebody types it, and of a year without a letter.
  await page.goto(`${address}?of=${quarter?.id.toUpperCase()}`)
  await sees(page.getByRole('heading', { level: 1, name: new RegExp(`${quarter?.name}$`, 'i') }))
  for (const typed of ['1999', 'zz&of=2', '%26language%3Dde']) {
    await page.goto(`${address}?of=${typed}`)
    await sees(page.getByText('No letter has this address.'))
  }
  await page.getByRole('link', { name: year?.name ?? '', exact: true }).click()
  await sees(page.getByRole('heading', { level: 1, name: new RegExp(`${year?.name}$`, 'i') }))
  const quote = page.locator('blockquote').getByRole('link').first()
  const entry = /#entry-\d+$/.exec((await quote.getAttribute('href')) ?? '')?.[0]
  await quote.click()
  await sees(page.locator(entry ?? ''))
})

test('every letter of three years is one sheet of paper', async () => {
  const page = await browser.open(candor.get(), { ...DESKTOP, as: reader })
  await page.goto(`/account/${reader.username}/overview/mirror/letter`)
  await sees(page.getByRole('button', { name: 'Print' }))
  const choice = page.getByRole('combobox', { name: 'Letter about' })
  const names = await choice.getByRole('option').allTextContents()
  expect(names.length).toBeGreaterThan(10)
  const long: string[] = []
  for (const name of names) {
    await choice.focus()
    await choice.selectOption(name)
    await sees(page.getByRole('heading', { level: 1, name: new RegExp(`${name}$`, 'i') }))
    const margin = { top: '1cm', bottom: '1cm', left: '1cm', right: '1cm' }
    const sheets = lettersOfSheets(await page.pdf({ format: 'A4', margin })).length
    if (sheets !== 1) long.push(`${name}: ${sheets}`)
    expect(await choice.evaluate((field) => field === document.activeElement)).toBe(true)
  }
  expect(long).toEqual([])
})
