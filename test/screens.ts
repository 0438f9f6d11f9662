import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { accessibilityFaults } from './support/accessibility.ts'
import { DEMO_SCREENS, GERMAN_SCREENS, NEW_SCREENS, reviewScreens } from './support/demo-screens.ts'
import { type HttpMember, signUp } from './support/http-member.ts'
import { ACCOUNT_SCREENS, draftScreens, MORE_SCREENS, SECOND_STEP_SCREENS } from './support/more-screens.ts'
import { type RunningCandor, startCandor } from './support/running-candor.ts'
import { fill, SCREENS, type Screen } from './support/screens.ts'
import { launchOptions } from './tools/chromium.ts'

/**
 * Photographs every screen at four widths in both schemes, names what axe finds there and what makes a page scroll sideways, and
 * prints a table of how much: `npm run screens -- FOLDER [a part of a screen's name] [--photographs]`, the last to leave axe
 * out. For eyes, so outside of the checks, which hold two of the eight.
 */
const isForEyes = process.argv.includes('--photographs')
const [folder, wanted = ''] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const WIDTHS = [1280, 768, 390, 320]
const SCHEMES = ['light', 'dark'] as const
if (!folder) throw new Error('Say into which folder: npm run screens -- FOLDER')
await mkdir(folder, { recursive: true })

/** How many faults each screen has in each of the eight, as they are found. */
const table = new Map<string, number[]>()
const browser = await chromium.launch(await launchOptions())
const [candor, demo, hardened] = [
  await startCandor(),
  await startCandor({ CANDOR_DEMO: '1' }),
  await startCandor({ CANDOR_HARDENED: '1' }),
]
try {
  const filled = await signUp(candor, 'reader')
  await fill(filled)
  const sampler = await signUp(demo, 'sampler')
  await look(candor, filled, [...SCREENS, ...ACCOUNT_SCREENS])
  await look(candor, await signUp(candor, 'beginner'), NEW_SCREENS)
  await look(demo, sampler, [...DEMO_SCREENS, ...MORE_SCREENS, ...(await reviewScreens(sampler))])
  await look(demo, sampler, await draftScreens(sampler))
  await sampler.send('POST', '/api/settings', { language: 'de' })
  await look(demo, sampler, [...GERMAN_SCREENS, ...(await reviewScreens(sampler, 'german review'))])
  await look(hardened, await signUp(hardened, 'newcomer', 'lanterns in the harbour'), SECOND_STEP_SCREENS)
} finally {
  await browser.close()
  await Promise.all([candor.close(), demo.close(), hardened.close()])
}
const faults = printTable()
process.exitCode = faults === 0 ? 0 : 1

async function look(at: RunningCandor, member: HttpMember, screens: readonly Screen[]): Promise<void> {
  for (const screen of screens.filter(({ name }) => name.includes(wanted))) await visit(at, member, screen)
}

async function visit({ url }: RunningCandor, member: HttpMember, screen: Screen): Promise<void> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce' })
  const [name = '', value = ''] = member.cookie.split(/=(.*)/s)
  if (/^\/(account|second-step)/.test(screen.address)) await context.addCookies([{ name, value, url }])
  const page = await context.newPage()
  try {
    await page.goto(screen.address.replace('{user}', member.username))
    await screen.reach(page)
    for (const width of WIDTHS) await photograph(page, screen.name, width)
  } catch (error) {
    tell(screen.name, screen.name, [String(error)])
  } finally {
    await context.close()
  }
}

async function photograph(page: Page, name: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: width < 500 ? 844 : 800 })
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme })
    const file = `${name.replace(/\W+/g, '-')}.${width}.${colorScheme}.png`
    await page.screenshot({ path: join(folder ?? '', file), fullPage: true })
    const found = [...(isForEyes ? [] : await accessibilityFaults(page)), ...(await sideways(page))]
    tell(name, `${name}, ${width} px, ${colorScheme}`, found)
  }
}

function tell(name: string, where: string, found: readonly unknown[]): void {
  table.set(name, [...(table.get(name) ?? []), found.length])
  for (const fault of found) console.log(`${where}: ${JSON.stringify(fault)}`)
}

function printTable(): number {
  const columns = WIDTHS.flatMap((width) => SCHEMES.map((scheme) => `${width} ${scheme}`))
  console.log(`| screen | ${columns.join(' | ')} |\n|---|${columns.map(() => '---:|').join('')}`)
  for (const [name, counts] of table) console.log(`| ${name} | ${counts.join(' | ')} |`)
  const sum = [...table.values()].flat().reduce((one, other) => one + other, 0)
  console.log(`${sum} faults on ${table.size} screens`)
  return sum
}

function sideways(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : []
  })
}
