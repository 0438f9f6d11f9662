import type { CompanySearchView } from '#contract/companies.ts'
import { LISTS } from '#domain/ledger/action.ts'
import type { Db } from '../database/open-database.ts'

/** Marks the found companies whose shares are already on one of the user's lists. */
export async function markListed(db: Db, userId: string, view: CompanySearchView): Promise<CompanySearchView> {
  const tickers = view.results.map(({ ticker }) => ticker)
  if (tickers.length === 0) return view
  const listed = await db
    .selectFrom('assets')
    .select(['identity', 'asset_id', 'list'])
    .where('user_id', '=', userId)
    .where('identity', 'in', tickers)
    .execute()
  const byTicker = new Map(
    listed.flatMap(({ identity, asset_id: assetId, list: name }) => {
      const list = LISTS.find((one) => one === name)
      return list ? [[identity, { assetId, list }] as const] : []
    }),
  )
  const results = view.results.map((company) => {
    const onList = byTicker.get(company.ticker)
    return onList ? { ...company, onList } : company
  })
  return { ...view, results }
}
