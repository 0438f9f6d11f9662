import { expect, test } from 'vitest'
import { browserForFile } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { enterCredentials, sees, seesNoMore } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

test('a passkey is added, signs in without a password, and signs in no more once it is removed', async () => {
  // A passkey is for a name: the machine's own.
  const here = { url: candor.get().url.replace('127.0.0.1', 'localhost') }
  const page = await browser.open(here, { expects: [401] })
  const device = await page.context().newCDPSession(page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const username = `has.a.key.${Date.now().toString(36)}`
  await page.goto('/login#sign-up')
  await enterCredentials(page, username)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('**/overview/bought')

  await page.goto(`/account/${username}/settings`)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByLabel('Which device this is').fill('The laptop')
  await page.getByRole('button', { name: 'Add this device' }).click()
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await sees(passkeys.getByText('The laptop'))

  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await sees(page.getByRole('heading', { name: 'Read what you really thought.' }))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL(`**/account/${username}/**`)

  await page.goto(`/account/${username}/settings`)
  await sees(passkeys.getByText('used just now'))
  await page.getByRole('button', { name: 'Remove the passkey: The laptop' }).click()
  await page.getByRole('button', { name: 'Remove it' }).click()
  await seesNoMore(passkeys)
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await sees(page.getByRole('heading', { name: 'Read what you really thought.' }))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await sees(page.getByText('This passkey opens no account here. Sign in another way.'))
  expect(new URL(page.url()).pathname).toBe('/login')
})
