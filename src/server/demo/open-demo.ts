import { randomUUID } from 'node:crypto'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Auth } from '../accounts/sign-in/auth.ts'
import type { AppContext } from '../app-context.ts'
import type { PriceProvider } from '../prices/price-provider.ts'
import type { PriceSeries } from '../prices/price-series.ts'
import type { PastJournal } from '../recording/append-past.ts'
import { copySample, writtenSample } from './copied-journal.ts'
import { demoAuth } from './demo-auth.ts'
import { demoPrices } from './demo-prices.ts'
import { STORY_TICKERS, YEAR_TICKERS } from './sample-journal.ts'

/** More than the story's three years by the three months before its first decision, of which the product fetches closes too. */
const DAYS_OF_STORY = 1190

/** What makes a Candor a demo (ruling 1). Its story ends on the day on which it was started. */
export type Demo = {
  readonly prices: PriceProvider
  /** Writes the sample journal, and fills the story's daily prices, so that the first chart that is opened has its line. */
  prepare(series: PriceSeries): Promise<void>
  /** A sign-in and a sign-up that let everybody in, and give everybody the sample journal. */
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
        // Older shares, which were sold or only watched, have their last closes.
        for (const ticker of YEAR_TICKERS) await prices.find(ticker)
      }),
  }
}
