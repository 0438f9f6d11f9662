import type { Asset, AssetEntry } from '../assets/asset.ts'
import { decidedAt, isWrittenLater } from '../assets/day-decided.ts'
import { marketDayOf } from '../prices/market-calendar.ts'
import { asksForAPart } from '../tests-of-own/asks-for-a-part.ts'
import { isUnanswered, type StandingTest } from '../tests-of-own/standing-test.ts'
import type { Instant } from '../time.ts'
import type { CritiquedTest, CritiquedTestCome } from './critique.ts'

/** The tests of what is held or watched that nobody had answered when the decision was made. */
export const testsInForce = (asset: Asset | null, entries: readonly AssetEntry[]): readonly CritiquedTest[] =>
  (asset?.ownTests ?? [])
    .filter(isUnanswered)
    .map((test) => ({ text: test.line, on: test.on, ...writerOf(test, entries) }))

/**
 * The tests whose condition the user said has come true and that no complete sale has followed. Selling a part answers
 * a test for that part only, unless its own words ask for no more.
 * @param asset as it was before the decision
 * @param before its entries until then
 * @param heldSince when the present holding was bought: tests of earlier holding periods are over
 */
export function testsComeTrue(
  asset: Asset | null,
  before: readonly AssetEntry[],
  heldSince: Instant | null,
): readonly CritiquedTestCome[] {
  if (heldSince === null) return []
  return (asset?.ownTests ?? []).flatMap((test) => {
    const writer = writerOf(test, before)
    if (!test.answer?.hasHappened || test.isOfSale || isFollowed(test) || writer.at < heldSince) return []
    return [{ text: test.line, ...writer, answeredAt: test.answer.at }]
  })
}

const isFollowed = ({ followedBy, line, setBy }: StandingTest): boolean =>
  followedBy !== null && (followedBy.action === 'Sell' || asksForAPart(line, marketDayOf(setBy.at)))

/** The decision that wrote a test, by its moments. */
function writerOf({ setBy }: StandingTest, before: readonly AssetEntry[]): Pick<CritiquedTestCome, 'at' | 'writtenAt'> {
  const entry = before.find(({ sequence }) => sequence === setBy.sequence)
  if (entry?.kind !== 'decision-recorded') return { at: setBy.at }
  return { at: decidedAt(entry), ...(isWrittenLater(entry) && { writtenAt: entry.recordedAt }) }
}
