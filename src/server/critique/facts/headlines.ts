import { z } from 'zod'
import type { Headline } from '#domain/critique/critique.ts'
import { visibleText } from '#domain/critique/visible-text.ts'
import { isSameCompany } from '#domain/filings/same-company.ts'
import { calendarDaysBetween } from '#domain/prices/market-calendar.ts'
import { cutText } from '#domain/text.ts'
import { DAY_MS, type Instant } from '#domain/time.ts'
import type { CompanyDirectory } from '../../companies/company-directory.ts'
import type { Massive } from '../../companies/providers/massive-access.ts'
import type { Outcome } from '../../outbound/http-fetch.ts'

/** The company, and the last moment of which headlines count. */
type HeadlinesQuestion = { readonly ticker: string; readonly companyName: string; readonly before: Instant }

/** @returns the headlines, latest first; null when they could not be fetched */
export type HeadlinesSource = (question: HeadlinesQuestion, signal: AbortSignal) => Promise<Headline[] | null>

const MOST = 10
/** The number of companies to search; a complete ticker is among the first. */
const SEARCHED = 20
/** By New York's calendar. */
const OLDEST_DAYS = 30
/** How many requests of the minute are left to searches, for which somebody waits at the field. */
const LEFT_TO_SEARCHES = 1
const LONGEST = { title: 300, publisher: 80, url: 1_000 } as const

/**
 * Headlines of the thirty days before a decision, from the market-data provider. It knows a company by its ticker alone, so none
 * are asked for where the directory has another company under it.
 */
export const openHeadlines =
  (massive: Massive, companies: Pick<CompanyDirectory, 'search'>): HeadlinesSource =>
  async ({ ticker, companyName, before }, signal) => {
    const listed = (await companies.search(ticker, SEARCHED)).find((company) => company.ticker === ticker)
    if (listed && !isSameCompany(companyName, listed.companyName, ticker)) return []
    const url = new URL(`${massive.baseUrl}/v2/reference/news`)
    const until = `${before.slice(0, 'YYYY-MM-DDTHH:MM:SS'.length)}Z`
    const query = { ticker, 'published_utc.lte': until, order: 'desc', sort: 'published_utc', limit: String(MOST) }
    url.search = new URLSearchParams(query).toString()
    const outcome = await massive.ask({
      op: 'news',
      args: { ticker, until },
      url,
      urgency: 'interactive',
      reserve: LEFT_TO_SEARCHES,
      cacheForMs: DAY_MS,
      signal,
      read,
    })
    if (outcome.ok) return outcome.data.filter(({ publishedAt }) => isNear(publishedAt, before)).slice(0, MOST)
    return outcome.kind === 'not-found' ? [] : null
  }

/** Drops what was published after the decision, whatever the provider was asked for: nobody could have known it then. */
const isNear = (publishedAt: Instant, before: Instant): boolean =>
  publishedAt <= before && calendarDaysBetween(publishedAt, before) <= OLDEST_DAYS

const Article = z.object({
  title: z.string().min(1),
  publisher: z.object({ name: z.string().min(1) }),
  article_url: z.url({ protocol: /^https?$/ }).max(LONGEST.url),
  published_utc: z.iso.datetime({ offset: true }),
})
/** `results` may be missing when there are no articles. */
const News = z.object({ status: z.string(), results: z.array(z.unknown()).optional() })

function read(body: unknown): Outcome<Headline[]> {
  const news = News.safeParse(body)
  if (!news.success) return { ok: false, kind: 'upstream' }
  const headlines = (news.data.results ?? []).flatMap((result): Headline[] => {
    const { data } = Article.safeParse(result)
    if (!data) return []
    const [title, publisher] = [plainLine(data.title, LONGEST.title), plainLine(data.publisher.name, LONGEST.publisher)]
    const publishedAt = new Date(data.published_utc).toISOString()
    return title && publisher ? [{ title, publisher, url: data.article_url, publishedAt }] : []
  })
  return { ok: true, data: headlines.toSorted((one, other) => (one.publishedAt < other.publishedAt ? 1 : -1)) }
}

/** One line, without invisible characters. */
const plainLine = (text: string, longest: number): string =>
  cutText(visibleText(text).toWellFormed().replace(/\s+/g, ' ').trim(), longest)
