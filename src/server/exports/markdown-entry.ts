import type { Asset } from '#domain/assets/asset.ts'
import { toldPrice } from '#domain/assets/attached-price.ts'
import { countedEntry, isWithdrawn, wasReachedEarlier } from '#domain/assets/counted-entry.ts'
import { decidedOn } from '#domain/assets/day-decided.ts'
import { isSameLevel } from '#domain/assets/exit-price.ts'
import { isOfOtherTicker } from '#domain/assets/other-ticker.ts'
import { quantitySold } from '#domain/assets/trade.ts'
import { isOfItself } from '#domain/claims/claim-direction.ts'
import type { CritiqueRecorded } from '#domain/ledger/critique-recorded.ts'
import type { DecisionRecorded, Entry, LevelChange } from '#domain/ledger/entry.ts'
import type { ClaimResolved } from '#domain/ledger/review-entries.ts'
import { untoldDaysOf } from '#domain/mirror/basis/untold-of-companies.ts'
import { toldCloses } from '#domain/mirror/claims/told-closes.ts'
import type { Price } from '#domain/prices/price.ts'
import { isOutcomeTold } from '#domain/reviews/is-outcome-told.ts'
import { isOfAsset } from '../ledger/ledger-store.ts'
import type { ToldOutcomes } from '../reviews/told-outcomes.ts'
import { correctionWords } from './correction-format.ts'
import { callout, plain, plainLine } from './markdown-text.ts'

type ExportedWith = {
  /** The sequences of decisions by their ids. */
  readonly decided: ReadonlyMap<string, number>
  readonly outcomes: ToldOutcomes
}

/**
 * An entry of an asset as a section of its file: as it was written, and beside each figure that was changed
 * by a correction or a split, the present value.
 * @param asset null when the entries cannot be replayed
 */
export function entrySection(entry: Entry, asset: Asset | null, { decided, outcomes }: ExportedWith): string {
  if (entry.kind === 'critique-recorded') return critiqueSection(entry, decided.get(entry.decisionId), asset)
  const counted = asset && isOfAsset(entry) ? countedEntry(entry, asset) : entry
  if (entry.kind === 'decision-recorded' && counted.kind === 'decision-recorded')
    return decisionSection(entry, counted, asset)
  if (entry.kind === 'claim-resolved') return resolvedSection(entry, counted, asset, outcomes)
  const revised = asset ? revision(asset, entry.sequence) : ''
  return `${heading(counted, entry.kind.replaceAll('-', ' '))}\n\n${membersOf(entry, counted)}${revised}`
}

/** An outcome with what it was judged by, as far as both are told anywhere now. */
function resolvedSection(
  entry: Entry<ClaimResolved>,
  counted: Entry,
  asset: Asset | null,
  { withheld, putRight }: ToldOutcomes,
): string {
  const isTold = asset !== null && isOutcomeTold(asset, entry, withheld.outcomes)
  const isOfOther = asset !== null && isOfOtherTicker(entry, asset.corrections)
  const untoldOf = (ticker: string) => untoldDaysOf(ticker, withheld.closes)
  const closes = asset && toldCloses(entry, { ticker: asset.facts.ticker, splits: [], untoldOf })
  const areCloses = !isOfOther && !closes?.asset.untold && !closes?.benchmark?.untold
  const untold = !isTold ? ['outcome', 'closes'] : areCloses ? [] : ['closes']
  const later = [
    isTold || isOfOther ? [] : [UNTOLD],
    isTold && !isOfOther && !areCloses ? [CLOSES_UNTOLD] : [],
    isOfOther
      ? [OF_OTHER_TICKER]
      : asset && isOfItself(entry.claim, asset.facts)
        ? [OF_ITSELF]
        : putRight.has(entry.sequence)
          ? [PUT_RIGHT]
          : [],
  ].flat()
  return [heading(counted, 'claim resolved'), membersOf(entry, counted, untold), ...later].join('\n\n')
}

function revision(asset: Asset, alert: number): string {
  if (wasReachedEarlier(asset, alert)) return `\n\n${REACHED_EARLIER}`
  if (asset.quarantinedAlerts.includes(alert)) return `\n\n${QUARANTINED}`
  return isWithdrawn(asset, alert) ? `\n\n${WITHDRAWN}` : ''
}

const REACHED_EARLIER = 'It had been reached earlier, by what is known now; the alert of that price counts.'

const UNTOLD = 'What became of it stands here once a review that asks about it is graded.'

const CLOSES_UNTOLD =
  'What it was judged by stands here once a review that is due is graded, of which a close tells the outcome.'

