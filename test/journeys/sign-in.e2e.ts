import { describe, expect, test } from 'vitest'
import { browserForFile, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { signUp } from '../support/http-member.ts'
import { enterCredentials, logIn, sees, seesNoMore, tab } from '../support/steps.ts'

const candor = candorForFile()
const browser = browserForFile()

describe.each(WINDOWS)('%s', (name, view) => {
  const window = name.replace(/\D/g, '')

  test('live hints, in the exact words', async () => {
    const page = await browser.open(candor.get(), view)
    await page.goto('/login')
    for (const [field, label] of [
      ['username', 'Username'],
      ['password', 'Password'],
    ] as const) {
      await page.getByLabel(label).fill('1234')
      await sees(page.getByText(`❌ ${field} not long enough`, { exact: true }))
      await page.getByLabel(label).fill('12345')
      await sees(page.getByText(`✅ You've entered a valid ${field}`, { exact: true }))
    }
  })

  test('without a provider of identities, a line stands in the place of its button', async () => {
    const page = await browser.open(candor.get(), view)
    await page.goto('/login')
    await sees(
      page.getByText('Sign in with your organisation (OpenID Connect) can be set up by whoever runs this Candor.', {
        exact: true,
      }),
    )
    expect(await page.getByRole('main').getByRole('link').allInnerTexts()).toEqual(['Create an account'])
  })

  test('«Invalid Credentials» is gone after three seconds, and what was typed is not', async () => {
    const member = await signUp(candor.get(), `wanda-${window}`)
    const page = await browser.open(candor.get(), { ...view, expects: [401] })
    await page.goto('/login')
    await logIn(page, member.username, 'not the password')
    const refusal = page.getByRole('alert').getByText('Invalid Credentials', { exact: true })
    await sees(refusal)
    const seenAt = performance.now()
    await seesNoMore(refusal)
    const shownMs = performance.now() - seenAt
    expect(shownMs).toBeGreaterThan(2_500)
    expect(shownMs).toBeLessThan(4_000)
    expect(await page.getByLabel('Username').inputValue()).toBe(member.username)
    expect(await page.getByLabel('Password').inputValue()).toBe('not the password')
  })

  test('whoever signs in stands at the heading of the page, and whoever loads a page at its beginning', async () => {
    const member = await signUp(candor.get(), `arrives-${window}`)
    const page = await browser.open(candor.get(), view)
    await page.goto('/login')
    await logIn(page, member.username)
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await sees(heading)
    await expect.poll(() => heading.evaluate((node) => node === document.activeElement)).toBe(true)
    await page.reload()
    await sees(heading)
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
  })

  test('a username that is taken, and one that is too short', async () => {
    const member = await signUp(candor.get(), `taken-${window}`)
    const page = await browser.open(candor.get(), { ...view, expects: [409, 422] })
    await page.goto('/login#sign-up')
    await expect.poll(() => page.getByLabel('Username').evaluate((node) => node === document.activeElement)).toBe(true)
    await enterCredentials(page, member.username.toUpperCase())
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await sees(page.getByText('is taken. Choose another username, or log in if it is yours.'))
    await enterCredentials(page, 'four')
    await page.getByRole('button', { name: 'Sign Up' }).click()
    await sees(page.getByText('A username has at least 5 characters.'))
  })

  test('an address of the account leads through the sign-in and back', async () => {
    const member = await signUp(candor.get(), `astra-${window}`)
    await member.add()
    const page = await browser.open(candor.get(), view)
    await page.goto(`/account/${member.username}/bought/1`)
    expect(new URL(page.url()).pathname).toBe('/login')
    await logIn(page, member.username)
    await page.waitForURL(`**/account/${member.username}/bought/1`)
    await sees(page.getByRole('article', { name: 'Buy' }))
  })

  test('signing out shuts every tab of the account', async () => {
    const member = await signUp(candor.get(), `leave-${window}`)
    const page = await browser.open(candor.get(), { ...view, as: member })
    await page.goto(`/account/${member.username}/overview/bought`)
    const other = await page.context().newPage()
    await other.goto(`/account/${member.username}/overview/watched`)
    await sees(tab(other, 'Watched'))
    await page.getByRole('button', { name: 'Sign Out' }).click()
    for (const open of [page, other]) await sees(open.getByRole('button', { name: 'Log In' }))
    await page.goto(`/account/${member.username}/overview/bought`)
    expect(new URL(page.url()).pathname).toBe('/login')
  })
})
