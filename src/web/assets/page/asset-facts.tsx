import type { ReactNode } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { marketDayOf } from '#domain/prices/market-calendar.ts'
import { isOutdated } from '#domain/prices/outdated-price.ts'
import type { Instant } from '#domain/time.ts'
import { ChangeFigure, isMarketOpenOn, RealizedGain, TodayFigure, UsdFigure } from '#web/assets/asset-figures.tsx'
import { hasSold } from '#web/assets/asset-format.ts'
import { ageOf, priceAge } from '#web/prices/price-format.ts'
import { Change } from '#web/ui/change.tsx'
import { classes } from '#web/ui/classes.ts'
import { formatDay, formatSignedUsd, formatUsd } from '#web/ui/format.ts'
import styles from './asset-facts.module.css'
import { Fact } from './fact.tsx'
import { LevelFacts } from './level-facts.tsx'

type AssetFactsProps = {
  asset: AssetView
  /** Why no fresh price is available; null when one is. */
  priceFailure: string | null
  /** Whether the price paid and the gain or loss are hidden. */
  isCostHidden: boolean
  /** Whether today's gain or loss is hidden too. */
  isTodayHidden?: boolean
  /** An action beside the price, such as typing one. */
  priceAction?: ReactNode
}

/** The present figures of an asset. */
export function AssetFacts({ asset, priceFailure, isCostHidden, isTodayHidden = false, priceAction }: AssetFactsProps) {
  const now = new Date().toISOString()
  // What was bought today is compared with what was paid, so that its gain of today is its whole gain.
  const isDayHidden = isTodayHidden || (isCostHidden && isMarketOpenOn(now))
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Last" aside={<PriceAside asset={asset} now={now} action={priceAction} />}>
          <UsdFigure asset={asset} figure="current-price" amount={asset.currentPrice?.price ?? null} />
        </Fact>
        <Worth asset={asset} now={now} isCostHidden={isCostHidden} />
        <Fact name="Cost basis" aside={!isCostHidden && (asset.stockOrOptions === 'stock' ? 'a share' : 'a contract')}>
          {isCostHidden ? <Hidden /> : <UsdFigure asset={asset} figure="cost-basis" amount={asset.costBasis} />}
        </Fact>
        <Fact name="Total gain/loss">
          {isCostHidden ? (
            <Hidden />
          ) : (
            <span className={classes(asset.list === 'watched' && styles.supposed)}>
              <ChangeFigure asset={asset} figure="total-gain-loss" percent={asset.totalGainLoss} />
            </span>
          )}
          <small>{asset.list === 'watched' && 'if you had bought; '}price only</small>
        </Fact>
        <Fact name="Today">{isDayHidden ? <Hidden /> : <Today asset={asset} now={now} />}</Fact>
        {asset.gainWhileWatched !== null && (
          <Fact name="While watched" aside="if you had bought, until your first purchase">
            {isCostHidden ? (
              <Hidden />
            ) : (
              <span className={styles.supposed}>
                <Change percent={asset.gainWhileWatched} />
              </span>
            )}
          </Fact>
        )}
        {hasSold(asset) && (
          <Fact name="Realized gain">{isCostHidden ? <Hidden /> : <RealizedGain asset={asset} />}</Fact>
        )}
        <Fact name="Confidence">
          {asset.confidence} / {CONFIDENCE.max}
          {asset.confidence !== asset.initialConfidence && <small>from {asset.initialConfidence}</small>}
        </Fact>
        <LevelFacts asset={asset} now={now} isCostHidden={isCostHidden} />
      </dl>
      {priceFailure !== null && <PriceFailure reason={priceFailure} />}
    </>
  )
}

const Hidden = () => <span className={styles.hidden}>hidden for now</span>

