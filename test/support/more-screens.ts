import type { Page } from 'playwright-core'
import type { HttpMember } from './http-member.ts'
import type { Screen } from './screens.ts'
import { entryOf, sees } from './steps.ts'

const screen = (name: string, address: string, reach: Screen['reach']): Screen => ({
  name,
  address: `/account/{user}/${address}`,
  reach,
})
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** The screen of a dialog in Settings, which its button opens. */
const dialog = (button: string): Screen =>
  screen(`dialog: ${button}`, 'settings', async (page) => {
    await press(page, button)
    await sees(page.getByRole('dialog').getByRole('button').first())
  })

const lists: readonly Screen[] = [
  screen('demo journal, filtered', 'overview/journal?confidence=8', async (page) => {
    await page.getByText(/^Filters/).click()
    await sees(page.getByLabel('Confidence'))
  }),
  screen('demo journal, nothing found', 'overview/journal?search=zzzzzz', (page) =>
    sees(page.getByText('No entry of yours is like that.')),
  ),
  screen('demo sold, nothing found', 'overview/sold?filter=zzzzzz', (page) =>
    sees(page.getByRole('searchbox', { name: 'Filter' })),
  ),
  screen('demo letter', 'overview/mirror/letter', (page) => sees(page.getByRole('heading', { level: 1 }))),
  screen('demo summary, explained', 'overview/summary', async (page) => {
    await page.getByText('How is this computed').first().click()
  }),
]

const principles: readonly Screen[] = [
  screen('demo principle, being revised', 'overview/principles', (page) => press(page, /^Revise/)),
  screen('demo principle, being retired', 'overview/principles', (page) => press(page, /^Retire/)),
]

/** The screens for one's own account. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  {
    name: 'lost password',
    address: '/login',
    reach: async (page) => {
      await page.getByText('Lost your password?').click()
      await sees(page.getByLabel(/recovery code/i))
    },
  },
  ...['Make recovery codes', 'Set up an authenticator app', 'Make a token', 'Erase this account'].map(dialog),
]

/** Where a hardened Candor leads a new account, before and while its second factor is set up. */
export const SECOND_STEP_SCREENS: readonly Screen[] = [
  {
    name: 'second step',
    address: '/second-step',
    reach: (page) => sees(page.getByRole('heading', { name: 'One more step.' })),
  },
  {
    name: 'second step, the key',
    address: '/second-step',
    reach: async (page) => {
      await press(page, 'Set up an authenticator app')
      await sees(page.getByRole('region', { name: 'The key' }))
    },
  },
]

const offline: Screen = screen('demo asset, offline', 'bought/1', async (page) => {
  await sees(entryOf(page, 'Hold'))
  await page.context().setOffline(true)
  await sees(page.getByText(/What you see was read/))
})

/** Screens that appear only after a click, a search or a failure. */
export const MORE_SCREENS: readonly Screen[] = [...lists, ...principles, offline]

/** Screens with a draft that the member began elsewhere. */
export async function draftScreens(member: HttpMember): Promise<Screen[]> {
  const body = { form: 'add-asset', assetId: null, basedOn: null, editedAt: new Date().toISOString() }
  const fields = { ticker: 'KO', companyName: 'The Coca-Cola Company', thesis: 'Begun on the way home.' }
  await member.send('POST', `/api/drafts/${crypto.randomUUID()}`, { ...body, fields })
  const update = { form: 'update', assetId: 1, fields: { updatedThesis: 'Begun on the way home too.' } }
  await member.send('POST', `/api/drafts/${crypto.randomUUID()}`, { ...body, ...update })
  return [
    screen('demo bought, a draft waits', 'overview/bought', (page) => sees(page.getByText(/^A draft/).first())),
    screen('demo add, a draft waits', 'overview/add-asset', (page) => sees(page.getByText(/^A draft/).first())),
  ]
}
