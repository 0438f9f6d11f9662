import { Hono } from 'hono'
import { DayDecidedField, TickerField } from '#contract/fields.ts'
import type { CloseView, QuoteView } from '#contract/prices.ts'
import type { AppContext } from '../app-context.ts'
import { orWithoutWriting } from '../database/storage-failure.ts'
import type { AppEnv } from '../http/app-env.ts'
import { atMost } from '../http/at-most.ts'
import { Refusal } from '../http/problem.ts'
import { findPriceOfDay } from './price-of-day.ts'

export const priceRoutes = ({ db, prices, series }: AppContext) =>
  new Hono<AppEnv>()
    .get('/:ticker', async (c) => {
      const ticker = readTicker(c.req.param('ticker'))
      return c.json({ ticker, ...(await prices.find(ticker)) } satisfies QuoteView)
    })
    .get('/:ticker/close', async (c) => {
      const ticker = readTicker(c.req.param('ticker'))
      const on = DayDecidedField.safeParse(c.req.query('on'))
      if (!on.success || !on.data)
        throw new Refusal({ code: 'invalid', field: 'on', message: 'Say of which day, for example 2026-06-10.' })
      await atMost(
        WAIT_MS,
        orWithoutWriting<unknown>(series.fill(ticker, on.data, 'interactive'), () => null),
      )
      const price = await findPriceOfDay(db, c.var.user.id, shareOf(ticker), on.data)
      return c.json({ ticker, on: on.data, price } satisfies CloseView)
    })

/** A person waits so long for a close that is still to come; after that they type it. */
const WAIT_MS = 1_500

function readTicker(written: string): string {
  const ticker = TickerField.safeParse(written)
  if (ticker.success) return ticker.data
  throw new Refusal({ code: 'invalid', field: 'ticker', message: ticker.error.issues[0]?.message ?? '' })
}

const shareOf = (ticker: string) => ({ ticker, type: 'stock' as const, contract: null })
