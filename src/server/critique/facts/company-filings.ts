import { z } from 'zod'
import { visibleText } from '#domain/critique/visible-text.ts'
import { CONCEPTS, type CompanyFilings, filedMeasures, type ReportedConcept } from '#domain/filings/filed-figures.ts'
import { isSameCompany } from '#domain/filings/same-company.ts'
import { cutText } from '#domain/text.ts'
import { DAY_MS } from '#domain/time.ts'
import type { Engine } from '../../database/open-database.ts'
import type { Outcome } from '../../outbound/http-fetch.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import type { OutboundCall, OutboundProvider } from '../../outbound/outbound-provider.ts'
import { pacedFetch } from '../../outbound/pace.ts'

type SecFilingsAccess = {
  /** Where the list of companies is. */
  readonly baseUrl: string
  readonly dataBaseUrl: string
  readonly contact: string
  readonly engine: Engine
}

/** The company, and the calendar day before which its filings count. */
type FilingsQuestion = { readonly ticker: string; readonly companyName: string; readonly before: string }

/** @returns `none` when the SEC knows no such company or nothing was filed by then; null when it could not be asked */
export type FilingsSource = (question: FilingsQuestion, signal: AbortSignal) => Promise<CompanyFilings | 'none' | null>

const LIST_FOR_MS = 7 * DAY_MS
/**
 * The SEC allows ten requests a second, of which one is left to the request for its list, once a week elsewhere. The pace is kept
 * by each process for itself, so where several may share a database it is that of three together.
 */
const PER_SECOND = { sqlite: 9, postgres: 3 } as const satisfies Record<Engine, number>
/** Enough for a list of 10,000 companies, or for every value ever reported under one concept. */
const MAX_BYTES = 8 * 1024 * 1024
const LONGEST_NAME = 200

/** Figures of filings from the SEC's companyconcept. It requires callers to name a contact, so without one it is not asked. */
export function openCompanyFilings(access: SecFilingsAccess, outbound: Outbound): FilingsSource {
  const origins = [new URL(access.baseUrl).origin, new URL(access.dataBaseUrl).origin]
  const provider = outbound.provider({ name: 'SEC filings', perMinute: 0, perDay: 0, origins })
  const ask = askWith(provider, access)
  return async ({ ticker, companyName, before }, signal) => {
    const list = await ask({
      op: 'company-numbers',
      args: {},
      url: new URL(`${access.baseUrl}/files/company_tickers.json`),
      read: readList,
      cacheForMs: LIST_FOR_MS,
      signal,
    })
    if (!list.ok) return null
    const listed = list.data.get(asListed(ticker))
    if (!listed || !isSameCompany(companyName, listed.name, ticker)) return 'none'
    const { cik, name } = listed
    const answers = await Promise.all(
      TAGS.map((tag) => {
        const url = new URL(`${access.dataBaseUrl}/api/xbrl/companyconcept/CIK${cik}/us-gaap/${tag}.json`)
        return ask({ op: 'companyconcept', args: { cik, tag }, url, read: readConcept, cacheForMs: DAY_MS, signal })
      }),
    )
    // 404 means that the company never used a concept. After any other failure, what was filed stays unknown.
    if (answers.some((answer) => !answer.ok && answer.kind !== 'not-found')) return null
    const measures = filedMeasures(
      answers.flatMap((answer) => (answer.ok ? [answer.data] : [])),
      before,
    )
    return measures.length === 0 ? 'none' : { cik, name, measures }
  }
}

const TAGS = Object.values(CONCEPTS).flatMap(({ tags }) => tags)

/** The list writes BRK-B where others write BRK.B. */
const asListed = (ticker: string): string => ticker.toUpperCase().replace(/[./]/g, '-')

type Question<T> = Required<Pick<OutboundCall<T>, 'op' | 'args' | 'url' | 'read' | 'cacheForMs' | 'signal'>>

function askWith(provider: OutboundProvider, { contact, engine }: SecFilingsAccess) {
  const always = {
    pass: pacedFetch(PER_SECOND[engine]),
    maxBytes: MAX_BYTES,
    urgency: 'background',
    headers: { 'user-agent': `Candor/1.0 (${contact})` },
  } as const
  return <T>(question: Question<T>): Promise<Outcome<T>> => provider.ask({ ...question, ...always })
}

const CompanyTickers = z.record(
  z.string(),
  z.object({ cik_str: z.int().positive(), ticker: z.string().min(1), title: z.string().min(1) }),
)

type Listed = { readonly cik: string; readonly name: string }

function readList(body: unknown): Outcome<ReadonlyMap<string, Listed>> {
  const list = CompanyTickers.safeParse(body)
  if (!list.success) return { ok: false, kind: 'upstream' }
  const companies = Object.values(list.data).map(({ cik_str, ticker, title }): [string, Listed] => [
    ticker.toUpperCase(),
    { cik: String(cik_str).padStart(10, '0'), name: plainLine(title) },
  ])
  return { ok: true, data: new Map(companies) }
}

const Day = z.iso.date()
const Reported = z.object({
  start: Day.optional(),
  end: Day,
  val: z.number(),
  accn: z.string(),
  form: z.string().max(20),
  filed: Day,
})
const CompanyConcept = z.object({ tag: z.string(), units: z.record(z.string(), z.array(z.unknown())) })

/** A value that cannot be read is left out: one among hundreds must not keep the others back. */
function readConcept(body: unknown): Outcome<ReportedConcept> {
  const concept = CompanyConcept.safeParse(body)
  if (!concept.success) return { ok: false, kind: 'upstream' }
  const units = Object.entries(concept.data.units).map(([unit, values]) => [
    unit,
    values.flatMap((value) => Reported.safeParse(value).data ?? []),
  ])
  return { ok: true, data: { tag: concept.data.tag, units: Object.fromEntries(units) } }
}

const plainLine = (text: string): string =>
  cutText(visibleText(text).toWellFormed().replace(/\s+/g, ' ').trim(), LONGEST_NAME)
