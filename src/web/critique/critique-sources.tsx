import type { AnalysisView } from '#contract/critiques.ts'
import styles from './critique-note.module.css'

type CritiqueSourcesProps = {
  headlines: NonNullable<AnalysisView['headlines']>
  filings: NonNullable<AnalysisView['filings']>
}

/** The headlines and filings that the critic was given, as they were then. */
export function CritiqueSources({ headlines, filings }: CritiqueSourcesProps) {
  return (
    <>
      {headlines.length > 0 && (
        <details className={styles.sources} open>
          <summary>Headlines before this entry</summary>
          <ul>
            {headlines.map(({ title, publisher, url, publishedAt, publishedOn }) => (
              <li key={`${url} ${publishedAt}`}>
                <a href={url} target="_blank" rel="noreferrer noopener nofollow">
                  {title}
                </a>{' '}
                {publisher}, <time dateTime={publishedAt}>{publishedOn}</time>
              </li>
            ))}
          </ul>
        </details>
      )}
      {filings.length > 0 && (
        <details className={styles.sources}>
          <summary>Filed with the SEC before this entry</summary>
          <ul>
            {filings.map(({ figure, period, value, change, filedOn, form }) => (
              <li key={`${figure} ${period}`}>
                {figure}, {period}: {value}
                {change !== null && `, ${change} on the year before`} ({form}, {filedOn})
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