const PUT_RIGHT = 'A split of these days was recorded later; the entry after it has the outcome that counts.'

const OF_ITSELF = 'It compares a share with itself, and does not count.'

const OF_OTHER_TICKER = 'It was recorded under another ticker, which has been corrected since, and does not count.'

const QUARANTINED = 'Its price has been corrected to one that looks like a split, which is not used.'

const WITHDRAWN = 'This alert does not hold any more: a correction or a split has come since.'

const heading = (entry: Entry, what: string): string => `## ${decidedOn(entry)} ${plainLine(what)}`

function decisionSection(
  written: Entry<DecisionRecorded>,
  counted: Entry<DecisionRecorded>,
  asset: Asset | null,
): string {
  const { action, confidence, thesis, ownTest, sequence, recordedAt } = written
  const both = (wordsOf: (decision: Entry<DecisionRecorded>) => string) => beside(wordsOf(written), wordsOf(counted))
  const corrected = asset && correctionWords(asset, sequence)
  const facts = [
    `Confidence ${confidence} of 10.`,
    both(({ quantity }) => (quantity === null ? '' : `Quantity ${quantity}`)),
    soldWords(written, asset),
    both((decision) => told(toldPrice(decision))),
    both(({ levels }) => levelWords('Stop', levels?.stopLoss)),
    both(({ levels }) => levelWords('Target', levels?.takeProfit)),
    decidedOn(written) === decidedOn(counted) ? '' : both((decision) => `Decided on ${decidedOn(decision)}`),
    `Entry ${sequence}, recorded ${recordedAt}.`,
    corrected ? `Corrected: ${plain(corrected)}` : '',
  ]
  const parts = [heading(counted, action), facts.filter(Boolean).join(' '), callout('quote', 'Thesis', thesis)]
  if (ownTest) parts.push(callout('question', ownTest.on ? `Wrong if, by ${ownTest.on}` : 'Wrong if', ownTest.line))
  return parts.join('\n\n')
}

/** A Sell types no quantity: it sells all that was held, as it counts by now. */
function soldWords({ action, sequence }: Entry<DecisionRecorded>, asset: Asset | null): string {
  const sold = action === 'Sell' && asset ? quantitySold(asset, sequence) : null
  return sold === null ? '' : `Sold all ${sold}.`
}

/** `Quantity 100 as written, which counts as: Quantity 10.` */
const beside = (written: string, counted: string): string =>
  written === counted ? written && `${written}.` : `${written || 'None'} as written, which counts as: ${counted}.`

const told = (price: Price | null): string => (price === null ? 'No price was known' : `Price ${priceWords(price)}`)

const priceWords = ({ price, source, at, knownAt }: Price): string =>
  `\\$${price} (${plainLine(source)}, ${at}${knownAt ? `; last known ${knownAt}` : ''})`

function levelWords(name: string, change: LevelChange | undefined): string {
  if (!change) return ''
  const usd = (price: string | null) => (price === null ? 'none' : `\\$${price}`)
  if (change.to !== null && isSameLevel(change.from, change.to))
    return `${name} stated at ${usd(change.to)}, where it stood`
  return change.from === null
    ? `${name} set to ${usd(change.to)}`
    : `${name} moved from ${usd(change.from)} to ${usd(change.to)}`
}

function critiqueSection(
  { model, status, reason, text, sequence }: Entry<CritiqueRecorded>,
  of: number | undefined,
  asset: Asset | null,
): string {
  const since = asset?.corrections.find((each) => each.sequence > sequence && each.correctsSequence <= (of ?? 0))
  const before = since ? `, written before entry ${since.correctsSequence} was corrected` : ''
  const about = of === undefined ? '' : ` of entry ${of}`
  const words = [status === 'complete' ? '' : (reason ?? status), text].filter(Boolean).join('\n')
  return callout('note', `Critique${about} by ${model}${before}`, words)
}

/** The content of other kinds of entries: their members by name, as they were written and with their present values. */
function membersOf(entry: Entry, counted: Entry, without: readonly string[] = []): string {
  const values = new Map(Object.entries(counted).map(([name, value]) => [name, wordsOf(value)]))
  return Object.entries(entry)
    .filter(([name]) => name !== 'kind' && name !== 'assetId' && !without.includes(name))
    .map(([name, value]) => `- ${plain(name)}: ${counting(wordsOf(value), values.get(name))}`)
    .join('\n')
}

const counting = (written: string, counted = written): string =>
  written === counted ? written : `${written} as written, which counts as: ${counted}`

const wordsOf = (value: unknown): string => plain(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
