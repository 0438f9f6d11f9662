import type { AnalysisView } from '#contract/critiques.ts'
import { MARKET_ZONE } from '#domain/prices/market-calendar.ts'
import { readableDate } from '#domain/time.ts'
import { useLangOfEnglish, useLanguage, useMessages } from '#web/language/use-messages.ts'
import { critiqueMessages } from './critique-messages.ts'
import styles from './critique-note.module.css'

type CritiqueSourcesProps = {
  headlines: NonNullable<AnalysisView['headlines']>
  filings: NonNullable<AnalysisView['filings']>
}

/** The headlines and filings that the critic was given, as they were then. */
export function CritiqueSources({ headlines, filings }: CritiqueSourcesProps) {
  const language = useLanguage()
  const lang = useLangOfEnglish()
  const messages = useMessages(critiqueMessages)
  return (
    <>
      {headlines.length > 0 && (
        <details className={styles.sources} open>
          <summary>{messages.headlines}</summary>
          <ul>
            {headlines.map(({ title, publisher, url, publishedAt, publishedOn }) => (
              <li key={`${url} ${publishedAt}`}>
                <a href={url} target="_blank" rel="noreferrer noopener nofollow" lang={lang}>
                  {title}
                </a>{' '}
                {publisher},{' '}
                <time dateTime={publishedAt}>
                  {language === 'en' ? publishedOn : readableDate(publishedAt, MARKET_ZONE, language)}
                </time>
              </li>
            ))}
          </ul>
        </details>
      )}
      {filings.length > 0 && (
        <details className={styles.sources}>
          <summary>{messages.filings}</summary>
          <ul>
            {filings.map(({ figure, period, value, change, filedOn, form }) => (
              <li key={`${figure} ${period}`} lang={lang}>
                {figure}, {period}: {value}
                {change !== null && critiqueMessages('en').onYearBefore(change)} ({form}, {filedOn})
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
