import type { ReactNode } from 'react'
import type { AssetView } from '#contract/assets.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { priceAge } from '#web/companies/price-words.ts'
import { Change } from '#web/ui/change.tsx'
import { formatSignedUsd, formatUsd, readersTimeZone } from '#web/ui/format.ts'
import styles from './asset-facts.module.css'
import { isMarketOpenOn, Usd } from './asset-figures.tsx'

type AssetFactsProps = {
  asset: AssetView
  /** Why the current price can't be had; null when it can. */
  priceFailure: string | null
  /** Whether what was paid, and what came of it, is out of sight. */
  isCostHidden: boolean
}

/** What an asset is now, in figures. */
export function AssetFacts({ asset, priceFailure, isCostHidden }: AssetFactsProps) {
  const now = new Date().toISOString()
  return (
    <>
      <dl className={styles.facts}>
        <Fact name="Total gain/loss">{isCostHidden ? <Hidden /> : <Change percent={asset.totalGainLoss} />}</Fact>
        <Fact name="Today">
          <Today asset={asset} now={now} />
        </Fact>
        <Fact name="Current price" aside={asset.currentPrice && priceAge(asset.currentPrice, now, readersTimeZone())}>
          <Usd amount={asset.currentPrice?.price} />
        </Fact>
        <Fact name="Cost basis" aside={<Worth asset={asset} />}>
          {isCostHidden ? <Hidden /> : <Usd amount={asset.costBasis} />}
        </Fact>
        <Fact name="Confidence">
          {asset.confidence} / {CONFIDENCE.max} <small>from {asset.initialConfidence}</small>
        </Fact>
        {asset.stopLossYesNo === 'Yes' && <Fact name="Stop loss">−{asset.stopLossPercentage}%</Fact>}
        {asset.takeProfitYesNo === 'Yes' && <Fact name="Take profit">+{asset.takeProfitPercentage}%</Fact>}
      </dl>
      {priceFailure !== null && <PriceFailure reason={priceFailure} />}
    </>
  )
}

function Fact({ name, aside, children }: { name: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {aside && <small>{aside}</small>}
      </dd>
    </div>
  )
}

const Hidden = () => <span className={styles.hidden}>hidden for now</span>

function Today({ asset, now }: { asset: AssetView; now: string }) {
  if (!isMarketOpenOn(now)) return <span className={styles.words}>The market is not open today</span>
  const today = asset.todaysValues
  if (!today) return <Change percent={null} />
  return (
    <>
      <Change percent={today.percentChange} />
      <small>
        {formatSignedUsd(today.dollarChange)} a {asset.stockOrOptions === 'stock' ? 'share' : 'contract'}
      </small>
    </>
  )
}

/** What it is worth; of what is sold, what the Summary counts too: all parts of the last round, against their cost. */
function Worth({ asset: { list, currentValue, initialValue, watchBuySell } }: { asset: AssetView }) {
  if (currentValue === null) return null
  if (list !== 'sold') return <>worth now {formatUsd(currentValue)}</>
  const rounds = watchBuySell.filter(({ action }) => action === 'Buy').length
  return (
    <>
      sold for {formatUsd(currentValue)} in all
      {initialValue !== null && `, which had cost ${formatUsd(initialValue)}`}
      {rounds > 1 && '; the rounds before are not in it'}
    </>
  )
}

const PRICE_FAILURE = 'There was an error finding the current stock price.'

/** In the specification's words, small and beside the figures: the last known price stands above, with its age. */
function PriceFailure({ reason }: { reason: string }) {
  return (
    <p role="alert" className={styles.failure}>
      {reason.startsWith(PRICE_FAILURE) ? reason : `${PRICE_FAILURE} ${reason}`}
    </p>
  )
}