function Today({ asset, now }: { asset: AssetView; now: Instant }) {
  if (!isMarketOpenOn(now)) return <span className={styles.words}>The market is not open today</span>
  if (asset.isAwaitingOutcome)
    return <span className={styles.words}>It has expired, and its outcome is not recorded yet</span>
  const today = asset.today
  // The day's change comes from the provider; beside a newer price of the user's own it would contradict the gain of the day.
  const isOwn = asset.currentPrice?.source === 'typed' || asset.currentPrice?.source === 'uploaded'
  const price = isOwn && asset.list !== 'watched' ? null : asset.todaysValues
  return (
    <>
      <TodayFigure row={asset} />
      {today?.gainLoss && <small>{formatSignedUsd(today.gainLoss)} in all</small>}
      {price && (
        <small>
          {formatSignedUsd(price.dollarChange)} a {asset.stockOrOptions === 'stock' ? 'share' : 'contract'}
        </small>
      )}
    </>
  )
}

function PriceAside({ asset, now, action }: { asset: AssetView; now: Instant; action: ReactNode }) {
  return (
    <>
      {asset.currentPrice && (
        <span>{outcomeWords(asset, now) ?? `${priceAge(asset.currentPrice, now)}${restatedWords(asset)}`}</span>
      )}
      {action}
    </>
  )
}

/** An option's outcome is what it brought in, and no price of the day on which it was told. */
const outcomeWords = ({ currentPrice, events }: AssetView, now: Instant): string | null => {
  const isOutcome = events.some((event) => event.kind === 'option-settled' && event.price.at === currentPrice?.at)
  return currentPrice && isOutcome ? `what it ended with, told ${ageOf(currentPrice, now)}` : null
}

/** A price from before a split is shown counted in the shares after it, which is an amount that nobody typed or was paid. */
const restatedWords = ({ currentPrice, events }: AssetView): string => {
  const on = currentPrice && marketDayOf(currentPrice.at)
  const isRestated = events.some((event) => event.kind === 'split-recorded' && on !== null && on < event.effectiveOn)
  return isRestated ? ', in shares after the split' : ''
}

/** How many characters of an amount fit into one column: `$12,345,678.90`. */
const LONGEST_IN_COLUMN = 14

/** The value of the asset; for a sold asset, the proceeds of the whole last holding period and their cost, as in the Summary. */
function Worth({ asset, now, isCostHidden }: { asset: AssetView; now: Instant; isCostHidden: boolean }) {
  const { list, currentValue, initialValue, holdingPeriodCount } = asset
  if (currentValue === null || (list === 'sold' && isCostHidden)) return null
  const value = <UsdFigure asset={asset} figure="total-value" amount={currentValue} />
  const className = formatUsd(currentValue).length > LONGEST_IN_COLUMN ? styles.long : undefined
  if (list !== 'sold')
    return (
      <Fact name="Worth now" className={className} aside={outdatedAside(asset, now)}>
        {value}
      </Fact>
    )
  const ofThisPeriod = holdingPeriodCount > 1 ? '; what you held before is not in it' : ''
  return (
    <Fact
      name="Sold for"
      className={className}
      aside={`${initialValue === null ? 'in all' : `which had cost ${formatUsd(initialValue)}`}${ofThisPeriod}`}
    >
      {value}
    </Fact>
  )
}

const outdatedAside = ({ currentPrice }: AssetView, now: Instant): string | undefined =>
  currentPrice && isOutdated(currentPrice.at, now)
    ? `by the price of ${formatDay(marketDayOf(currentPrice.at))}; type a newer one`
    : undefined

const PRICE_FAILURE = 'There was an error finding the current stock price.'

/**
 * The specification's message about a missing price, in small print, because the last known price is still shown above, with
 * its age.
 */
function PriceFailure({ reason }: { reason: string }) {
  return (
    <p role="alert" className={styles.failure}>
      {reason.startsWith(PRICE_FAILURE) ? reason : `${PRICE_FAILURE} ${reason}`}
    </p>
  )
}
