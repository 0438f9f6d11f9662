import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionView } from '#contract/accounts.ts'
import { sessionQuery } from '#web/accounts/session-query.ts'
import styles from './monogram.module.css'

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

/** Whether anybody can be asked for logos: only a restart changes it, so the session's first word counts. */
const useHasLogos = (): boolean => useQuery({ ...sessionQuery, select: hasLogos }).data ?? false

const hasLogos = (session: SessionView): boolean => session.hasLogos ?? false
