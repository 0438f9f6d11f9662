import type { LetterView } from '#contract/letter.ts'
import type { Asset, AssetEntry } from '#domain/assets/asset.ts'
import { openSplit } from '#domain/assets/over-reported-splits.ts'
import { replayAsset } from '#domain/assets/replay-asset.ts'
import { splitsCounted } from '#domain/assets/splits-of-closes.ts'
import type { Language } from '#domain/locale.ts'
import type { MirrorAsset } from '#domain/mirror/basis/mirror-asset.ts'
import { untoldOfCompanies } from '#domain/mirror/basis/untold-of-companies.ts'
import { type JournalThen, writeLetter } from '#domain/mirror/findings/write-letter.ts'
import { emptyWords, lackingWords, letterMarkdown, type Written } from '#domain/mirror/letter/letter.ts'
import { letterPeriods } from '#domain/mirror/letter/letter-period.ts'
import { lastPriceOf } from '#domain/mirror/lines/last-price.ts'
import { pricesUntil } from '#domain/mirror/lines/prices-until.ts'
import { mirrorInSteps } from '#domain/mirror/mirror.ts'
import { reviewedAssets } from '#domain/mirror/of-one-asset.ts'
import { mirrorTexts } from '#domain/mirror/texts/mirror-texts.ts'
import { dayNumber, dayOfNumber } from '#domain/prices/day-number.ts'
import { marketDayNotAfter, marketDayOf } from '#domain/prices/market-calendar.ts'
import type { Split } from '#domain/prices/split.ts'
import { withheldBy } from '#domain/reviews/withheld.ts'
import type { AppContext } from '../app-context.ts'
import { inTurns } from '../event-loop/in-turns.ts'
import { found } from '../http/problem.ts'
import { viewLinkedAsset } from './linked-asset-view.ts'
import { type MirrorGround, readGround } from './mirror-ground.ts'
import { viewFinding } from './mirror-view.ts'
import { withTexts } from './texts-read.ts'

const NO_SUCH_LETTER = 'There is no letter of such a quarter or year. A letter comes when one is over.'

/**
 * The letter of a period, or of the latest one that has ended. It is made from the entries and closes up to the end of the
 * period, with later corrections applied.
 * @param as how what a person wrote is written in its Markdown; left out, so that it is shown as they wrote it
 * @throws Refusal when there is no letter with that id
 */
export async function loadLetter(
  context: AppContext,
  userId: string,
  id: string | null,
  language: Language,
  as?: Written,
): Promise<LetterView> {
  const texts = mirrorTexts(language)
  const ground = await readGround(context, userId, language)
  const days = ground.assets.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.kind === 'decision-recorded' ? [marketDayOf(entry.recordedAt)] : [])),
  )
  const periods = letterPeriods(days.toSorted()[0] ?? null, marketDayOf(context.now()))
  const period = id === null ? periods[0] : found(periods.find((each) => each.id === id) ?? null, NO_SUCH_LETTER)
  const named = periods.map((each) => ({ id: each.id, name: texts.letter.period(each) }))
  const view = { periods: named, ...(context.model && { writer: context.model.name }) }
  if (!period) return { ...view, assets: [], letter: null }
  const now = await inTurns(journalAsOf(ground, period.until))
  const before = await inTurns(journalAsOf(ground, dayOfNumber(dayNumber(period.from) - 1)))
  const letter = await withTexts(context.db, userId, (testIn) =>
    writeLetter(period, now, before.mirror.decisions === 0 ? null : before, testIn),
  )
  const { findings, newCount, changes, credit, question, opening } = letter
  const lacking = lackingWords(letter, texts)
  const quoted = new Set([...findings, ...(credit ? [credit] : [])].flatMap(({ quotes }) => quotes.map(idOf)))
  return {
    ...view,
    assets: ground.assets.flatMap(({ asset }) => (quoted.has(asset.assetId) ? [viewLinkedAsset(asset)] : [])),
    letter: {
      id: period.id,
      name: texts.letter.period(period),
      opening,
      findings: findings.map(viewFinding),
      ...(newCount === 0 && { empty: emptyWords(letter, texts) }),
      changes: [...changes],
      credit: credit && viewFinding(credit),
      question,
      ...(lacking && { lacking }),
      markdown: letterMarkdown(letter, texts, as),
    },
  }
}

const idOf = ({ assetId }: { readonly assetId: number }): number => assetId

const ASSETS_IN_A_STEP = 10

