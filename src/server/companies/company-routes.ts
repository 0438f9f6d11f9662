import { Hono } from 'hono'
import { line } from '#contract/fields.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'
import { searchCompanies } from './company-search.ts'
import { markListed } from './marked-companies.ts'

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
