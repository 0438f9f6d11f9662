import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { SignInFailed } from './sign-in-failed.ts'
import { appendSignIn, takeSignIn } from './sign-in-store.ts'

const BEGIN = '2026-11-21T10:00:00.000Z'
const IN_TIME = '2026-11-21T10:09:59.999Z'
const TOO_LATE = '2026-11-21T10:10:00.000Z'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const begun = (next: string | null = null) => appendSignIn(database.db, next, BEGIN)
const states = async () =>
  (await database.db.selectFrom('sign_ins').select('state').execute()).map(({ state }) => state)

describe('a sign-in under way', () => {
  it('is handed out once, even when several ask at the same moment', async () => {
    const signIn = await begun('/account/mirror/bought/3')
    const asked = await Promise.allSettled([1, 2, 3].map(() => takeSignIn(database.db, signIn.state, IN_TIME)))
    expect(asked.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))).toEqual([signIn])
    expect(asked.filter(({ status }) => status === 'rejected')).toHaveLength(2)
  })

  it('shares no secret with another one', async () => {
    const [one, other] = [await begun(), await begun()]
    const secrets = [one, other].flatMap(({ state, nonce, code_verifier }) => [state, nonce, code_verifier])
    expect(new Set(secrets).size).toBe(6)
    expect(secrets.filter((secret) => !/^[\w-]{43}$/.test(secret))).toEqual([])
    expect(await takeSignIn(database.db, other.state, IN_TIME)).toEqual(other)
  })

  it('ends after ten minutes', async () => {
    const { state } = await begun()
    await expect(takeSignIn(database.db, state, TOO_LATE)).rejects.toThrow(
      new SignInFailed('expired', 'It took too long.'),
    )
  })

  it('is deleted by the next one once it has expired', async () => {
    const { state } = await begun()
    const next = await appendSignIn(database.db, null, IN_TIME)
    expect((await states()).sort()).toEqual([state, next.state].sort())
    const last = await appendSignIn(database.db, null, TOO_LATE)
    expect((await states()).sort()).toEqual([next.state, last.state].sort())
  })

  it('stores no `next` that is too long, or has characters that no address has', async () => {
    expect((await begun(`/${'x'.repeat(999)}`)).next).toHaveLength(1_000)
    for (const next of [`/${'x'.repeat(1_000)}`, '/account/mirror\u0000', '/ümlaut', '/a b', '\n'])
      expect((await begun(next)).next).toBeNull()
  })
})
