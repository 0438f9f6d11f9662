import type { AssetView } from '#contract/assets.ts'
import type { Language } from '#domain/locale.ts'
import type { Instant } from '#domain/time.ts'
import { alertLine, lastAlert } from '#web/assets/asset-format.ts'
import { ComputedFigure } from '#web/assets/computed-figure.tsx'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatQuantity, formatUsd } from '#web/ui/format.ts'
import styles from './asset-facts.module.css'
import { Fact } from './fact.tsx'
import { pageMessages } from './page-messages.ts'

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
          level="stop-loss"
          percent={asset.stopLossPercentage && `-${asset.stopLossPercentage}`}
          price={asset.stopLossPrice}
        />
      )}
      {asset.takeProfitYesNo === 'Yes' && (
        <LevelFact {...shared} level="take-profit" percent={asset.takeProfitPercentage} price={asset.takeProfitPrice} />
      )}
    </>
  )
}

/** Buying more moves the average cost, and no stop: then the percentage is of another price than the one that stands beside it. */
const isOfCostBasis = (costBasis: string | null, percent: string, price: string): boolean =>
  costBasis !== null && Math.abs(Number(costBasis) * (1 + Number(percent) / 100) - Number(price)) < 0.01

type LevelFactProps = LevelFactsProps & {
  level: 'stop-loss' | 'take-profit'
  /** The percentage as which the level was given, with a sign below zero; null when it was given as a price. */
  percent: string | null
  /** null while nothing is held */
  price: string | null
}

function LevelFact({ asset, now, isCostHidden, level, percent, price }: LevelFactProps) {
  const language = useLanguage()
  const { facts, hidden } = pageMessages(language)
  const name = level === 'stop-loss' ? facts.stop : facts.target
  const words = percent && percentWords(percent, language)
  if (price === null || isCostHidden) return <Fact name={name}>{words ?? hidden}</Fact>
  const alert = lastAlert(asset.crossings, level)
  const usd = formatUsd(price, language)
  const aside = (
    <>
      {percent && `${facts.at(usd)}${isOfCostBasis(asset.costBasis, percent, price) ? '' : facts.ofItsDecision}`}
      {alert && <strong>{alertLine(alert, now, language)}</strong>}
    </>
  )
  return (
    <Fact name={name} aside={aside} className={styles.wide}>
      <ComputedFigure asset={asset} figure={level} text={words ? facts.levelAt(words, usd) : usd}>
        {words ?? usd}
      </ComputedFigure>
    </Fact>
  )
}

/** `−7.5%`, with the decimals that it was typed with; in German `−7,5 %`. */
function percentWords(percent: string, language: Language): string {
  const digits = language === 'en' ? percent.replace('-', '') : formatQuantity(percent.replace('-', ''), language)
  return `${percent.startsWith('-') ? '−' : '+'}${digits}${language === 'en' ? '%' : '\u00a0%'}`
}
