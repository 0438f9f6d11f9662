import type { PriceView, QuoteView } from '#contract/prices.ts'
import { priceOrigin } from '#web/prices/price-format.ts'
import { Button } from '#web/ui/button.tsx'
import { formatUsd, readersTimeZone } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import styles from './price-field.module.css'

type PriceFieldProps = {
  label: string
  unit: string
  value: string
  /** Whether the user typed the price, so that it is replaced only on request. */
  isTyped: boolean
  onType: (price: string) => void
  /** Restores the known price. */
  onUseKnown: () => void
  knownPrice: PriceView | null
  /** The reason why no price is known, or another remark on it. */
  reason: string | null
  error?: string | undefined
}

/** A field for a price per unit, filled with the known price, whose source and time are shown beside it, or typed by hand. */
export function PriceField({ label, unit, value, onType, error, ...ofHint }: PriceFieldProps) {
  return (
    <NumberField
      label={label}
      unit={unit}
      value={value}
      onChange={onType}
      error={error}
      // The error already asks for a price, so the hint about an unknown price is left out.
      hint={error && !ofHint.knownPrice ? undefined : <KnownPrice value={value} {...ofHint} />}
    />
  )
}

type KnownPriceProps = Pick<PriceFieldProps, 'value' | 'isTyped' | 'onUseKnown' | 'knownPrice' | 'reason'>

function KnownPrice({ value, isTyped, onUseKnown, knownPrice, reason }: KnownPriceProps) {
  if (!knownPrice) return reason
  const origin = priceOrigin(knownPrice, readersTimeZone())
  if (!isTyped) return origin
  const isOther = Number(value) !== Number(knownPrice.price)
  return (
    <span className={styles.known}>
      {formatUsd(knownPrice.price)} · {origin}
      {isOther && (
        <Button variant="quiet" onClick={onUseKnown}>
          Use it
        </Button>
      )}
    </span>
  )
}

/** The explanation shown when there is no price. */
export function whyNoPrice(type: string, answer: QuoteView | undefined, isFailed: boolean): string | null {
  if (type === 'options') return 'Options are priced by hand: type the price of one contract.'
  if (isFailed) return 'No price could be had just now. Type the price yourself.'
  return answer ? (answer.reason ?? 'No price is known. Type the price yourself.') : null
}
