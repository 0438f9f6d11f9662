import { describe, expect, test } from 'vitest'
import { browserForFile, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { PASSWORD } from '../support/http-member.ts'
import { openIdConnectForFile } from '../support/open-id-connect-for-file.ts'
import { enterCredentials, pressAnyway, sees } from '../support/steps.ts'

const provider = openIdConnectForFile()
const candor = candorForFile(provider.environment)
const browser = browserForFile()

const PRINCIPLE = 'Never sell in the week of a fright.'
const BUTTON = { name: 'Continue with Example', exact: true }

describe.each(WINDOWS)('%s', (name, view) => {
  const username = `grace-${name.replace(/\D/g, '')}`

  test('the button leads over the provider to the bought list, and after signing out to the same account', async () => {
    provider.get().isVisitedBy({ sub: username, preferred_username: username })
    // What the page had just asked for when the session ended is refused.
    const page = await browser.open(candor.get(), { ...view, expects: [401] })
    await page.goto('/login')
    for (const _ of ['first', 'second']) {
      await page.getByRole('link', BUTTON).click()
      await sees(page.getByRole('heading', { name: `Candor wants to know who you are, ${username}` }))
      await page.getByRole('link', { name: 'Allow' }).click()
      await page.waitForURL(`**/account/${username}/overview/bought`)
      await sees(page.getByRole('heading', { name: 'Bought', level: 1 }))
      await page.getByRole('button', { name: 'Sign Out' }).click()
      await sees(page.getByRole('button', { name: 'Log In' }))
    }
  })

  test('a No is said as what it is, and a Yes after it leads to the address that was asked for', async () => {
    provider.get().isVisitedBy({ sub: username, preferred_username: username })
    const page = await browser.open(candor.get(), view)
    await page.goto(`/account/${username}/overview/watched`)
    await page.getByRole('link', BUTTON).click()
    await page.getByRole('link', { name: 'Deny' }).click()
    await sees(page.getByRole('alert').getByText('You were not signed in: the sign-in was cancelled there'))
    expect(await page.locator('body').innerText()).not.toContain('the words of the provider')
    await page.getByRole('link', BUTTON).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await page.waitForURL(`**/account/${username}/overview/watched`)
  })

  test('a provider that is down is said, and a password still signs up', async () => {
    provider.get().behave('token-down')
    provider.get().isVisitedBy({ sub: 'nobody' })
    const page = await browser.open(candor.get(), view)
    await page.goto('/login')
    await page.getByRole('link', BUTTON).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await sees(page.getByRole('alert').getByText('the service that you sign in with does not answer as it should'))
    await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click()
    await enterCredentials(page, `${username}-alone`)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.waitForURL(`**/account/${username}-alone/overview/bought`)
  })

  test('an account with a password is linked in Settings, opened by the button from then on, and unlinked again', async () => {
    const own = `${username}-${Date.now().toString(36)}`
    provider.get().isVisitedBy({ sub: own, preferred_username: 'somebody.else' })
    const page = await browser.open(candor.get(), { ...view, expects: [401] })
    await page.goto('/login#sign-up')
    await enterCredentials(page, own)
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await page.waitForURL(`**/account/${own}/overview/bought`)
    await page.goto(`/account/${own}/settings`)
    for (const answer of ['Deny', 'Allow']) {
      await page.getByRole('button', { name: 'Link it to this account' }).click()
      await page.getByRole('button', { name: 'Go there and link it' }).click()
      await page.getByRole('link', { name: answer }).click()
      await page.waitForURL(`**/account/${own}/settings?identity=*`)
      const outcome = answer === 'Deny' ? 'Nothing was changed: the sign-in was cancelled' : 'It is linked.'
      await sees(page.getByText(outcome))
    }
    await page.getByRole('button', { name: 'Sign Out' }).first().click()
    await sees(page.getByRole('button', { name: 'Log In' }))
    await page.getByRole('link', BUTTON).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    // To the bought list, or back to Settings, where a question of the page was refused after the signing out.
    await page.waitForURL(`**/account/${own}/**`)

    await page.goto(`/account/${own}/settings`)
    await page.getByRole('button', { name: `Unlink ${provider.get().url}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Confirm' }).click()
    await dialog.getByRole('button', { name: 'Unlink it' }).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await sees(page.getByText('It is unlinked. It opens this account no more.'))
    await sees(page.getByRole('button', { name: 'Link it to this account' }))
  })

  test('a session that has ended is begun again there, and what was typed is still in the form', async () => {
    provider.get().isVisitedBy({ sub: username, preferred_username: username })
    const page = await browser.open(candor.get(), { ...view, expects: [401] })
    await page.goto(`/account/${username}/overview/principles`)
    await page.getByRole('link', BUTTON).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await page.getByLabel('Principle').fill(PRINCIPLE)
    await page.context().clearCookies()
    await pressAnyway(page.getByRole('button', { name: 'Write this principle' }))
    await page.getByRole('dialog', { name: 'Your session has ended.' }).getByRole('link', BUTTON).click()
    await page.getByRole('link', { name: 'Allow' }).click()
    await page.waitForURL(`**/account/${username}/overview/principles`)
    await sees(page.getByRole('heading', { name: 'My Principles', level: 1 }))
    expect(await page.getByLabel('Principle').inputValue()).toBe(PRINCIPLE)
  })
})
