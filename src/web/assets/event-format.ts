import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import { claimWords } from '#domain/claims/claim-format.ts'
import type { Language } from '#domain/locale.ts'
import { toldClosesWords } from '#domain/mirror/claims/told-closes-format.ts'
import { MARKET_ZONE, marketDayOf } from '#domain/prices/market-calendar.ts'
import { actionName } from '#web/language/action-names.ts'
import { claimTextsIn } from '#web/language/claim-texts.ts'
import { priceOrigin } from '#web/prices/price-origin.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { splitName } from './asset-format.ts'
import { entryDay, writtenDay } from './asset-lines.ts'
import { assetMessages } from './asset-messages.ts'
import { correctionLine } from './correction-format.ts'
import { lineMessages } from './line-messages.ts'

type OfAsset = Pick<AssetView, 'thesis' | 'stockOrOptions' | 'ticker'>

/**
 * An event of the asset, which is neither a decision nor a critique, in one line.
 * @param corrected the name of the event that it corrects, where it is one that is loaded
 */
export function eventLine(
  event: AssetEventView,
  asset: OfAsset,
  language: Language = 'en',
  corrected?: string,
): string {
  const messages = lineMessages(language).events
  const usd = (amount: string) => formatUsd(amount, language)
  switch (event.kind) {
    case 'split-recorded': {
      const onItsDay = messages.splitOn(splitName(event, language), formatDay(event.effectiveOn, language))
      const line = event.isBeforeFirst ? messages.splitBeforeFirst(onItsDay) : onItsDay
      return event.isWithdrawn ? messages.splitWithdrawn(line) : line
    }
    case 'option-settled':
      return messages.outcomes[event.outcome](usd(event.price.price))
    case 'level-crossed':
      return levelLine(event, asset.thesis, language)
    case 'claim-resolved':
      return claimLine(event, asset, language)
    case 'correction-recorded':
      return messages.correctedIn(
        correctionLine(event, language),
        corrected ?? correctedName(event, asset.thesis, language),
      )
    case 'own-test-answered':
      return (event.hasHappened ? messages.testHappened : messages.testDidNot)(event.line)
    case 'price-noted':
      return event.price.source === 'typed'
        ? typedLine(event, asset.stockOrOptions, language)
        : messages.confirmedPrice(usd(event.price.price), priceOrigin(event.price, MARKET_ZONE, language))
  }
}

type Noted = Extract<AssetEventView, { kind: 'price-noted' }>

/** What is told stays true whatever is answered; a price that is noted again was asked about before, and counts. */
function typedLine(
  { price, dateAdded, isDoubted }: Noted,
  type: AssetView['stockOrOptions'],
  language: Language,
): string {
  const messages = lineMessages(language).events
  const amount = messages.priceOf[type](formatUsd(price.price, language))
  if (price.at < dateAdded) return messages.usedFromHere(amount, formatDay(marketDayOf(price.at), language))
  return `${messages.typedByHand(amount)}${isDoubted ? messages.wereAsked : ''}`
}

/** `Sell of May 6, 2026`; no more than that it is an earlier entry, if that is not loaded, or is no decision. */
function correctedName(
  { correctsSequence }: { correctsSequence: number },
  thesis: AssetView['thesis'],
  language: Language,
): string {
  const messages = lineMessages(language)
  const entry = thesis.find(({ sequence }) => sequence === correctsSequence)
  return entry
    ? messages.ofDay(actionName(entry.action, language), entryDay(entry, language))
    : messages.events.earlierEntry
}

type Resolved = Extract<AssetEventView, { kind: 'claim-resolved' }>

function claimLine(event: Resolved, asset: OfAsset, language: Language): string {
  const messages = lineMessages(language).events
  const claim = claimOfEvent(event, asset, language)
  const line =
    event.outcome === null ? untoldLine(event, claim, language) : messages.claimOutcomes[event.outcome](claim)
  if (event.isOfOtherTicker) return `${line}${messages.ofOtherTicker}`
  if (event.isOfItself) return `${line}${messages.ofItself}`
  if (event.isPutRight) return `${line}${messages.putRight}`
  return event.putsRight ? `${line}${messages.putsRight}` : line
}

function untoldLine({ isOfOtherTicker, isToldByOtherReview }: Resolved, claim: string, language: Language): string {
  const messages = lineMessages(language).events
  if (isOfOtherTicker) return messages.claimOfOtherTicker(claim)
  return (isToldByOtherReview ? messages.claimDueElsewhere : messages.claimDue)(claim)
}

/** What an event tells of the prices behind it, in a line of its own; null where it tells none. */
export function closesLine(event: AssetEventView, { ticker }: OfAsset, language: Language = 'en'): string | null {
  if (event.kind !== 'claim-resolved' || !event.closes) return null
  return toldClosesWords(ticker, event.closes, claimTextsIn(language))
}

/** The claim in words. The server says it in English. */
function claimOfEvent(
  { claim, benchmark, isBetter, claimedUntil, splits = [] }: Resolved,
  { ticker }: OfAsset,
  language: Language,
): string {
  if (language === 'en' || !benchmark || isBetter === undefined || claimedUntil === undefined) return claim
  return claimWords({ benchmark }, { ticker, isBetter, until: claimedUntil, splits }, claimTextsIn(language))
}

type AlertEvent = Extract<AssetEventView, { kind: 'level-crossed' }>

function levelLine(event: AlertEvent, thesis: AssetView['thesis'], language: Language): string {
  const messages = lineMessages(language).events
  const { level, levelPrice, price, setBySequence, isWithdrawn, asTold } = event
  // A withdrawn alert is described with its original figures, followed by what is known now, because either alone would mislead.
  const seen = (isWithdrawn && asTold) || { levelPrice, price }
  const reached = messages.reached(
    assetMessages(language).levels[level],
    formatUsd(seen.levelPrice, language),
    formatUsd(seen.price.price, language),
  )
  const setBy = thesis.find(({ sequence }) => sequence === setBySequence)
  const by = setBy ? messages.setBy(actionName(setBy.action, language), entryDay(setBy, language)) : ''
  const on = writtenDay(seen.price.at, language)
  // The day on which it was recorded stands beside the line already.
  const late = on === writtenDay(event.dateAdded, language) ? '' : messages.on(on)
  return `${reached}${late}${by}${revisedWords(event, language)}`
}

function revisedWords(
  { isWithdrawn, isOfQuarantined, wasReachedEarlier, asTold, price }: AlertEvent,
  language: Language,
): string {
  const messages = lineMessages(language).events
  const now = formatUsd(price.price, language)
  if (wasReachedEarlier) return messages.reachedEarlier
  if (isOfQuarantined) return messages.correctedUnused(now)
  if (isWithdrawn) return `${messages.wasNot}${asTold ? messages.wasPrice(now) : ''}`
  return asTold ? messages.asTold(formatUsd(asTold.levelPrice, language), formatUsd(asTold.price.price, language)) : ''
}
