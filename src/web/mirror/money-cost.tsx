import { useLanguage } from '#web/language/use-messages.ts'
import { formatSignedUsd } from '#web/ui/format.ts'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'

/** An amount that was gained or lost, with sign and arrow, or a remark that no price is known. */
export function MoneyCost({ amount }: { amount: string | null }) {
  const language = useLanguage()
  if (amount === null) return <b>{mirrorMessages(language).finding.noPrice}</b>
  const value = Number(amount)
  if (value === 0) return <b>{formatSignedUsd(amount, language)}</b>
  return (
    <b className={value < 0 ? styles.loss : styles.gain}>
      <span aria-hidden="true">{value < 0 ? '▼' : '▲'} </span>
      {formatSignedUsd(amount, language)}
    </b>
  )
}
