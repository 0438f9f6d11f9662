import type { Page } from 'playwright-core'
import type { HttpMember } from './http-member.ts'
import { choose, chooseCompany, critiqueOf, searchFor, sees } from './steps.ts'

/** A screen, its address, and the steps that lead to it from there. */
export type Screen = {
  readonly name: string
  /** `{user}` stands for the member's username. */
  readonly address: string
  /** Leads to the screen, and waits until it is complete. */
  readonly reach: (page: Page) => Promise<unknown>
  readonly isPublic?: true
  /** The statuses of refusals that belong to the screen. */
  readonly expects?: readonly number[]
}

const heading = (name: string) => (page: Page) => sees(page.getByRole('heading', { name, level: 1 }))
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

const COCA_COLA = 'KO The Coca-Cola Company'

/** All screens of a member with IBM and an expired option on the bought list, and Microsoft on the watched list. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing', address: '/', reach: heading('Expose your self-deception.'), isPublic: true },
  { name: 'about', address: '/about', reach: (page) => sees(page.getByRole('main')), isPublic: true },
  { name: 'how it works', address: '/page', reach: (page) => sees(page.getByRole('main')), isPublic: true },
  {
    name: 'not found',
    address: '/nowhere',
    reach: heading('Nothing is written here.'),
    isPublic: true,
    expects: [404],
  },
  { name: 'log in', address: '/login', reach: (page) => sees(page.getByLabel('Username')) },
  {
    name: 'sign up, with hints',
    address: '/login#sign-up',
    reach: async (page) => {
      await page.getByLabel('Username').fill('abc')
      await page.getByLabel('Password').fill('abcde')
    },
  },
  { name: 'API description', address: '/api/docs', reach: (page) => sees(page.getByRole('heading', { level: 1 })) },
  { name: 'summary', address: '/account/{user}/overview/summary', reach: heading('Summary') },
  { name: 'my principles', address: '/account/{user}/overview/principles', reach: heading('My Principles') },
  { name: 'journal', address: '/account/{user}/overview/journal', reach: heading('Journal') },
  { name: 'mirror', address: '/account/{user}/overview/mirror', reach: heading('Mirror') },
  { name: 'settings', address: '/account/{user}/settings', reach: heading('Settings') },
  { name: 'operator', address: '/account/{user}/operator', reach: heading('Operator') },
  {
    name: 'changing the password',
    address: '/account/{user}/settings',
    reach: async (page) => {
      await press(page, 'Change password')
      await sees(page.getByLabel('Current password'))
    },
  },
  {
    name: 'proof',
    address: '/account/{user}/proof',
    reach: (page) => sees(page.getByText(/entries, unbroken since/)),
  },
  { name: 'bought', address: '/account/{user}/overview/bought', reach: heading('Bought') },
  { name: 'sold, empty', address: '/account/{user}/overview/sold', reach: heading('Sold') },
  { name: 'watched', address: '/account/{user}/overview/watched', reach: heading('Watched') },
  { name: 'add to a list', address: '/account/{user}/overview/add-asset', reach: heading('Add to a List') },
  {
    name: 'search results',
    address: '/account/{user}/overview/add-asset',
    reach: async (page) => {
      await searchFor(page, 'bank')
      await sees(page.getByRole('list', { name: 'Companies found' }))
    },
  },
  {
    name: 'search without results',
    address: '/account/{user}/overview/add-asset',
    reach: async (page) => {
      await searchFor(page, 'qqqzzzxxx')
      await sees(page.getByRole('alert'))
      await press(page, 'Not listed? Enter the ticker and name yourself')
    },
  },
  {
    name: 'add form, with errors',
    address: '/account/{user}/overview/add-asset',
    reach: async (page) => {
      await chooseCompany(page, 'KO', COCA_COLA)
      await choose(page, 'Stop loss', 'Yes')
      await choose(page, 'Take profit', 'Yes')
      await press(page, 'Add to Bought')
      await sees(page.getByText('Write at least 10 characters'))
    },
  },
  {
    name: 'add form for an option',
    address: '/account/{user}/overview/add-asset',
    reach: async (page) => {
      await chooseCompany(page, 'KO', COCA_COLA)
      await choose(page, 'Type', 'options')
      await sees(page.getByLabel('Strike'))
    },
  },
  {
    name: 'asset with a critique',
    address: '/account/{user}/bought/1',
    reach: (page) => sees(critiqueOf(page, 'Buy').getByText('No language model')),
  },
  {
    name: 'how a figure is computed',
    address: '/account/{user}/bought/1',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Cost basis: / }).click()
      await sees(page.getByRole('link', { name: 'Buy 10 at $121.23' }))
    },
  },
  { name: 'a price by hand', address: '/account/{user}/bought/1', reach: (page) => press(page, 'Type a price') },
  {
    name: 'daily prices from a file, with an error',
    address: '/account/{user}/bought/1',
    reach: async (page) => {
      await press(page, 'Upload daily prices')
      await press(page, 'Upload this file')
      await sees(page.getByText('Choose a file with daily prices.'))
    },
  },
  {
    name: 'a split, with errors',
    address: '/account/{user}/bought/1',
    reach: async (page) => {
      await press(page, 'Record a split')
      await press(page, 'Record this split')
      await sees(page.getByText('Say on which day it took effect'))
    },
  },
  {
    name: 'an option that expired',
    address: '/account/{user}/bought/3',
    reach: (page) => sees(page.getByText('This option expired on Jan 16, 2026.')),
  },
  {
    name: 'what became of an option',
    address: '/account/{user}/bought/3',
    reach: async (page) => {
      await press(page, 'Record the outcome')
      await choose(page, 'How it ended', 'it was exercised')
      await sees(page.getByRole('textbox', { name: 'Price' }))
    },
  },
  { name: 'update', address: '/account/{user}/bought/1', reach: (page) => press(page, 'Update') },
  { name: 'sell', address: '/account/{user}/bought/1', reach: (page) => press(page, 'Sell') },
  { name: 'buy after watching', address: '/account/{user}/watched/2', reach: (page) => press(page, 'Buy') },
  { name: 'no such asset', address: '/account/{user}/bought/99', reach: heading('No such asset'), expects: [404] },
  { name: "somebody else's account", address: '/account/nobody/bought/1', reach: heading('Nothing is written here.') },
]

/** Records what the screens show. */
export async function fill(member: HttpMember): Promise<void> {
  await member.add({ stopLossYesNo: 'Yes', stopLossPercentage: 10 })
  await member.add({ ticker: 'MSFT', companyName: 'Microsoft Corporation', watchOrBuy: 'Watch', costBasis: null })
  await member.add({
    ...{ ticker: 'DIS', companyName: 'The Walt Disney Company', stockOrOptions: 'options', costBasis: 412 },
    contract: { right: 'call', strike: '120', expiresOn: '2026-01-16' },
    decidedOn: '2026-01-05',
  })
  await member.send('POST', '/api/assets/1/prices', { price: '98.92' })
}
