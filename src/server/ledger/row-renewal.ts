import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { Db } from '../database/open-database.ts'
import { storeSetting } from '../database/settings-store.ts'
import type { Write } from '../database/write.ts'
import { isOfOlderRelease, READ_MODEL_MENDED, READ_MODEL_VERSION, storeAsset } from './read-model.ts'
import { findStanding } from './standing-store.ts'

type Needs = { readonly db: Db; readonly write: Write; readonly log: Pick<Logger, 'warn'> }

/** Announcements are answered together, so that a busy journal costs one query in this time. */
const TOGETHER_MS = 500

/**
 * While processes are updated one after the other, one of the release before still records, and writes rows that this release cannot
 * read. Such a row is written anew from the entries as soon as its entry is announced: otherwise the asset would be missing in what
 * goes by rows, such as claims and alerts, until its next entry.
 */
export type RowRenewal = {
  /** The database has announced that an entry of an asset was recorded, by this process or another. */
  entryAnnounced(userId: string, sequence: number): void
  /** This process has recorded the entry, so its row is one that it can read. */
  entryRecordedHere(userId: string, sequence: number): void
  /** Writes anew all rows of an older release, because announcements may have been missed. */
  renewAll(): Promise<void>
  stop(): Promise<void>
}

export function makeRowRenewal({ log, ...needs }: Needs): RowRenewal {
  let announced = new Map<string, string>()
  let own = new Set<string>()
  let timer: NodeJS.Timeout | null = null
  let running: Promise<void> = Promise.resolve()
  const renew = (of: readonly string[] | null): Promise<void> => {
    running = running
      .then(() => renewRows(needs, of))
      .catch((err) => log.warn({ err }, 'rows of an older release could not be written anew'))
    return running
  }
  return {
    entryAnnounced(userId, sequence) {
      announced.set(`${userId} ${sequence}`, userId)
      timer ??= setTimeout(() => {
        const others = [...announced].flatMap(([entry, user]) => (own.has(entry) ? [] : [user]))
        announced = new Map()
        own = new Set()
        timer = null
        if (others.length > 0) renew([...new Set(others)])
      }, TOGETHER_MS).unref()
    },
    entryRecordedHere: (userId, sequence) => void own.add(`${userId} ${sequence}`),
    renewAll: () => renew(null),
    stop() {
      if (timer) clearTimeout(timer)
      return running
    },
  }
}

/** @param users null for everybody */
async function renewRows(needs: Omit<Needs, 'log'>, users: readonly string[] | null): Promise<void> {
  const present = `{"format":"${READ_MODEL_VERSION}"`
  let query = needs.db
    .selectFrom('assets')
    .select(['user_id', 'asset_id', 'state'])
    .where(sql<string>`substr(state, 1, ${present.length})`, '<>', present)
  if (users) query = query.where('user_id', 'in', users)
  for (const { user_id, asset_id, state } of await query.execute())
    if (isOfOlderRelease(state)) await renewRow(needs, user_id, asset_id)
}

async function renewRow({ write }: Omit<Needs, 'log'>, userId: string, assetId: number): Promise<void> {
  await write(userId, async (trx) => {
    // A row that this release cannot read is no basis of the standing, which then comes of the entries.
    const { asset } = await findStanding(trx, userId, { assetId })
    if (!asset) return
    await storeAsset(trx, userId, asset, false)
    await storeSetting(trx, READ_MODEL_MENDED, `${userId} ${crypto.randomUUID()}`)
  })
}
