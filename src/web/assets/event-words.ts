import type { AssetEventView, AssetView } from '#contract/assets.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { readableDate } from '#domain/time.ts'
import { priceOrigin } from '#web/prices/price-words.ts'
import { formatDay, formatQuantity, formatUsd } from '#web/ui/format.ts'
import { LEVEL_NAMES } from './level-words.ts'

type Ratio = { readonly newShares: string; readonly oldShares: string }

/** `4-for-1 split` */
export const splitName = ({ newShares, oldShares }: Ratio): string =>
  `${formatQuantity(newShares)}-for-${formatQuantity(oldShares)} split`

/** What happened besides decisions, in one line. */
export function eventLine(event: AssetEventView, asset: Pick<AssetView, 'thesis' | 'stockOrOptions'>): string {
  switch (event.kind) {
    case 'split-recorded':
      return `${splitName(event)}, took effect ${formatDay(event.effectiveOn)}`
    case 'option-settled':
      return OUTCOME_LINES[event.outcome](formatUsd(event.price.price))
    case 'level-crossed':
      return levelLine(event, asset.thesis)
    case 'price-noted':
      return event.price.source === 'typed'
        ? `Price of ${formatUsd(event.price.price)} a ${asset.stockOrOptions === 'stock' ? 'share' : 'contract'}, typed by hand${event.isDoubted ? '; not used, because it looked like a split' : ''}`
        : `Price of ${formatUsd(event.price.price)} found right (${priceOrigin(event.price, MARKET_ZONE)})`
  }
}

type Outcome = Extract<AssetEventView, { kind: 'option-settled' }>['outcome']

const OUTCOME_LINES: Readonly<Record<Outcome, (price: string) => string>> = {
  'expired-worthless': () => 'The option expired worthless',
  exercised: (price) => `The option was exercised, for ${price} a contract`,
  'sold-before': (price) => `The option had been sold before it expired, at ${price} a contract`,
}

type Crossed = Extract<AssetEventView, { kind: 'level-crossed' }>

function levelLine({ level, levelPrice, price, setBySequence }: Crossed, thesis: AssetView['thesis']): string {
  const reached = `${LEVEL_NAMES[level]} of ${formatUsd(levelPrice)} reached at ${formatUsd(price.price)}`
  const setBy = thesis.find(({ sequence }) => sequence === setBySequence)
  const by = setBy ? `, set by your ${setBy.action} of ${setBy.dateAddedReadable}` : ''
  return `${reached} on ${readableDate(price.at, MARKET_ZONE)}${by}`
}
