import type { ExpressionBuilder } from 'kysely'
import type { DraftLineView, DraftView, StoredDraft } from '#contract/drafts.ts'
import { DAY_MS, type Instant } from '#domain/time.ts'
import type { Db } from '../database/open-database.ts'
import type { DraftRow, Tables } from '../database/tables.ts'

/** A draft that has not been edited for this long is deleted. */
const KEPT_DAYS = 90

/** The user and the browser that read drafts, and the time. */
export type DraftReader = { readonly userId: string; readonly browserId: string; readonly now: Instant }

/** A user's drafts, the last edited first, without those whose decision is recorded. */
export async function listDrafts(db: Db, reader: DraftReader): Promise<DraftLineView[]> {
  const rows = await standingDrafts(db, reader).selectAll().orderBy('edited_at', 'desc').orderBy('draft_id').execute()
  return rows.map((row) => toLine(row, reader.browserId))
}

/** How many of them there are, counted without reading them. */
export async function countDrafts(db: Db, reader: DraftReader): Promise<number> {
  const count = await standingDrafts(db, reader)
    .select((its) => its.fn.countAll<number | string>().as('drafts'))
    .executeTakeFirstOrThrow()
  return Number(count.drafts)
}

export async function findDraft(db: Db, reader: DraftReader, draftId: string): Promise<DraftView | null> {
  const row = await standingDrafts(db, reader).selectAll().where('draft_id', '=', draftId).executeTakeFirst()
  return row ? { ...toLine(row, reader.browserId), fields: JSON.parse(row.fields) } : null
}

/** Stores a draft, replacing the one with its id. The caller has checked that this loses nothing. */
export async function storeDraft(
  db: Db,
  { userId, browserId }: DraftReader,
  draftId: string,
  { form, assetId, fields, ...draft }: Omit<StoredDraft, 'basedOn'> & Pick<DraftLineView, 'device' | 'revision'>,
): Promise<DraftLineView> {
  const row = {
    form,
    asset_id: assetId,
    fields: JSON.stringify(fields),
    device: draft.device,
    session_id: browserId,
    edited_at: draft.editedAt,
    revision: draft.revision,
  }
  await db
    .insertInto('drafts')
    .values({ user_id: userId, draft_id: draftId, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'draft_id']).doUpdateSet(row))
    .execute()
  return toLine({ user_id: userId, draft_id: draftId, ...row }, browserId)
}

/** @returns whether this user had such a draft */
export async function deleteDraft(db: Db, userId: string, draftId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('drafts')
    .where('user_id', '=', userId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

/** Deletes a user's drafts that are too old, or whose decision is recorded. */
export async function sweepDrafts(db: Db, { userId, now }: DraftReader): Promise<void> {
  await db
    .deleteFrom('drafts')
    .where('user_id', '=', userId)
    .where((its) => its.or([its('edited_at', '<', oldest(now)), isRecorded(its)]))
    .execute()
}

/** The asset of a recorded decision; null when no decision has this id. */
export async function findRecordedAsset(db: Db, userId: string, decisionId: string): Promise<number | null> {
  const entry = await db
    .selectFrom('entries')
    .select('asset_id')
    .where('user_id', '=', userId)
    .where('decision_id', '=', decisionId)
    .executeTakeFirst()
  return entry?.asset_id ?? null
}

const standingDrafts = (db: Db, { userId, now }: DraftReader) =>
  db
    .selectFrom('drafts')
    .where('user_id', '=', userId)
    .where('edited_at', '>=', oldest(now))
    .where((its) => its.not(isRecorded(its)))

const isRecorded = (its: ExpressionBuilder<Tables, 'drafts'>) =>
  its.exists(
    its
      .selectFrom('entries')
      .select('entries.sequence')
      .whereRef('entries.user_id', '=', 'drafts.user_id')
      .whereRef('entries.decision_id', '=', 'drafts.draft_id'),
  )

const oldest = (now: Instant): Instant => new Date(Date.parse(now) - KEPT_DAYS * DAY_MS).toISOString()

function toLine({ fields, ...row }: DraftRow, browserId: string): DraftLineView {
  const { ticker, action } = JSON.parse(fields)
  return {
    draftId: row.draft_id,
    form: row.form,
    assetId: row.asset_id,
    ticker: typeof ticker === 'string' && ticker !== '' ? ticker : null,
    action: typeof action === 'string' && action !== '' ? action : null,
    device: row.device,
    isFromHere: row.session_id === browserId,
    editedAt: row.edited_at,
    revision: row.revision,
  }
}
