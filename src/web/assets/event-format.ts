import type { AssetEventView } from '#contract/asset-journal.ts'
import type { AssetView } from '#contract/assets.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { readableDate } from '#domain/time.ts'
import { priceOrigin } from '#web/prices/price-format.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { LEVEL_NAMES, splitName } from './asset-format.ts'
import { correctionLine } from './correction-format.ts'

/** An event of the asset, which is neither a decision nor a critique, in one line. */
export function eventLine(event: AssetEventView, asset: Pick<AssetView, 'thesis' | 'stockOrOptions'>): string {
  switch (event.kind) {
    case 'split-recorded':
      return `${splitName(event)}, took effect ${formatDay(event.effectiveOn)}`
    case 'option-settled':
      return OUTCOME_LINES[event.outcome](formatUsd(event.price.price))
    case 'level-crossed':
      return levelLine(event, asset.thesis)
    case 'claim-resolved':
      return claimLine(event)
    case 'correction-recorded':
      return `${correctionLine(event)} (${correctedName(event, asset.thesis)})`
    case 'own-test-answered':
      return `Your test “${event.line}”: ${event.hasHappened ? 'it happened' : 'it did not happen'}`
    case 'price-noted':
      return event.price.source === 'typed'
        ? `Price of ${formatUsd(event.price.price)} a ${asset.stockOrOptions === 'stock' ? 'share' : 'contract'}, typed ${typedWords(event)}`
        : `Price of ${formatUsd(event.price.price)} confirmed by you (${priceOrigin(event.price, MARKET_ZONE)})`
  }
}

type Noted = Extract<AssetEventView, { kind: 'price-noted' }>

/** What is told stays true whatever is answered; a price that is noted again was asked about before, and counts. */
function typedWords({ price, dateAdded, isDoubted }: Noted): string {
  if (price.at < dateAdded) return `on ${readableDate(price.at, MARKET_ZONE)}, is used from here on`
  return isDoubted ? 'by hand; you were asked whether there was a split' : 'by hand'
}

/** `Sell of May 6, 2026`; the number of an entry that is not loaded, or is no decision. */
function correctedName({ correctsSequence }: { correctsSequence: number }, thesis: AssetView['thesis']): string {
  const entry = thesis.find(({ sequence }) => sequence === correctsSequence)
  return entry
    ? `${entry.action} of ${entry.decidedOnReadable ?? entry.dateAddedReadable}`
    : `entry ${correctsSequence}`
}

type Resolved = Extract<AssetEventView, { kind: 'claim-resolved' }>

function claimLine({ claim, outcome, putsRight, isPutRight }: Resolved): string {
  const line =
    outcome === null
      ? `The day of the claim that ${claim} has come: its outcome is on the Mirror`
      : `The claim that ${claim} ${CLAIM_OUTCOMES[outcome]}`
  if (isPutRight) return `${line}; a split was told later, which puts it right`
  return putsRight ? `${line}, counting a split that was told later` : line
}

const CLAIM_OUTCOMES = {
  'came-true': 'came true',
  'did-not-come-true': 'did not come true',
  unresolvable: 'cannot be resolved: a close is missing',
} as const

type Outcome = Extract<AssetEventView, { kind: 'option-settled' }>['outcome']

const OUTCOME_LINES: Readonly<Record<Outcome, (price: string) => string>> = {
  'expired-worthless': () => 'The option expired worthless',
  exercised: (price) => `The option was exercised, for ${price} a contract`,
  'sold-before': (price) => `The option had been sold before it expired, at ${price} a contract`,
}

type AlertEvent = Extract<AssetEventView, { kind: 'level-crossed' }>

function levelLine(event: AlertEvent, thesis: AssetView['thesis']): string {
  const { level, levelPrice, price, setBySequence, isWithdrawn, asTold } = event
  // A withdrawn alert is described with its original figures, followed by what is known now, because either alone would mislead.
  const seen = (isWithdrawn && asTold) || { levelPrice, price }
  const reached = `${LEVEL_NAMES[level]} of ${formatUsd(seen.levelPrice)} reached at ${formatUsd(seen.price.price)}`
  const setBy = thesis.find(({ sequence }) => sequence === setBySequence)
  const by = setBy ? `, set by your ${setBy.action} of ${setBy.decidedOnReadable ?? setBy.dateAddedReadable}` : ''
  const on = readableDate(seen.price.at, MARKET_ZONE)
  // The day on which it was recorded stands beside the line already.
  const late = on === event.dateAddedReadable ? '' : ` on ${on}`
  return `${reached}${late}${by}${revisedWords(event)}`
}

function revisedWords({ isWithdrawn, isOfQuarantined, wasReachedEarlier, asTold, price }: AlertEvent): string {
  if (wasReachedEarlier) return '; by what is known now, it had been reached earlier'
  if (isOfQuarantined)
    return `; its price was corrected to ${formatUsd(price.price)}, which is not used, because it looks like a split`
  if (isWithdrawn)
    return `; it was not, by what is known now${asTold ? `: the price was ${formatUsd(price.price)}` : ''}`
  return asTold
    ? `; as it was told then: ${formatUsd(asTold.levelPrice)}, reached at ${formatUsd(asTold.price.price)}`
    : ''
}
