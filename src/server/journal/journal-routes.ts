import { Hono } from 'hono'
import { type AssetNamesView, JournalQuery, type WholeJournalView } from '#contract/journal.ts'
import type { Entry } from '#domain/ledger/entry.ts'
import { tryReadEntry } from '#domain/ledger/read-entry.ts'
import { replayPrinciples } from '#domain/principles/principle.ts'
import { stateOfTest } from '#domain/tests-of-own/standing-test.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { type ShownLists, showLists } from '../assets/asset-rows.ts'
import { findPricedClaims, type PricedClaims } from '../assets/priced-claims.ts'
import type { Db } from '../database/open-database.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readQuery } from '../http/read-query.ts'
import { answerOf, giveJson, giveStored } from '../http/stored-answer.ts'
import { bringItemsUpToDate, countMissing } from '../ledger/journal-items.ts'
import { isOfAsset, listPrincipleEntries } from '../ledger/ledger-store.ts'
import { listAssetStates, readState } from '../ledger/read-model.ts'
import { findToldOutcomes } from '../reviews/told-outcomes.ts'
import { findJournal } from './find-journal.ts'
import { type EntriesContext, viewEntryAsset, viewJournalEntry } from './journal-entry-view.ts'

type Context = Pick<AppContext, 'db' | 'engine' | 'write' | 'now'>

export const journalRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => giveJson(c, await showJournal(context, c.var.user.id, readQuery(c, JournalQuery))))
    .get('/assets', async (c) =>
      giveStored(c, answerOf(await showLists(context, c.var.user.id), 'names of assets', viewNames)),
    )

const viewNames = ({ assets }: ShownLists): AssetNamesView => ({
  assets: assets.map(({ asset }) => viewEntryAsset(asset)),
})

/** A page of a user's journal. When nothing can be written, shows what is indexed, and says how much is missing. */
async function showJournal(context: Context, userId: string, query: JournalQuery): Promise<WholeJournalView> {
  const { db, engine, now } = context
  const notSearched = await orWithoutWriting(
    bringItemsUpToDate(context, userId).then(() => 0),
    () => countMissing(db, userId),
  )
  const sequences = query.tests ? await listTests(context, userId, query.tests) : null
  const page = await findJournal(db, engine, userId, query, { sequences })
  const entries = page.entries.flatMap(({ body }) => tryReadEntry(body) ?? [])
  const about = await readContext(db, userId, entries, now())
  return {
    entries: entries.flatMap((entry) => viewJournalEntry(entry, about)),
    olderBefore: page.olderBefore,
    notSearched,
  }
}

/** The sequences of decisions whose own tests are still open, or of those that their own tests have proved wrong. */
async function listTests({ db, now }: Context, userId: string, wanted: 'open' | 'broken'): Promise<number[]> {
  const states: readonly string[] = wanted === 'open' ? ['open', 'asked'] : ['broken', 'ignored']
  const assets = (await listAssetStates(db, userId)).flatMap((state) => readState(state) ?? [])
  return assets.flatMap(({ ownTests }) =>
    ownTests.filter((test) => states.includes(stateOfTest(test, now()))).map(({ setBy }) => setBy.sequence),
  )
}

async function readContext(db: Db, userId: string, entries: readonly Entry[], now: Instant): Promise<EntriesContext> {
  const assetIds = [...new Set(entries.filter(isOfAsset).map(({ assetId }) => assetId))]
  const critiqued = entries.flatMap((entry) => (entry.kind === 'critique-recorded' ? [entry.decisionId] : []))
  const namesPrinciple = entries.some(({ kind }) => kind === 'principle-retired')
  const assets: EntriesContext['assets'] = assetIds.length > 0 ? await readAssets(db, userId, assetIds) : new Map()
  return {
    assets,
    outcomes: await findToldOutcomes(db, userId, entries, now),
    priced: await readPriced(db, userId, assets, entries, now),
    decisions: critiqued.length > 0 ? await readDecisions(db, userId, critiqued) : new Map(),
    principles: namesPrinciple ? replayPrinciples(await listPrincipleEntries(db, userId)) : [],
  }
}

async function readPriced(
  db: Db,
  userId: string,
  assets: EntriesContext['assets'],
  entries: readonly Entry[],
  now: Instant,
): Promise<EntriesContext['priced']> {
  const priced = new Map<number, PricedClaims>()
  for (const [assetId, own] of Map.groupBy(entries.filter(isOfAsset), (entry) => entry.assetId)) {
    const asset = assets.get(assetId)
    if (asset) priced.set(assetId, await findPricedClaims(db, userId, asset, own, now))
  }
  return priced
}

async function readAssets(db: Db, userId: string, assetIds: readonly number[]): Promise<EntriesContext['assets']> {
  const rows = await db
    .selectFrom('assets')
    .select('state')
    .where('user_id', '=', userId)
    .where('asset_id', 'in', assetIds)
    .execute()
  return new Map(rows.flatMap(({ state }) => readState(state) ?? []).map((asset) => [asset.assetId, asset]))
}

async function readDecisions(db: Db, userId: string, ids: readonly string[]): Promise<EntriesContext['decisions']> {
  const rows = await db
    .selectFrom('entries')
    .select('body')
    .where('user_id', '=', userId)
    .where('decision_id', 'in', ids)
    .execute()
  const entries = rows.flatMap(({ body }) => tryReadEntry(body) ?? [])
  return new Map(
    entries.flatMap((entry) => (entry.kind === 'decision-recorded' ? [[entry.decisionId, entry] as const] : [])),
  )
}
