import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RecoveryCodesView } from '#contract/second-factors.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/credentials.ts'
import { openTestApp, type TestApp, type Visitor } from '#test/support/test-app.ts'

/** Whichever password may be set must also open the account, however long it is: a library with a limit of its own would lock people out. */
let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const signIn = async (username: string, password: string) =>
  (await app.visitor().send('POST', '/api/session', { username, password })).status
const confirm = async (owner: Visitor, password: string) =>
  (await owner.send('POST', '/api/account/confirmation', { password })).status

describe.each([128, 129, PASSWORD_LENGTH.max])('a password of %i characters', (length) => {
  const password = 'p'.repeat(length)
  const last = `${'p'.repeat(length - 1)}q`

  it('opens the account that was made with it, and one of another end does not', async () => {
    const [username, owner] = [`made.with.${length}`, app.visitor()]
    expect((await owner.send('POST', '/api/accounts', { username, password })).status).toBe(201)
    expect([await signIn(username, password), await signIn(username, last)]).toEqual([200, 401])
    expect(await confirm(owner, password)).toBe(204)
  })

  it('opens the account whose password was changed to it', async () => {
    const username = `changed.to.${length}`
    const owner = await app.member(username)
    const change = { currentPassword: 'lanterns', newPassword: password }
    expect((await owner.send('POST', '/api/account/password', change)).status).toBe(204)
    expect([await signIn(username, password), await signIn(username, 'lanterns')]).toEqual([200, 401])
  })

  it('opens the account that was recovered with it', async () => {
    const username = `recovered.to.${length}`
    const owner = await app.member(username)
    const { codes } = (await owner.send('POST', '/api/account/recovery-codes')).json as RecoveryCodesView
    const recovery = { username, recoveryCode: codes[0], newPassword: password }
    expect((await app.visitor().send('POST', '/api/recovery', recovery)).status).toBe(204)
    expect(await signIn(username, password)).toBe(200)
  })
})

it('a password of 65 letters opens the account from a keyboard that writes each as two characters', async () => {
  const [username, password] = ['two.keyboards', 'ü'.repeat(65)]
  expect((await app.visitor().send('POST', '/api/accounts', { username, password })).status).toBe(201)
  expect(password.normalize('NFD')).toHaveLength(130)
  expect([await signIn(username, password), await signIn(username, password.normalize('NFD'))]).toEqual([200, 200])
})
