import type { Page } from 'playwright-core'
import { DueReviewsView } from '#contract/reviews.ts'
import type { HttpMember } from './http-member.ts'
import type { Screen } from './screens.ts'
import { critiqueOf, sees } from './steps.ts'

const page = (name: string, address: string): Screen => ({
  name,
  address: `/account/{user}/${address}`,
  reach: (opened) => opened.waitForLoadState('networkidle'),
})
const press = (opened: Page, name: string | RegExp) => opened.getByRole('button', { name }).first().click()

/** The screens of somebody who has just signed up. */
export const NEW_SCREENS: readonly Screen[] = [
  page('first screen', 'overview/bought'),
  page('first screen, nothing sold', 'overview/sold'),
  page('first screen, nothing watched', 'overview/watched'),
  page('summary of nothing', 'overview/summary'),
  page('no principles', 'overview/principles'),
  page('journal of nothing', 'overview/journal'),
  page('mirror of nothing', 'overview/mirror'),
  page('settings of a new account', 'settings'),
  page('proof of nothing', 'proof'),
]

/** The translated pages of the same journal, whose longer words must fit. */
export const GERMAN_SCREENS: readonly Screen[] = [
  page('german bought', 'overview/bought'),
  page('german sold', 'overview/sold'),
  page('german watched', 'overview/watched'),
  page('german principles', 'overview/principles'),
  page('german journal', 'overview/journal'),
  page('german summary', 'overview/summary'),
  page('german mirror', 'overview/mirror'),
  page('german letter', 'overview/mirror/letter'),
  page('german settings', 'settings'),
  page('german operator', 'operator'),
  page('german proof', 'proof'),
  {
    ...page('german palette', 'overview/bought'),
    reach: async (opened) => {
      await opened.waitForLoadState('networkidle')
      await opened.keyboard.press('Control+k')
      await sees(opened.getByRole('combobox'))
    },
  },
  {
    ...page('german keys', 'overview/bought'),
    reach: async (opened) => {
      await opened.waitForLoadState('networkidle')
      await opened.keyboard.press('?')
      await sees(opened.getByRole('dialog'))
    },
  },
]

/** The screens of the demo's sample journal, with a stop that was passed and reviews that are due. */
export const DEMO_SCREENS: readonly Screen[] = [
  page('demo summary', 'overview/summary'),
  page('demo bought', 'overview/bought'),
  page('demo sold', 'overview/sold'),
  page('demo watched', 'overview/watched'),
  page('demo principles', 'overview/principles'),
  page('demo journal', 'overview/journal'),
  {
    ...page('demo journal, searched', 'overview/journal?search=margin'),
    reach: (opened) => sees(opened.locator('main mark').first()),
  },
  page('demo mirror', 'overview/mirror'),
  page('demo settings', 'settings'),
  page('demo proof', 'proof'),
  page('demo add', 'overview/add-asset'),
  ...[1, 2, 3, 4, 5, 6].map((assetId) => page(`demo asset ${assetId}`, `bought/${assetId}`)),
  {
    ...page('demo sell panel', 'bought/1'),
    reach: async (opened) => {
      await press(opened, 'Sell')
      await sees(opened.getByLabel('Thesis', { exact: true }))
    },
  },
  {
    ...page('demo update panel', 'bought/1'),
    reach: async (opened) => {
      await press(opened, 'Update')
      await opened.getByLabel('Thesis', { exact: true }).fill('The reports are in, and none of them was what I wrote.')
    },
  },
  {
    ...page('demo consequence question', 'bought/1'),
    reach: async (opened) => {
      await press(opened, 'Sell')
      await opened.getByLabel('Price', { exact: true }).fill('18000')
      await opened.getByLabel('Thesis', { exact: true }).fill('Two reports below my line, and two was my line.')
      await opened.keyboard.press('Control+Enter')
      await sees(opened.getByText('Is that right'))
    },
  },
  {
    ...page('demo correction', 'bought/1'),
    reach: async (opened) => {
      await press(opened, /^Correct /)
      await press(opened, 'Record this correction')
      await sees(opened.getByText('Say what it should be.'))
    },
  },
  {
    ...page('demo palette', 'bought/1'),
    reach: async (opened) => {
      await sees(critiqueOf(opened, 'Hold'))
      await opened.keyboard.press('Control+k')
      await sees(opened.getByRole('combobox'))
    },
  },
  {
    ...page('demo keys', 'overview/bought'),
    reach: async (opened) => {
      await sees(opened.getByRole('heading', { level: 1 }))
      await opened.keyboard.press('?')
      await sees(opened.getByRole('dialog'))
    },
  },
  {
    ...page('demo asset, amounts hidden', 'bought/1'),
    reach: async (opened) => {
      await sees(critiqueOf(opened, 'Hold'))
      await opened.keyboard.press('h')
    },
  },
  {
    ...page('demo summary, amounts hidden', 'overview/summary'),
    reach: async (opened) => {
      await opened.waitForLoadState('networkidle')
      await opened.keyboard.press('h')
    },
  },
  {
    ...page('demo, just recorded', 'bought/1'),
    reach: async (opened) => {
      await press(opened, 'Update')
      await opened.getByLabel('Thesis', { exact: true }).fill('The reports are in, and none of them was what I wrote.')
      await opened.keyboard.press('Control+Enter')
      await sees(opened.getByRole('status').getByText(/^Recorded/))
      await sees(critiqueOf(opened, 'Hold').getByText('No language model'))
    },
  },
]

/** The three steps of the first due review, one after another. @param name before the name of each */
export async function reviewScreens(member: HttpMember, name = 'review'): Promise<Screen[]> {
  const { due } = DueReviewsView.parse((await member.send('GET', '/api/mirror/reviews')).json)
  const review = `/api/mirror/reviews/${due[0]?.sequence}`
  const answers = { confidence: 6, why: 'It had fallen, and the margin was about to turn.', returnPercent: -5 }
  const step = (nth: number, path: string, body: object): Screen => ({
    ...page(`${name}, step ${nth}`, `overview/mirror/${due[0]?.sequence}`),
    reach: async (opened) => {
      await member.send('POST', `${review}${path}`, body)
      await opened.reload()
      await opened.waitForLoadState('networkidle')
    },
  })
  return [
    page(`${name}, step 1`, `overview/mirror/${due[0]?.sequence}`),
    step(2, '/answers', answers),
    step(3, '/grade', { isWellDecided: true }),
  ]
}
