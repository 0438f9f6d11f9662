import { setImmediate } from 'node:timers/promises'
import type { AssetEntry } from '#domain/assets/asset.ts'
import { isOpening } from '#domain/assets/effective-order.ts'
import { isEqualSplit } from '#domain/assets/pending-split.ts'
import { splitChange } from '#domain/assets/split-correction.ts'
import type { Split } from '#domain/prices/split.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'
import { listAssetsWith, readAssetEntries } from '../ledger/ledger-store.ts'
import { passOverUnreadable } from '../ledger/pass-over-unreadable.ts'
import { readState } from '../ledger/read-model.ts'
import { dropSplits, listStored } from './anomaly-store.ts'
import { shareShown } from './reported-splits.ts'

const NAME = 'older-typed-splits-looked-at'

/**
 * Takes away, once, the typed splits that earlier releases went on counting for everybody after their owner had withdrawn or corrected
 * them. The ledgers tell these from one of an account that is erased, which no ledger has any more and which stays.
 */
export async function dropOlderTypedSplits({ db, log, now }: Pick<AppContext, 'db' | 'log' | 'now'>): Promise<void> {
  if (await findSetting(db, NAME)) return
  const typed = await db.selectFrom('splits').select('symbol').distinct().where('source', '=', 'typed').execute()
  const ever = new Map<string, readonly Split[]>(typed.map(({ symbol }) => [symbol, []]))
  for (const { userId, assetId } of ever.size === 0 ? [] : await listAssetsWith(db, 'split-recorded')) {
    await setImmediate()
    const entries = await readAssetEntries(db, userId, assetId).catch(passOverUnreadable(log, assetId))
    for (const symbol of tickersOf(entries ?? []))
      if (ever.has(symbol)) ever.set(symbol, [...(ever.get(symbol) ?? []), ...formsOf(entries ?? [])])
  }
  for (const [symbol, recorded] of ever) await dropOf(db, symbol, recorded)
  await storeSetting(db, NAME, now())
}

/** @param recorded in every form in which somebody who has an account had recorded it once */
const dropOf = (db: Db, symbol: string, recorded: readonly Split[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const rows = await trx.selectFrom('assets').select('state').where('symbol', '=', symbol).execute()
    const owners = rows.map(({ state }) => readState(state))
    // What the owner of a damaged row has by now is not known.
    if (owners.includes(null)) return
    const standing = owners.flatMap((asset) => asset?.splits ?? [])
    const isAmong = (splits: readonly Split[], split: Split) => splits.some((other) => isEqualSplit(other, split))
    const gone = (await listStored(trx, symbol)).filter(
      (split) => split.source === 'typed' && isAmong(recorded, split) && !isAmong(standing, split),
    )
    if (gone.length === 0) return
    await dropSplits(trx, symbol, gone)
    await shareShown(trx, symbol)
  })

/** Every ticker that a share had: a mistyped one may have been corrected. */
const tickersOf = (entries: readonly AssetEntry[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap((entry) => {
      if (isOpening(entry)) return entry.asset.type === 'stock' ? [entry.asset.ticker] : []
      return entry.kind === 'correction-recorded' && entry.field === 'ticker' ? (entry.to ?? []) : []
    }),
  )

/** Every split of a share, as it was recorded and as each correction left it. */
const formsOf = (entries: readonly AssetEntry[]): readonly Split[] =>
  entries.flatMap((entry): readonly Split[] => {
    if (entry.kind !== 'split-recorded') return []
    const { effectiveOn, newShares, oldShares } = entry
    const forms: Split[] = [{ effectiveOn, newShares, oldShares }]
    for (const each of entries)
      if (each.kind === 'correction-recorded' && each.correctsSequence === entry.sequence)
        forms.push({ ...(forms.at(-1) ?? entry), ...splitChange(each.field, each.to) })
    return forms
  })
