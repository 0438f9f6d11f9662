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
  /** The person's own figure, which is never replaced unless they say so. */
  isTyped: boolean
  onType: (price: string) => void
  /** Takes the known price again. */
  onUseKnown: () => void
  known: PriceView | null
  /** Why no price is known, or what else is to be said. */
  reason: string | null
  error?: string | undefined
}

/** A price per unit: filled from what is known, with its source and time beside it, and typed by hand otherwise. */
export function PriceField({ label, unit, value, onType, error, ...known }: PriceFieldProps) {
  return (
    <NumberField
      label={label}
      unit={unit}
      value={value}
      onChange={onType}
      error={error}
      // An error says already that a price has to be typed: nothing else is said of one that is not known.
      hint={error && !known.known ? undefined : <KnownPrice value={value} {...known} />}
    />
  )
}

type KnownPriceProps = Pick<PriceFieldProps, 'value' | 'isTyped' | 'onUseKnown' | 'known' | 'reason'>

function KnownPrice({ value, isTyped, onUseKnown, known, reason }: KnownPriceProps) {
  if (!known) return reason
  const origin = priceOrigin(known, readersTimeZone())
  if (!isTyped) return origin
  const isOther = Number(value) !== Number(known.price)
  return (
    <span className={styles.known}>
      {formatUsd(known.price)} · {origin}
      {isOther && (
        <Button variant="quiet" onClick={onUseKnown}>
          Use it
        </Button>
      )}
    </span>
  )
}

/** What is said instead of a price. */
export function whyNoPrice(type: string, answer: QuoteView | undefined, isFailed: boolean): string | null {
  if (type === 'options') return 'Options are priced by hand: type the price of one contract.'
  if (isFailed) return 'No price could be had just now. Type the price yourself.'
  return answer ? (answer.reason ?? 'No price is known. Type the price yourself.') : null
}
