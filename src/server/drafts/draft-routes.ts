import { type Context, Hono } from 'hono'
import { DraftBody, DraftIdField, type DraftLineView, type StoredDraft } from '#contract/drafts.ts'
import { deviceKind } from '#domain/accounts/device-kind.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import type { AppEnv } from '../http/app-env.ts'
import { found, Refusal } from '../http/problem.ts'
import { readBody } from '../http/read-body.ts'
import { giveJson } from '../http/stored-answer.ts'
import {
  countDrafts,
  type DraftReader,
  deleteDraft,
  findDraft,
  findRecordedAsset,
  listDrafts,
  storeDraft,
  sweepDrafts,
} from './draft-store.ts'

/** More decisions than anybody writes at the same time. */
const MOST_DRAFTS = 30

const NO_SUCH_DRAFT = 'There is no such draft of yours: its decision may be recorded, or it was thrown away.'

/**
 * Decisions that are being written. They are not in the ledger, so they may be changed and deleted.
 * @param browserOf gives the id by which the requesting browser is known
 */
export const draftRoutes = (context: AppContext, browserOf: (c: Context<AppEnv>) => string) => {
  const readerOf = (c: Context<AppEnv>): DraftReader => ({
    userId: c.var.user.id,
    browserId: browserOf(c),
    now: context.now(),
  })
  return new Hono<AppEnv>()
    .get('/', async (c) => giveJson(c, { drafts: await listDrafts(context.db, readerOf(c)) }))
    .get('/:draftId', async (c) =>
      giveJson(c, found(await findDraft(context.db, readerOf(c), readDraftId(c.req.param('draftId'))), NO_SUCH_DRAFT)),
    )
    .post('/:draftId', async (c) => {
      const draftId = readDraftId(c.req.param('draftId'))
      const body = await readBody(c, DraftBody)
      const reader = readerOf(c)
      const device = deviceKind(c.req.header('user-agent') ?? '')
      const { line, isNews } = await context.write(reader.userId, (trx) => store(trx, reader, draftId, body, device))
      if (isNews) context.live.publish(reader.userId, 'drafts-changed', {})
      return c.json(line)
    })
    .delete('/:draftId', async (c) => {
      const { id } = c.var.user
      const isDeleted = await deleteDraft(context.db, id, readDraftId(c.req.param('draftId')))
      found(isDeleted || null, NO_SUCH_DRAFT)
      context.live.publish(id, 'drafts-changed', {})
      return c.body(null, 204)
    })
}

/** @returns the stored draft, and whether other devices must be told about it */
async function store(
  trx: Db,
  reader: DraftReader,
  draftId: string,
  { basedOn, ...draft }: StoredDraft,
  device: DraftLineView['device'],
): Promise<{ line: DraftLineView; isNews: boolean }> {
  await sweepDrafts(trx, reader)
  const assetId = await findRecordedAsset(trx, reader.userId, draftId)
  if (assetId !== null)
    throw new Refusal({ code: 'conflict', message: 'The decision of this draft is recorded.', assetId })
  const standing = await findDraft(trx, reader, draftId)
  if (standing && JSON.stringify(standing.fields) === JSON.stringify(draft.fields)) {
    const { fields: _, ...line } = standing
    return { line, isNews: false }
  }
  if (standing && standing.revision !== basedOn)
    throw conflict('This draft was changed elsewhere since. Both are kept: read the other one, and choose.')
  if (!standing && (await countDrafts(trx, reader)) >= MOST_DRAFTS)
    throw conflict(
      `You have ${MOST_DRAFTS} drafts. This one is kept on your device only; throw one of them away first.`,
    )
  // The time is at most now, because a device's clock may be ahead.
  const editedAt = draft.editedAt < reader.now ? new Date(draft.editedAt).toISOString() : reader.now
  const line = await storeDraft(trx, reader, draftId, { ...draft, editedAt, device, revision: (basedOn ?? 0) + 1 })
  return { line, isNews: standing?.isFromHere !== true }
}

const conflict = (message: string): Refusal => new Refusal({ code: 'conflict', message })

/** @throws Refusal when the address is not a draft's */
const readDraftId = (written: string): string => found(DraftIdField.safeParse(written).data ?? null, NO_SUCH_DRAFT)
