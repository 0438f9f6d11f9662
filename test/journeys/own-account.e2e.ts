import { describe, expect, test } from 'vitest'
import { inviteLink } from '../support/account-command.ts'
import { browserForFile, WINDOWS } from '../support/browser.ts'
import { candorForFile } from '../support/candor-for-file.ts'
import { PASSWORD, signUp } from '../support/http-member.ts'
import { enterCredentials, logIn, sees, seesNoMore } from '../support/steps.ts'

const candor = candorForFile(() => ({ SIGN_UP: 'invite' }))
const browser = browserForFile()

test('an account needs an invitation here, and is made with one', async () => {
  await signUp(candor.get(), 'the.first')
  const page = await browser.open(candor.get())
  await page.goto('/login#sign-up')
  await sees(page.getByText('An account needs an invitation here. Ask whoever runs this Candor for a link.'))
  expect(await page.getByRole('button', { name: 'Sign Up' }).count()).toBe(0)

  const link = await inviteLink(candor.get())
  await page.goto(link)
  await enterCredentials(page, 'was.invited')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await page.waitForURL('**/account/was.invited/overview/bought')
})

describe.each(WINDOWS)('%s', (name, view) => {
  const username = `moves.house.${name.replace(/\D/g, '')}`

  test('the password is changed, and another session is ended, in Settings', async () => {
    const link = await inviteLink(candor.get())
    const here = await browser.open(candor.get(), { ...view, expects: [422] })
    await here.goto(link)
    await enterCredentials(here, username)
    await here.getByRole('button', { name: 'Sign Up' }).click()
    await here.waitForURL('**/overview/bought')
    const there = await browser.open(candor.get(), { ...view, expects: [401] })
    await there.goto('/login')
    await logIn(there, username, PASSWORD)
    await there.waitForURL('**/overview/bought')

    await here.goto(`/account/${username}/settings`)
    const sessions = here.getByRole('list', { name: 'Where you are signed in' })
    await sees(sessions.getByText('Chrome on Linux, here'))
    expect(await sessions.getByRole('listitem').count()).toBe(2)
    await sessions.getByRole('button', { name: 'End the session: Chrome on Linux' }).click()
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)
    await there.reload()
    await there.waitForURL('**/login?next=*')

    await here.getByRole('button', { name: 'Make a token' }).click()
    await here.getByLabel('What it is for').fill('A script')
    await here.getByLabel('Read the journal, lists and figures').check()
    await here.getByRole('button', { name: 'Make this token' }).click()
    await here.getByRole('button', { name: 'I have kept it' }).click()
    await here.getByRole('button', { name: 'Change password' }).click()
    const dialog = here.getByRole('dialog', { name: 'Change password' })
    await dialog.getByLabel('Current password').fill('not the password')
    await dialog.getByLabel('New password').fill('candlesticks')
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await sees(dialog.getByText('This is not your current password.'))
    await dialog.getByLabel('Current password').fill(PASSWORD)
    await dialog.getByRole('button', { name: 'Change password' }).click()
    await sees(dialog.getByText('1 API token of this account goes on as before.'))
    await dialog.getByRole('button', { name: 'Revoke it' }).click()
    await seesNoMore(dialog)
    await seesNoMore(here.getByRole('button', { name: 'Revoke the token: A script' }))
    await logIn(there, username, 'candlesticks')
    await there.waitForURL('**/overview/bought')

    // A page that stands there would leave by itself, whenever it hears of it, and come between.
    await there.goto('/about')
    await here.getByRole('button', { name: 'End every session' }).click()
    await sees(here.getByRole('heading', { name: 'Read what you really thought.' }))
    await there.goto(`/account/${username}/settings`)
    await sees(there.getByRole('heading', { name: 'Read what you really thought.' }))
  })
})
