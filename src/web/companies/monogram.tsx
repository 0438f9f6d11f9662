import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import styles from './monogram.module.css'

type MonogramProps = { ticker: string; size?: 'large' | 'small' }

/** A company's logo if a provider has one, else the first letter of its ticker. */
export function Monogram({ ticker, size = 'large' }: MonogramProps) {
  const hasLogos = useHasLogos()
  return (
    <i className={`${styles.mark} ${styles[size]}`} aria-hidden="true">
      {ticker.slice(0, 1)}
      {hasLogos && <Logo key={ticker} ticker={ticker} />}
    </i>
  )
}

/** Covers the letter once it has loaded. If the company has no logo, the answer is empty and the letter stays. */
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

/** Whether a provider of logos is set up. Only a restart changes it, so the session's answer stays valid. */
const useHasLogos = (): boolean => useQuery({ ...sessionQuery, select: hasLogos }).data ?? false

const hasLogos = (session: SessionView): boolean => session.hasLogos ?? false
