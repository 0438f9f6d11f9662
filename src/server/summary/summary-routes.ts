import { Hono } from 'hono'
import type { SummaryExplanationView } from '#contract/explanations.ts'
import { LanguageQuery } from '#contract/language-query.ts'
import type { SummaryView } from '#contract/summary.ts'
import { explainSummary } from '#domain/assets/explanation/summary-explanation.ts'
import { GERMAN } from '#domain/assets/explanation/summary-texts.de.ts'
import { ENGLISH } from '#domain/assets/explanation/summary-texts.ts'
import { summarize } from '#domain/assets/summary/summary.ts'
import type { Language } from '#domain/locale.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { isOutdated } from '#domain/prices/outdated-price.ts'
import { isMarketOpenOn } from '#domain/prices/quote.ts'
import type { Instant } from '#domain/time.ts'
import type { AppContext } from '../app-context.ts'
import { listShownAssets, type ShownLists, type ShownRow, showLists } from '../assets/asset-rows.ts'
import type { AppEnv } from '../http/app-env.ts'
import { readQuery } from '../http/read-query.ts'
import { answerOf, giveJson, giveStored } from '../http/stored-answer.ts'
import { toListedAsset } from './listed-asset.ts'

/** Adds up the rows of the lists, so that lists and summary always agree. */
export const summaryRoutes = (context: AppContext) =>
  new Hono<AppEnv>()
    .get('/', async (c) => {
      const [lists, now] = [await showLists(context, c.var.user.id), context.now()]
      return giveStored(
        c,
        answerOf(lists, `summary of ${marketDayOf(now)}`, () => viewSummary(lists, now)),
      )
    })
    .get('/workings', async (c) => {
      const { language } = readQuery(c, LanguageQuery)
      return giveJson(c, viewSummaryExplanation(await listShownAssets(context, c.var.user.id), context.now(), language))
    })

function viewSummary({ assets, rows }: ShownLists, now: string): SummaryView {
  return {
    ...summarize(assets.map(toListedAsset), marketDayOf(now)),
    ...listNews(rows),
    outdatedPrices: outdatedPrices(rows, now),
    isMarketOpenToday: isMarketOpenOn(now),
  }
}

/** The days of the prices that are too old to be taken for what something is worth now. */
function outdatedPrices(rows: ShownLists['rows'], now: string): SummaryView['outdatedPrices'] {
  const days = rows
    .flatMap(({ list, currentValue, currentPrice }) =>
      list === 'bought' && currentValue !== null && currentPrice && isOutdated(currentPrice.at, now)
        ? [marketDayOf(currentPrice.at)]
        : [],
    )
    .sort()
  const [from, until] = [days[0], days.at(-1)]
  return from && until ? { count: days.length, from, until } : null
}

/** The news that need the user's attention. */
function listNews(
  rows: ShownLists['rows'],
): Pick<SummaryView, 'crossed' | 'awaitingOutcome' | 'testsDue' | 'heldBack'> {
  const alerts = rows
    .flatMap(({ assetId, ticker, crossings }) => crossings.map((alert) => ({ assetId, ticker, crossing: alert })))
    .sort((one, other) => (one.crossing.at > other.crossing.at ? -1 : 1))
  const awaitingOutcome = rows
    .filter(({ isAwaitingOutcome }) => isAwaitingOutcome)
    .map(({ assetId, ticker }) => ({ assetId, ticker }))
  const testsDue = rows.filter(({ isTestDue }) => isTestDue).map(named)
  const quarantined = rows
    .filter(({ heldBackPrice, pendingSplit }) => heldBackPrice !== null || pendingSplit !== null)
    .map((row) => ({ ...named(row), isSplit: row.pendingSplit !== null }))
  return { crossed: alerts, awaitingOutcome, testsDue, heldBack: quarantined }
}

const named = ({ assetId, ticker, list }: ShownRow['row']) => ({ assetId, ticker, list })

const TEXTS = { en: ENGLISH, de: GERMAN } as const satisfies Record<Language, unknown>

/** How the sums are computed, from the same rows as the lists. */
function viewSummaryExplanation(rows: readonly ShownRow[], now: Instant, language: Language): SummaryExplanationView {
  const listed = rows.map(toListedAsset)
  const today = marketDayOf(now)
  const explained = explainSummary(listed, summarize(listed, today), today, TEXTS[language])
  return { figures: explained.map((figure) => ({ ...figure, lines: [...figure.lines] })) }
}
