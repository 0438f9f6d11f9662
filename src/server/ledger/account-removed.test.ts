import { expect, it } from 'vitest'
import { buyIbm } from '#test/support/buy-ibm.ts'
import { openTestApp } from '#test/support/test-app.ts'
import { rebuild } from './rebuild.ts'
import { verify } from './verify.ts'

it('a ledger without an account is reported, and its entries are kept', async () => {
  const app = await openTestApp()
  const { db } = app.context
  const [alice, bob] = [await app.member('alice.first'), await app.member('bob.second')]
  for (const member of [alice, bob]) await member.send('POST', '/api/assets', buyIbm())
  const database = { db, engine: 'sqlite' } as const
  expect((await verify(database)).faults).toEqual([])
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('displayUsername', '=', 'bob.second')
    .executeTakeFirstOrThrow()
  await db.deleteFrom('users').where('id', '=', id).execute()
  const fault = { kind: 'account-removed', userId: id, sequence: 1 }
  expect((await verify(database)).faults).toMatchObject([fault])
  expect((await rebuild(database)).faults).toMatchObject([fault])
  expect(
    (await db.selectFrom('entries').select('sequence').where('user_id', '=', id).execute()).length,
  ).toBeGreaterThan(0)
  await app.close()
})
