import { chromium, type Page } from 'playwright-core'
import { buildIfStale } from '../scripts/build.ts'
import { type HttpMember, signUp } from '../test/support/http-member.ts'
import { startCandor } from '../test/support/running-candor.ts'
import { critiqueOf, entryOf, sees, THESIS } from '../test/support/steps.ts'
import { launchOptions } from '../test/tools/chromium.ts'
import { type Hand, handOf } from './counted/hand.ts'
import { readingBack } from './counted/reading-back.ts'

type Journey = {
  readonly name: string
  /** The journal's contents when the journey begins. */
  readonly begins: 'with nothing' | 'with IBM' | 'with a year'
  readonly go: (hand: Hand, member: HttpMember) => Promise<void>
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const UPDATE = 'The order book thins out as I feared, and my own line has not been reached yet.'
const HOLDINGS = ['IBM', 'MSFT', 'KO', 'DIS', 'AAPL']

const JOURNEYS: readonly Journey[] = [
  {
    name: 'first decision',
    begins: 'with nothing',
    go: async ({ page, type, think, press }, { username }) => {
      await page.goto(`/account/${username}/overview/bought`)
      await type('IBM', page.getByRole('searchbox', { name: 'Search' }))
      await sees(page.getByRole('list', { name: 'Companies found' }))
      await press('ArrowDown')
      await press('Enter')
      await sees(field(page, 'Quantity'))
      await type('10', field(page, 'Quantity'))
      await press('Tab')
      await type('121.23')
      await think(THESIS, field(page, 'Thesis'))
      await press('Control+Enter')
      await sees(critiqueOf(page, 'Buy').getByText('No language model'))
    },
  },
  {
    name: 'update under pressure',
    begins: 'with IBM',
    go: async ({ page, click, think, press }, member) => {
      await openAsset(page, member)
      await click(button(page, 'Update'))
      await think(UPDATE)
      await press('Control+Enter')
      await sees(entryOf(page, 'Hold').getByText('No language model'))
    },
  },
  {
    name: 'sale with a typing mistake, and its correction',
    begins: 'with IBM',
    go: async ({ page, click, type, think, press }, member) => {
      await openAsset(page, member)
      await click(button(page, 'Sell'))
      await click(field(page, 'Price'))
      await press('Control+A')
      await type('13')
      await think(UPDATE, field(page, 'Thesis'))
      await press('Control+Enter')
      await sees(page.getByText('Is that right'))
      await click(button(page, 'Yes, record it'))
      await sees(entryOf(page, 'Sell').getByText('No language model'))
      await click(page.getByRole('button', { name: /^Correct Sell of / }))
      await click(page.getByRole('radiogroup', { name: 'What was mistyped' }).getByRole('radio', { name: 'Price' }))
      await type('130', field(page, 'It should be'))
      await think('I left out a digit.', field(page, 'Reason'))
      await press('Enter')
      await sees(page.getByText(/^Price corrected from/).first())
    },
  },
  {
    name: 'five old holdings',
    begins: 'with nothing',
    go: async ({ page, click, type, think }, member) => {
      await page.goto(`/account/${member.username}/overview/add-asset`)
      for (const ticker of HOLDINGS) {
        await type(ticker, page.getByRole('searchbox', { name: 'Search' }))
        await click(page.getByRole('button', { name: new RegExp(`^${ticker} `) }).first())
        await type('10', field(page, 'Quantity'))
        await type('06102026', field(page, 'Decided on'))
        await type('99.5', field(page, 'Cost basis'))
        await think(THESIS, field(page, 'Thesis'))
        await click(button(page, 'Add, then the next'))
        await sees(page.getByText(`Recorded: ${ticker}`))
      }
    },
  },
  { name: 'reading back a year', begins: 'with a year', go: readingBack },
]

/**
 * Prints how many clicks and keys five journeys through Candor take, without signing up and without the texts of people's
 * thoughts, and for how long Candor keeps whoever makes them: the seconds of a hand that never pauses.
 */
export async function countedJourneys(): Promise<boolean> {
  buildIfStale()
  const [candor, demo] = [await startCandor(), await startCandor({ CANDOR_DEMO: '1' })]
  const browser = await chromium.launch(await launchOptions())
  try {
    for (const [index, journey] of JOURNEYS.entries()) {
      const { url } = journey.begins === 'with a year' ? demo : candor
      const member = await signUp({ url }, `counted${index}`)
      if (journey.begins === 'with IBM') await member.add()
      const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 800 } })
      const [name = '', value = ''] = member.cookie.split(/=(.*)/s)
      await context.addCookies([{ name, value, url }])
      const count = { clicks: 0, keys: 0 }
      const page = await context.newPage()
      const began = performance.now()
      await journey.go(handOf(page, count), member)
      const seconds = ((performance.now() - began) / 1_000).toFixed(1)
      console.log(`${journey.name}: ${count.clicks} clicks, ${count.keys} keys, ${seconds} s without a pause`)
      await context.close()
    }
    return true
  } finally {
    await browser.close()
    await Promise.all([candor.close(), demo.close()])
  }
}

async function openAsset(page: Page, member: HttpMember): Promise<void> {
  await page.goto(`/account/${member.username}/bought/1`)
  await sees(entryOf(page, 'Buy'))
}
