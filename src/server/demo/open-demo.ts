import { randomUUID } from 'node:crypto'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Auth } from '../accounts/auth.ts'
import type { AppContext } from '../app-context.ts'
import type { PriceProvider } from '../prices/price-provider.ts'
import type { PriceSeries } from '../prices/price-series.ts'
import type { PastJournal } from '../recording/append-past.ts'
import { copySample, writtenSample } from './copied-journal.ts'
import { demoAuth } from './demo-auth.ts'
import { demoPrices } from './demo-prices.ts'
import { STORY_TICKERS, YEAR_TICKERS } from './sample-journal.ts'

/** A little more than the three years of the story: how the prices stood when it began. */
const DAYS_OF_STORY = 1115

/** What makes a Candor a demo (ruling 1). Its story ends on the day on which it was started. */
export type Demo = {
  readonly prices: PriceProvider
  /** Fills the daily prices of the story, so that the first chart that somebody opens has its line, and writes its journal. */
  prepare(series: PriceSeries): Promise<void>
  /** Sign-in and sign-up that everybody passes, and where everybody finds the sample journal. */
  auth(auth: Auth, context: Pick<AppContext, 'write' | 'newId' | 'prices'>): Auth
}

export function openDemo(now: () => string): Demo {
  const endsOn = marketDayOf(now())
  const walksFrom = dayOfNumber(dayNumber(endsOn) - DAYS_OF_STORY)
  let written: Promise<PastJournal> | null = null
  const sample = () => {
    written ??= writtenSample(endsOn, randomUUID)
    return written
  }
  return {
    prices: demoPrices(endsOn, now),
    async prepare(series) {
      await sample()
      for (const ticker of STORY_TICKERS) await series.fill(ticker, walksFrom, 'background')
    },
    auth: (auth, { write, newId, prices }) =>
      demoAuth(auth, async (userId) => {
        const journal = await sample()
        await write(userId, (trx) => copySample(trx, userId, journal, newId))
        // What was sold or only watched in the years before has its last close.
        for (const ticker of YEAR_TICKERS) await prices.find(ticker)
      }),
  }
}
