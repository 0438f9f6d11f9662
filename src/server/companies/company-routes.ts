import { Hono } from 'hono'
import type { CompanySearchView } from '#contract/companies.ts'
import { line } from '#contract/fields.ts'
import { LISTS } from '#domain/ledger/action.ts'
import type { AppContext } from '../app-context.ts'
import type { Db } from '../database/open-database.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { searchCompanies } from './company-search.ts'

const SearchTerm = line(100, 'Type a company or a ticker to search for.')

export const companyRoutes = ({ db, companies, companyProvider }: AppContext) =>
  new Hono<AppEnv>().get('/', async (c) => {
    const term = SearchTerm.safeParse(c.req.query('search'))
    if (!term.success)
      throw new Refusal({ code: 'invalid', field: 'search', message: term.error.issues[0]?.message ?? '' })
    // No provider is asked while somebody types, because it allows few requests a minute.
    const provider = c.req.query('as') === 'typed' ? null : companyProvider
    return c.json(await markListed(db, c.var.user.id, await searchCompanies(companies, provider, term.data)))
  })

/** Marks the found companies whose shares are already on one of the user's lists. */
async function markListed(db: Db, userId: string, view: CompanySearchView): Promise<CompanySearchView> {
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
