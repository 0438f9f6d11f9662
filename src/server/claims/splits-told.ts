import type { Db } from '../database/open-database.ts'
import { findSetting, storeSetting } from '../database/settings-store.ts'

/** Splits of shares that a user has told, with the claims of their other assets still to be looked at. */
type SplitsTold = {
  readonly userId: string
  readonly tickers: ReadonlySet<string>
  /** As it is stored, with the place in the ledger of each. */
  readonly text: string
}

/** Followed by the user's id: `claims-of-splits-told u1` is `17 IBM`, and a line for each other ticker. */
const NAME = 'claims-of-splits-told '

/**
 * Notes in the transaction that records a split, a correction of one, or of the ticker of a share that has some, that claims are to
 * be looked at again, so that a process that ends before it does leaves that to the next one.
 */
export async function noteSplitsTold(
  trx: Db,
  userId: string,
  tickers: readonly string[],
  sequence: number,
): Promise<void> {
  if (tickers.length === 0) return
  const before = linesOf((await findSetting(trx, NAME + userId)) ?? '')
  const others = before.filter((line) => !tickers.includes(tickerOf(line)))
  const lines = [...others, ...tickers.map((ticker) => `${sequence} ${ticker}`)]
  await storeSetting(trx, NAME + userId, lines.join('\n'))
}

/** @param userId whose; left out, everybody's */
export async function listSplitsTold(db: Db, userId?: string): Promise<readonly SplitsTold[]> {
  const all = db.selectFrom('settings').select(['name', 'value']).orderBy('name')
  const rows = await (userId === undefined
    ? all.where('name', 'like', `${NAME}%`)
    : all.where('name', '=', NAME + userId)
  ).execute()
  return rows.map(({ name, value }) => ({
    userId: name.slice(NAME.length),
    tickers: new Set(linesOf(value).map(tickerOf)),
    text: value,
  }))
}

/** Forgets what has been looked at. What was told meanwhile stays. */
export async function forgetSplitsTold(db: Db, { userId, text }: SplitsTold): Promise<void> {
  await db
    .deleteFrom('settings')
    .where('name', '=', NAME + userId)
    .where('value', '=', text)
    .execute()
}

/** For the erasure of an account, whose id is in the name. */
export async function eraseSplitsTold(trx: Db, userId: string): Promise<void> {
  await trx
    .deleteFrom('settings')
    .where('name', '=', NAME + userId)
    .execute()
}

const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '')
const tickerOf = (line: string): string => line.slice(line.indexOf(' ') + 1)
