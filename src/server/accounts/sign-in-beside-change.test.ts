import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#test/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const signIn = (username: string, password: string) =>
  app.visitor().send('POST', '/api/session', { username, password })

it('a sign-in leaves no session when its password is changed right after the comparison', async () => {
  const owner = await app.member('changes.it')
  const { db } = app.context
  const other = await app.context.auth().then((auth) => auth.hash('candlesticks'))
  // The whole change, as by another process, happens between the comparison and the insertion of the session.
  await sql
    .raw(
      `create trigger change_meanwhile before insert on sessions begin
        update credentials set password = '${other}' where "userId" = new."userId";
        delete from sessions where "userId" = new."userId";
      end`,
    )
    .execute(db)
  expect(await signIn('changes.it', 'lanterns')).toMatchObject({ status: 401, json: { detail: 'Invalid Credentials' } })
  expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
  await sql.raw('drop trigger change_meanwhile').execute(db)
  expect((await owner.send('GET', '/api/account')).status).toBe(401)
  expect((await signIn('changes.it', 'lanterns')).status).toBe(401)
  expect((await signIn('changes.it', 'candlesticks')).status).toBe(200)
})
