import { useEffect, useState } from 'react'
import { useLanguage } from '#web/language/use-messages.ts'
import { formatMoment, readersTimeZone } from '#web/ui/format.ts'
import { renderForPaper } from '#web/ui/render-for-paper.ts'
import { pageMessages } from './page-messages.ts'
import styles from './printed-on.module.css'

/** On paper alone: when it was printed, because ages such as “1 day ago” say nothing there without it. */
export function PrintedOn() {
  const language = useLanguage()
  const [at, setAt] = useState(now)
  useEffect(() => {
    const media = matchMedia('print')
    const look = () => renderForPaper(() => setAt(now()))
    addEventListener('beforeprint', look)
    media.addEventListener('change', look)
    return () => {
      removeEventListener('beforeprint', look)
      media.removeEventListener('change', look)
    }
  }, [])
  return (
    <p className={styles.paper} data-paper>
      {pageMessages(language).printed(formatMoment(at, readersTimeZone(), language))}
    </p>
  )
}

const now = (): string => new Date().toISOString()
