import type { PriceView, QuoteView } from '#contract/prices.ts'
import type { Language } from '#domain/locale.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { priceOrigin } from '#web/prices/price-origin.ts'
import { Button } from '#web/ui/button.tsx'
import { formatUsd, readersTimeZone } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { decisionMessages } from './decision-messages.ts'
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
      data-figure="price"
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
  const language = useLanguage()
  const { useIt } = useMessages(decisionMessages)
  if (!knownPrice) return reason
  const origin = priceOrigin(knownPrice, readersTimeZone(), language)
  if (!isTyped) return origin
  const isOther = Number(value) !== Number(knownPrice.price)
  return (
    <span className={styles.known}>
      {formatUsd(knownPrice.price, language)} · {origin}
      {isOther && (
        <Button variant="quiet" onClick={onUseKnown}>
          {useIt}
        </Button>
      )}
    </span>
  )
}

/** The explanation shown when there is no price. */
export function whyNoPrice(
  type: string,
  answer: QuoteView | undefined,
  isFailed: boolean,
  language: Language,
): string | null {
  const { options, failed, unknown } = decisionMessages(language).whyNoPrice
  if (type === 'options') return options
  if (isFailed) return failed
  if (!answer) return null
  return answer.reason ? problemMessages(language).text(answer.reason) : unknown
}
