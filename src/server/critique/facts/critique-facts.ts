import type { AssetEntry } from '#domain/assets/asset.ts'
import type { CritiqueFacts, CritiqueRequest } from '#domain/critique/critique.ts'
import { type CompanyFilings, withoutOldYears } from '#domain/filings/filed-figures.ts'
import { readJournalFact } from '#domain/journal-facts/journal-facts.ts'
import { canonicalJson } from '#domain/ledger/canonical-json.ts'
import type { CritiqueRecorded } from '#domain/ledger/critique-recorded.ts'
import type { DecisionRecorded, Entry } from '#domain/ledger/entry.ts'
import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { type Instant, instantAt, laterBy } from '#domain/time.ts'
import { sha256 } from '../../ledger/ledger-end-store.ts'
import type { FilingsSource } from './company-filings.ts'
import type { HeadlinesSource } from './headlines.ts'
import type { MarketSource } from './market-closes.ts'

/** Facts from the rest of the user's journal. */
type FactsOfJournal = Pick<CritiqueFacts, 'echo' | 'journalFacts'>

/**
 * Finds the facts in the user's journal.
 * @param decision the entry to critique; only what was recorded before it counts
 * @param earlier the facts of the last critique of it that was given any, which are given again unless figures of the journal are others by now
 */
export type JournalSource = (
  userId: string,
  decision: Entry<DecisionRecorded>,
  earlier: Given<FactsOfJournal> | null,
) => Promise<FactsOfJournal>

/** Facts, and the sequence of the critique that was given them. */
type Given<F> = { readonly sequence: number; readonly facts: F }

/** Where facts are asked for; null where a source is not configured. */
export type FactSources = {
  readonly filings: FilingsSource | null
  readonly headlines: HeadlinesSource | null
  readonly journal: JournalSource | null
  readonly market: MarketSource | null
}

/** A request with its facts, and those of them that are stored with the critique. */
type Informed = { readonly request: CritiqueRequest; readonly stored: Pick<CritiqueRecorded, 'facts'> }

/**
 * Adds facts to a request. What an earlier critique of the same decision was given is given again, so that a second critique is
 * of the same facts. Asked for again is only what could not be fetched then, or what belonged to a day, a company or figures that
 * have been corrected since.
 * @param entries the asset's entries
 */
export async function withFacts(
  sources: FactSources,
  request: CritiqueRequest,
  entries: readonly AssetEntry[],
  { userId, decisionId }: { readonly userId: string; readonly decisionId: string },
  signal: AbortSignal,
): Promise<Informed> {
  const given = entries.flatMap((entry) =>
    entry.kind === 'critique-recorded' && entry.decisionId === decisionId && entry.facts
      ? [{ sequence: entry.sequence, facts: entry.facts }]
      : [],
  )
  const ofItsDay = given.filter(({ sequence }) => sequence > lastMove(entries)).map(({ facts }) => facts)
  const toldBefore = given.findLast(({ facts: { echo, journalFacts } }) => echo || journalFacts) ?? null
  const [filings, headlines, market, journal] = await Promise.all([
    firstKnown(ofItsDay.map((facts) => facts.filings)) ?? askFilings(sources, request, signal),
    firstKnown(ofItsDay.map((facts) => facts.headlines)) ?? askHeadlines(sources, request, signal),
    askMarket(sources, request, userId, firstKnown(ofItsDay.map((facts) => facts.market)) ?? null),
    askJournal(sources, entries, toldBefore, userId, decisionId),
  ])
  const { echo, journalFacts } = journal
  const facts = {
    ...(filings !== undefined && { filings }),
    ...(headlines !== undefined && { headlines }),
    ...(market && { market }),
    ...(echo && { echo }),
    ...(journalFacts && { journalFacts }),
  }
  return { request: informed(request, facts), stored: stored(facts) }
}

/** The last correction of the decision's day or of the company; facts from before it are about another day or company. */
const lastMove = (entries: readonly AssetEntry[]): number =>
  entries.findLast(
    (entry) => entry.kind === 'correction-recorded' && (entry.field === 'decidedOn' || entry.field === 'ticker'),
  )?.sequence ?? 0

const firstKnown = <T>(values: readonly (T | null | undefined)[]): T | undefined =>
  values.find((one): one is T => one !== null && one !== undefined)

const askFilings = async ({ filings }: FactSources, request: CritiqueRequest, signal: AbortSignal) => {
  const { ticker, companyName, decision } = request
  return filings ? filings({ ticker, companyName, before: marketDayOf(decision.at) }, signal) : undefined
}

const askHeadlines = async ({ headlines }: FactSources, request: CritiqueRequest, signal: AbortSignal) => {
  const { ticker, companyName, decision } = request
  return headlines ? headlines({ ticker, companyName, before: lastHeard(decision) }, signal) : undefined
}

/** Of a decision that was written down later only the day is known: what was published on it may have come after the decision. */
const lastHeard = ({ at, writtenAt }: CritiqueRequest['decision']): Instant =>
  writtenAt === undefined ? at : laterBy(instantAt(marketDayOf(at), '00:00', MARKET_ZONE), -1)

/** Also what was given before is asked for: it may tell by now how a claim came out that is to be remembered first. */
const askMarket = async ({ market }: FactSources, request: CritiqueRequest, userId: string, earlier: Market) =>
  market ? market(userId, request, earlier) : earlier

type Market = NonNullable<CritiqueFacts['market']> | null

const askJournal = async (
  { journal }: FactSources,
  entries: readonly AssetEntry[],
  earlier: Given<CritiqueFacts> | null,
  userId: string,
  decisionId: string,
): ReturnType<JournalSource> => {
  const decision = entries.find((entry) => entry.kind === 'decision-recorded' && entry.decisionId === decisionId)
  return journal && decision?.kind === 'decision-recorded' ? journal(userId, decision, earlier) : (earlier?.facts ?? {})
}

function informed(
  request: CritiqueRequest,
  { filings, headlines, market, echo, journalFacts }: CritiqueFacts,
): CritiqueRequest {
  return {
    ...request,
    ...(filings && filings !== 'none' && givenFilings(filings, request)),
    ...(headlines && headlines.length > 0 && { headlines }),
    ...(market && { market }),
    ...(echo && { echo }),
    ...(journalFacts && { journalFacts: journalFacts.map(readJournalFact) }),
  }
}

function givenFilings(filings: CompanyFilings, { decision }: CritiqueRequest): Pick<CritiqueRequest, 'filings'> {
  const recent = withoutOldYears(filings, marketDayOf(decision.at))
  return recent.measures.length > 0 ? { filings: recent } : {}
}

function stored(facts: CritiqueFacts): Informed['stored'] {
  if (Object.keys(facts).length === 0) return {}
  return { facts: { ...facts, hash: sha256(canonicalJson(facts)) } }
}
