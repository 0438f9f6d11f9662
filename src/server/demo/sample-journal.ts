import { setImmediate } from 'node:timers/promises'
import type { PriceObservation } from '#domain/assets/levels.ts'
import { mayReach, sessionObservation } from '#domain/assets/price-observation.ts'
import { assetIdentity } from '#domain/ledger/asset-identity.ts'
import type { PrincipleFact } from '#domain/ledger/principle-entries.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { retirePrinciple, writePrinciple } from '#domain/principles/change-principles.ts'
import { type Principle, replayPrinciples } from '#domain/principles/principle.ts'
import type { Result } from '#domain/result.ts'
import { answerOwnTest } from '#domain/tests-of-own/answer-own-test.ts'
import type { Instant } from '#domain/time.ts'
import { accepted } from '../http/problem.ts'
import { findHead } from '../ledger/ledger-end-store.ts'
import { listPrincipleEntries } from '../ledger/ledger-store.ts'
import { appendDecided } from '../recording/record.ts'
import { resolutionsOf, reviewsOf } from './claim-moments.ts'
import { asTraded } from './demo-prices.ts'
import { type Moment, type Pen, tell } from './pen.ts'
import { STORY_PATHS } from './story/demo-paths.ts'
import { demoDays, marketDayBefore } from './story/demo-walk.ts'
import { disneyCall } from './story/disney-call.ts'
import { EARLIER_PATHS } from './story/earlier-paths.ts'
import { firstYear } from './story/first-year.ts'
import { ibm } from './story/ibm.ts'
import { ionq } from './story/ionq.ts'
import { passedOn } from './story/passed-on.ts'
import { principles } from './story/principles.ts'
import { rocketLab } from './story/rocket-lab.ts'
import { secondYear } from './story/second-year.ts'
import { type StoryAsset, type StoryDecision, type StoryPrinciple, storyCalendar } from './story/story.ts'
import { uber } from './story/uber.ts'
import { wasteManagement } from './story/waste-management.ts'
import { writeDecision } from './write-decision.ts'

/** The shares in the sample journal, and the fund that they are compared with. */
export const STORY_TICKERS: readonly string[] = Object.keys(STORY_PATHS)
/** The shares of its last year. */
export const YEAR_TICKERS: readonly string[] = STORY_TICKERS.filter((ticker) => !Object.hasOwn(EARLIER_PATHS, ticker))

/**
 * Writes the sample journal into an empty ledger: three years of decisions, each with its critique, the resolutions of their
 * claims, and the principles that they led to. It uses the same rules and the same store as any other entry, with times in the
 * past.
 */
export async function writeSampleJournal(journal: Omit<Pen, 'written' | 'decisions' | 'numbers'>): Promise<void> {
  const calendar = storyCalendar(journal.endsOn)
  const assets = [
    ...[ibm, rocketLab, uber, wasteManagement, ionq, disneyCall].map((tell) => tell(calendar)),
    ...[firstYear, secondYear, passedOn].flatMap((tell) => tell(calendar)),
  ]
  const numbers = new Map(assets.map(({ facts }, place) => [assetIdentity(facts), place + 1]))
  const pen = { ...journal, written: new Map(), decisions: new Map(), numbers }
  if ((await findHead(pen.trx, pen.userId)).sequence > 0) return
  const moments = [
    ...assets.flatMap((asset) => decisionsOf(pen, asset)),
    ...assets.flatMap((asset) => sessionsOf(pen, asset)),
    ...assets.flatMap((asset) => resolutionsOf(pen, asset)),
    ...assets.flatMap((asset) => reviewsOf(pen, asset)),
    ...principles(calendar).flatMap((principle) => changesOf(pen, principle)),
  ].sort((one, other) => (one.at < other.at ? -1 : 1))
  for (const { write } of moments) {
    await write()
    // A database in memory never waits, so this lets other requests run.
    await setImmediate()
  }
}

const decisionsOf = (pen: Pen, asset: StoryAsset): Moment[] =>
  asset.decisions.flatMap((decision) => [
    { at: decision.at, write: () => writeDecision(pen, asset, decision) },
    ...answersOf(pen, asset, decision),
  ])

/** The answer of the story's writer to a "wrong if" line, from the moment at which it could be told. */
function answersOf(pen: Pen, { facts }: StoryAsset, { at, wrongIf }: StoryDecision): Moment[] {
  if (!wrongIf?.answer) return []
  const { at: answeredAt, hasHappened } = wrongIf.answer
  const write = async () => {
    const identity = assetIdentity(facts)
    const asset = pen.written.get(identity)
    const setBySequence = asset?.ownTests.find(({ setBy }) => setBy.at === at)?.setBy.sequence ?? 0
    const fact = asset && answerOwnTest(asset, { setBySequence, hasHappened }, answeredAt)
    if (!fact) throw new RangeError(`The story of ${facts.ticker} answers a test that nobody wrote.`)
    await tell(pen, identity, accepted(fact), answeredAt)
  }
  return [{ at: answeredAt, write }]
}

/** The sessions of a share with a stop or a target, which its price may reach in one of them. */
function sessionsOf(pen: Pen, { facts, decisions }: StoryAsset): Moment[] {
  const isWatchedFor = facts.type === 'stock' && (facts.stopLossPercent ?? facts.takeProfitPercent) !== null
  const [first, last] = [decisions[0], decisions.at(-1)]
  if (!isWatchedFor || !first || !last) return []
  const until = last.action === 'Sell' ? marketDayOf(last.at) : marketDayBefore(pen.endsOn, 1)
  return demoDays(facts.ticker, marketDayOf(first.at), until, pen.endsOn)
    .flatMap((day) => sessionObservation(asTraded(day), 'demo'))
    .map((seen) => ({ at: seen.at, write: () => writeAlerts(pen, assetIdentity(facts), seen) }))
}

async function writeAlerts({ trx, userId, written }: Pen, identity: string, seen: PriceObservation): Promise<void> {
  const asset = written.get(identity)
  // Most sessions reach no level, and then the end of the ledger need not be read.
  if (!asset || !mayReach(asset, seen, [])) return
  const head = await findHead(trx, userId)
  const told = await appendDecided(trx, userId, { head, asset }, { fact: null, observations: [seen] }, seen.at)
  if (told.asset) written.set(identity, told.asset)
}

function changesOf(pen: Pen, { wordings, retiredAt }: StoryPrinciple): Moment[] {
  const principleId = pen.newId()
  const changes: Moment[] = wordings.map(({ at, text }) => ({
    at,
    write: () => writeChange(pen, at, (standing) => writePrinciple(standing, { principleId, text })),
  }))
  if (retiredAt === null) return changes
  const retire = () => writeChange(pen, retiredAt, (standing) => retirePrinciple(standing, principleId))
  return [...changes, { at: retiredAt, write: retire }]
}

async function writeChange(
  { trx, userId }: Pen,
  at: Instant,
  change: (standing: readonly Principle[]) => Result<PrincipleFact>,
): Promise<void> {
  const standing = replayPrinciples(await listPrincipleEntries(trx, userId))
  const head = await findHead(trx, userId)
  await appendDecided(trx, userId, { head, asset: null }, { fact: accepted(change(standing)) }, at)
}
