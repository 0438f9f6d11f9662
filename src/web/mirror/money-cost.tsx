import { formatSignedUsd } from '#web/ui/format.ts'
import styles from './mirror-page.module.css'

/** What something cost or brought, with its sign and its arrow; or that it has no price. */
export function MoneyCost({ amount }: { amount: string | null }) {
  if (amount === null) return <b>No price</b>
  const value = Number(amount)
  if (value === 0) return <b>{formatSignedUsd(amount)}</b>
  return (
    <b className={value < 0 ? styles.loss : styles.gain}>
      <span aria-hidden="true">{value < 0 ? '▼' : '▲'} </span>
      {formatSignedUsd(amount)}
    </b>
  )
}
