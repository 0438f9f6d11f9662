import { formatSignedUsd } from '#web/ui/format.ts'
import styles from './mirror-page.module.css'

/** An amount that was gained or lost, with sign and arrow, or a remark that no price is known. */
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
