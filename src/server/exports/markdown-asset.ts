import type { Asset } from '#domain/assets/asset.ts'
import { LIST_OF } from '#domain/ledger/action.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Db } from '../database/open-database.ts'
import { nextSlice } from '../event-loop/next-slice.ts'
import { findAsset } from '../ledger/read-model.ts'
import { findToldOutcomes } from '../reviews/told-outcomes.ts'
import type { ExportSource } from './export-source.ts'
import { entrySection } from './markdown-entry.ts'
import { frontMatter, plainLine } from './markdown-text.ts'

/** The file of an asset: front matter, then all its entries, oldest first. */
export async function* assetFile(source: ExportSource, assetId: number): AsyncGenerator<string> {
  const { db, userId } = source
  const asset = await findAsset(db, userId, assetId)
  yield `${asset ? assetHead(asset) : frontMatter({ assetId })}\n`
  yield* entrySections(source, assetId, asset)
}

function assetHead({ assetId, facts, list, openedAt, confidence, firstConfidence }: Asset): string {
  const { ticker, companyName, type } = facts
  const listed = LIST_OF[list]
  return `${frontMatter({
    ticker,
    company: companyName,
    type,
    list: listed,
    assetId,
    opened: marketDayOf(openedAt),
    firstConfidence,
    confidence,
    tags: ['candor', listed],
  })}\n\n# ${plainLine(`${ticker}: ${companyName}`)}\n`
}

/**
 * The sections of the entries of an asset, or of the entries without one, which are the principles.
 * @param asset its present state; null when its entries cannot be replayed, which are then shown as they were written
 */
export async function* entrySections(
  source: ExportSource,
  assetId: number | null,
  asset: Asset | null = null,
): AsyncGenerator<string> {
  const decided = new Map<string, number>()
  for await (const entries of readEntries(source, assetId)) {
    for (const entry of entries) if (entry.kind === 'decision-recorded') decided.set(entry.decisionId, entry.sequence)
    const outcomes = await findToldOutcomes(source.db, source.userId, entries, source.openedAt)
    yield entries.map((entry) => `\n${entrySection(entry, asset, { decided, outcomes })}\n`).join('')
  }
}

const READ_AT_ONCE = 200

async function* readEntries({ db, userId, head }: ExportSource, assetId: number | null): AsyncGenerator<Entry[]> {
  for (let after = 0; ; ) {
    const rows = await pageOf(db, { userId, assetId, after, until: head.sequence })
    yield rows.map(({ body }) => tryReadEntry(body)).filter((entry) => entry !== null)
    const last = rows.at(-1)
    if (!last || rows.length < READ_AT_ONCE) return
    after = last.sequence
    await nextSlice()
  }
}

type Page = { userId: string; assetId: number | null; after: number; until: number }

const pageOf = (db: Db, { userId, assetId, after, until }: Page) =>
  db
    .selectFrom('entries')
    .select(['sequence', 'body'])
    .where('user_id', '=', userId)
    .where('asset_id', assetId === null ? 'is' : '=', assetId)
    .where('sequence', '>', after)
    .where('sequence', '<=', until)
    .orderBy('sequence')
    .limit(READ_AT_ONCE)
    .execute()