/** In steps, because replaying and measuring a long journal takes tens of milliseconds. */
function* journalAsOf({ assets, time }: MirrorGround, until: string): Generator<undefined, JournalThen> {
  const then: MirrorAsset[] = []
  for (const [index, asset] of assets.entries()) {
    if (index % ASSETS_IN_A_STEP === 0) yield
    then.push(...assetAsOf(asset, until))
  }
  const reviewedNow = reviewedAssets(assets, time)
  const withheldNow = withheldBy(reviewedNow, time)
  const untoldNow = untoldOfCompanies(reviewedNow, time.today, time.imported)
  const blind = time.blind.filter(({ recordedAt }) => marketDayOf(recordedAt) <= until)
  yield
  const timeThen = { ...time, blind, withheldNow, untoldNow, today: until, lastDay: marketDayNotAfter(until) }
  return { assets: then, mirror: yield* mirrorInSteps(then, timeThen) }
}

/** The asset as of a day; empty when it had no entry by then. */
function assetAsOf(asset: MirrorAsset, until: string): MirrorAsset[] {
  const told = journalUntil(asset.entries, until)
  if (!told) return []
  const inLedger = asset.inLedger && journalUntil(asset.inLedger.entries, until)
  const shareSplits = splitsCounted(told.asset, asset.shareSplits ?? told.asset.splits, until)
  // A split may be reported of an earlier day than the one on which it is recorded.
  const pendingSplit = earlierOf(asset.pendingSplit, openSplit(told.asset, shareSplits))
  const { closes, newest } = pricesOf(asset, inLedger?.asset ?? told.asset, shareSplits, until)
  const priced = { ...asset, ...told, ...(inLedger && { inLedger }), closes, shareSplits, pendingSplit }
  return [
    {
      ...priced,
      recorded: asset.recorded
        ? knownInLetters(asset.recorded, until).filter((entry) => !isLaterCorrection(entry, until))
        : null,
      last: lastPriceOf(priced, newest, until),
    },
  ]
}

/**
 * Which closes counted on a day, and the price that the lists showed then.
 * @param then the asset as it stood in the ledger on that day
 */
function pricesOf(asset: MirrorAsset, then: Asset, shareSplits: readonly Split[], until: string) {
  const { closes, ownCloses = null, quarantinedCloses = [] } = asset
  const ofProviders = [...quarantinedCloses, ...closes.filter((piece) => piece !== ownCloses)]
  const own = ownCloses === null ? [] : [ownCloses]
  const { newest, isProviderQuarantined } = pricesUntil(then, { ofProviders, own, shareSplits }, until)
  return { newest, closes: isProviderQuarantined ? own : [...ofProviders, ...own] }
}

const earlierOf = (one: Split | null, other: Split | null): Split | null =>
  one === null || (other !== null && other.effectiveOn < one.effectiveOn) ? other : one

/** null where nothing was written by then. */
function journalUntil(all: readonly AssetEntry[], until: string): Pick<MirrorAsset, 'asset' | 'entries'> | null {
  const entries = knownInLetters(all, until).map((entry) => withoutLaterReason(entry, until))
  const asset = replayAsset(entries)
  return asset && { asset, entries }
}

/**
 * The entries that letters know of by a day, with all corrections of them, whenever these were recorded: the entries are corrected
 * already, and applying some corrections again would undo the others.
 */
function knownInLetters(entries: readonly AssetEntry[], until: string): readonly AssetEntry[] {
  const daysOf = daysInLetters(entries)
  const written = entries.filter((entry) => entry.kind !== 'correction-recorded' && daysOf(entry) <= until)
  const sequences = new Set(written.map(({ sequence }) => sequence))
  return entries.filter((entry) =>
    entry.kind === 'correction-recorded' ? sequences.has(entry.correctsSequence) : sequences.has(entry.sequence),
  )
}

/** What somebody wrote beside a correction was written on its own day. */
const withoutLaterReason = (entry: AssetEntry, until: string): AssetEntry =>
  entry.kind === 'correction-recorded' && isLaterCorrection(entry, until) ? { ...entry, reason: '' } : entry

const isLaterCorrection = ({ kind, recordedAt }: AssetEntry, until: string): boolean =>
  kind === 'correction-recorded' && marketDayOf(recordedAt) > until

/** The day from which on letters know of each entry of an asset. */
function daysInLetters(entries: readonly AssetEntry[]): (entry: AssetEntry) => string {
  const recordedAt = new Map(entries.map((entry) => [entry.sequence, entry.recordedAt]))
  return (entry) => {
    switch (entry.kind) {
      // A split that was recorded later counts, because otherwise prices before and after it would be compared.
      case 'split-recorded':
        return entry.effectiveOn
      // A claim belongs to its own day, though its closes were uploaded long after it.
      case 'claim-resolved':
        return entry.claimedUntil
      // What a correction brings to light was reached when its price was known, and nobody had a stop before it was written down.
      case 'level-crossed': {
        const [setAt, knownAt] = [recordedAt.get(entry.setBySequence), entry.knownSince ?? entry.recordedAt]
        return marketDayOf(setAt !== undefined && setAt > knownAt ? setAt : knownAt)
      }
      default:
        return marketDayOf(entry.recordedAt)
    }
  }
}
