import { useState } from 'react'
import styles from './monogram.module.css'
import { useHasLogos } from './use-has-logos.ts'

type MonogramProps = { ticker: string; size?: 'large' | 'small' }

/** A company's mark: its logo where somebody is asked for logos and has one, else the first letter of its ticker. */
export function Monogram({ ticker, size = 'large' }: MonogramProps) {
  const hasLogos = useHasLogos()
  return (
    <i className={`${styles.mark} ${styles[size]}`} aria-hidden="true">
      {ticker.slice(0, 1)}
      {hasLogos && <Logo key={ticker} ticker={ticker} />}
    </i>
  )
}

/** Over the letter once it is there; where there is none, the answer is empty and the letter stays. */
function Logo({ ticker }: { ticker: string }) {
  const [isLoaded, setIsLoaded] = useState(false)
  return (
    <img
      className={isLoaded ? styles.loaded : styles.loading}
      src={`/api/logos/${encodeURIComponent(ticker)}`}
      alt=""
      loading="lazy"
      decoding="async"
      onLoad={() => setIsLoaded(true)}
    />
  )
}
