import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#test/support/test-database.ts'
import { deleteDraft, findDraft, listDrafts, storeDraft, sweepDrafts } from './draft-store.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await openTestDatabase()
})
afterEach(() => database.close())

const [one, two] = [randomUUID(), randomUUID()]
const at = (now: string, userId = 'alice', browserId = 'phone') => ({ userId, browserId, now })
const reader = at('2026-11-21T15:00:00.000Z')
const written = {
  form: 'update',
  assetId: 3,
  fields: { action: 'Hold', updatedThesis: 'Because “it” pays.\n', updatedConfidenceLevel: 7, isLevelSaved: false },
  editedAt: '2026-11-21T14:30:00.000Z',
  device: 'phone',
  revision: 1,
} as const

/** The parts of a decision's entry that drafts depend on. */
const recordDecision = (userId: string, decisionId: string) =>
  database.db
    .insertInto('entries')
    .values({
      ...{ user_id: userId, sequence: 1, kind: 'decision-recorded', asset_id: 3, decision_id: decisionId },
      ...{ recorded_at: reader.now, body: '{}', previous_hash: '', hash: '' },
    })
    .execute()

const idsOf = async (who = reader) => (await listDrafts(database.db, who)).map(({ draftId }) => draftId)

describe('drafts', () => {
  it('come back as they were typed, with the device and time of the last edit', async () => {
    await storeDraft(database.db, reader, one, written)
    expect(await findDraft(database.db, at(reader.now, 'alice', 'desk'), one)).toEqual({
      ...{ draftId: one, form: 'update', assetId: 3, ticker: null, action: 'Hold', device: 'phone', isFromHere: false },
      ...{ editedAt: written.editedAt, revision: 1, fields: written.fields },
    })
  })

  it('are in the order of their last edit, one for each id', async () => {
    await storeDraft(database.db, reader, one, written)
    await storeDraft(database.db, reader, two, { ...written, editedAt: '2026-11-21T14:31:00.000Z' })
    expect(await idsOf()).toEqual([two, one])
    await storeDraft(database.db, reader, one, { ...written, editedAt: '2026-11-21T14:32:00.000Z', revision: 2 })
    expect(await idsOf()).toEqual([one, two])
  })

  it('can be seen and deleted only by their writer', async () => {
    await storeDraft(database.db, reader, one, written)
    const bob = at(reader.now, 'bob')
    expect([await idsOf(bob), await findDraft(database.db, bob, one)]).toEqual([[], null])
    expect(await deleteDraft(database.db, 'bob', one)).toBe(false)
    expect(await deleteDraft(database.db, 'alice', one)).toBe(true)
    expect(await idsOf()).toEqual([])
  })

  it('no longer exist once their decision is recorded, for that user alone', async () => {
    await storeDraft(database.db, reader, one, written)
    await storeDraft(database.db, at(reader.now, 'bob'), one, written)
    await recordDecision('alice', one)
    expect([await idsOf(), await findDraft(database.db, reader, one)]).toEqual([[], null])
    expect(await idsOf(at(reader.now, 'bob'))).toEqual([one])
    await sweepDrafts(database.db, reader)
    expect(await database.db.selectFrom('drafts').select('user_id').execute()).toEqual([{ user_id: 'bob' }])
  })

  it('are kept for 90 days after their last edit', async () => {
    await storeDraft(database.db, reader, one, written)
    expect(await idsOf(at('2027-02-19T14:30:00.000Z'))).toEqual([one])
    const later = at('2027-02-19T14:30:00.001Z')
    expect(await idsOf(later)).toEqual([])
    await sweepDrafts(database.db, later)
    expect(await database.db.selectFrom('drafts').select('user_id').execute()).toEqual([])
  })
})
