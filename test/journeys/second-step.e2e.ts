import { expect, test } from 'vitest'
import { codeOf, fromBase32 } from '#server/accounts/second-factor/one-time-codes.ts'
import { isForEverybody } from '../support/accessibility.ts'
import { inviteLink } from '../support/account-command.ts'
import { browserForFile, PHONE } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { enterCredentials, logIn, sees } from '../support/steps.ts'

const candor = candorForFile(() => ({ CANDOR_HARDENED: '1' }))
const browser = browserForFile()

const PASSWORD = 'lanterns in the harbour'
const PERIOD_MS = 30_000

/** @param later in periods: each is taken once, and the next one is good already */
const codeFor = (key: string, later = 0): string => codeOf(fromBase32(key), Math.floor(Date.now() / PERIOD_MS) + later)

test('a hardened Candor leads a new account through its second factor, which is asked for from then on; a program gets in by a token, and the account goes', async () => {
  const username = `is.led.${Date.now().toString(36)}`
  const page = await browser.open(candor.get(), { ...PHONE, expects: [401] })
  await page.goto(await inviteLink(candor.get()))
  await enterCredentials(page, username, PASSWORD)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('**/second-step')
  await sees(page.getByRole('heading', { name: 'One more step.' }))
  await page.goto(`/account/${username}/overview/summary`)
  await page.waitForURL('**/second-step')
  await sees(page.getByRole('button', { name: 'Set up an authenticator app' }))
  await isForEverybody(page)

  await page.getByRole('button', { name: 'Set up an authenticator app' }).click()
  const key = (await page.getByRole('region', { name: 'The key' }).innerText()).replaceAll(/\s/g, '')
  await page.getByRole('textbox', { name: 'Code' }).fill(codeFor(key))
  await page.getByRole('button', { name: 'Use this app' }).click()
  await page.getByRole('link', { name: 'Open your journal' }).click()
  await page.waitForURL(`**/account/${username}/overview/bought`)

  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await sees(page.getByRole('heading', { name: 'Read what you really thought.' }))
  await logIn(page, username, PASSWORD)
  await page.getByRole('textbox', { name: 'Code' }).fill(codeFor(key, 1))
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(`**/account/${username}/overview/bought`)

  await page.goto(`/account/${username}/settings`)
  await page.getByRole('button', { name: 'Make a token' }).click()
  await page.getByLabel('What it is for').fill('A script')
  await page.getByLabel('Read the journal, lists and figures').check()
  await page.getByRole('button', { name: 'Make this token' }).click()
  const token = await page.getByRole('region', { name: 'The token' }).innerText()
  const read = (path: string) =>
    fetch(`${candor.get().url}${path}`, { headers: { authorization: `Bearer ${token.trim()}` } }).then(
      ({ status }) => status,
    )
  expect([await read('/api/assets?list=bought'), await read('/api/export?format=json')]).toEqual([200, 403])
  await page.getByRole('button', { name: 'I have kept it' }).click()

  // Made twice, the second ten codes would void the first, which may be the ones on screen.
  const made: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/account/recovery-codes')) made.push(request.method())
  })
  await page.getByRole('button', { name: 'Make recovery codes' }).click()
  await page.getByRole('button', { name: 'Show ten new codes' }).dblclick()
  await sees(page.getByRole('region', { name: 'Your recovery codes' }))
  await page.getByRole('button', { name: 'I have kept it' }).click()
  expect(made).toEqual(['POST'])

  await page.getByRole('button', { name: 'Erase this account' }).click()
  await page.getByLabel('Your username').fill(username)
  await page.getByRole('button', { name: 'Erase everything' }).click()
  await sees(page.getByText('The account is erased, with everything that was recorded in it.'))
  expect(await read('/api/assets?list=bought')).toBe(401)
})
