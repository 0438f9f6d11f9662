import { Hono } from 'hono'
import { TickerField } from '#contract/fields.ts'
import type { QuoteView } from '#contract/prices.ts'
import type { AppContext } from '../app-context.ts'
import type { AppEnv } from '../http/app-env.ts'
import { Refusal } from '../http/problem.ts'

export const priceRoutes = ({ prices }: AppContext) =>
  new Hono<AppEnv>().get('/:ticker', async (c) => {
    const ticker = TickerField.safeParse(c.req.param('ticker'))
    if (!ticker.success)
      throw new Refusal({ code: 'invalid', field: 'ticker', message: ticker.error.issues[0]?.message ?? '' })
    return c.json({ ticker: ticker.data, ...(await prices.find(ticker.data)) } satisfies QuoteView)
  })
