import type { AssetView } from '#contract/assets.ts'
import type { Instant } from '#domain/time.ts'
import { alertLine, lastAlert } from '#web/assets/asset-format.ts'
import { ComputedFigure } from '#web/assets/computed-figure.tsx'
import { formatUsd } from '#web/ui/format.ts'
import styles from './asset-facts.module.css'
import { Fact } from './fact.tsx'

type LevelFactsProps = {
  asset: AssetView
  now: Instant
  /** Whether the price paid is hidden; the price of a level and its alerts would reveal it. */
  isCostHidden: boolean
}

/** The stop and the target in force: their prices in USD, and whether the price has reached them. */
export function LevelFacts({ asset, now, isCostHidden }: LevelFactsProps) {
  // A stop kept for the next Buy is not a stop of the sold holding.
  if (asset.list === 'sold') return null
  const shared = { asset, now, isCostHidden }
  return (
    <>
      {asset.stopLossYesNo === 'Yes' && (
        <LevelFact
          {...shared}
          name="Stop loss"
          level="stop-loss"
          words={asset.stopLossPercentage && `−${asset.stopLossPercentage}%`}
          price={asset.stopLossPrice}
        />
      )}
      {asset.takeProfitYesNo === 'Yes' && (
        <LevelFact
          {...shared}
          name="Take profit"
          level="take-profit"
          words={asset.takeProfitPercentage && `+${asset.takeProfitPercentage}%`}
          price={asset.takeProfitPrice}
        />
      )}
    </>
  )
}

/** Buying more moves the average cost, and no stop: then the percentage is of another price than the one that stands beside it. */
const OF_ITS_DECISION = ', from the price of the decision that set it'

const isOfCostBasis = (costBasis: string | null, words: string, price: string): boolean =>
  costBasis !== null && Math.abs(Number(costBasis) * (1 + percentOf(words) / 100) - Number(price)) < 0.01

const percentOf = (words: string): number => Number(words.replace('−', '-').replace('%', ''))

type LevelFactProps = LevelFactsProps & {
  name: 'Stop loss' | 'Take profit'
  level: 'stop-loss' | 'take-profit'
  /** The percentage as which the level was given; null when it was given as a price. */
  words: string | null
  /** null while nothing is held */
  price: string | null
}

function LevelFact({ asset, now, isCostHidden, name, level, words, price }: LevelFactProps) {
  if (price === null || isCostHidden) return <Fact name={name}>{words ?? 'hidden for now'}</Fact>
  const alert = lastAlert(asset.crossings, level)
  const aside = (
    <>
      {words && `at ${formatUsd(price)}${isOfCostBasis(asset.costBasis, words, price) ? '' : OF_ITS_DECISION}`}
      {alert && <strong>{alertLine(alert, now)}</strong>}
    </>
  )
  return (
    <Fact name={name} aside={aside} className={styles.wide}>
      <ComputedFigure asset={asset} figure={level} text={words ? `${words}, at ${formatUsd(price)}` : formatUsd(price)}>
        {words ?? formatUsd(price)}
      </ComputedFigure>
    </Fact>
  )
}
