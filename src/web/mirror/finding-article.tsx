import { useId } from 'react'
import type { FindingView } from '#contract/mirror.ts'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDay } from '#web/ui/format.ts'
import { type MirrorAssets, MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import { MoneyCost } from './money-cost.tsx'
import { ShareFinding } from './share-finding.tsx'

type FindingProps = { user: string; assets: MirrorAssets; finding: FindingView; isCredit?: boolean }

/** A finding: its sentence, the evidence below it, and the method in the margin. */
export function FindingArticle({ user, assets, finding, isCredit = false }: FindingProps) {
  const id = useId()
  return (
    <article className={classes(styles.row, styles.finding)} aria-labelledby={id}>
      <div className={styles.cost}>
        <MoneyCost amount={finding.cost} />
        <span>{finding.note}</span>
      </div>
      <div>
        <h2 id={id}>{finding.title}</h2>
        <p className={styles.evidence}>{finding.evidence}</p>
        {finding.quotes.length > 0 && (
          <div className={styles.quotes}>
            {finding.quotes.map((quote) => (
              <blockquote key={quote.sequence}>
                “{quote.words}”
                <footer>
                  <MirrorEntryLink user={user} assets={assets} entry={quote}>
                    {quote.ticker}, {formatDay(quote.on)}, confidence {quote.confidence}
                  </MirrorEntryLink>
                </footer>
              </blockquote>
            ))}
          </div>
        )}
      </div>
      <aside className={classes(styles.note, isCredit && styles.lit)}>
        {isCredit && <h3>To your credit</h3>}
        <p>{finding.method}</p>
        {finding.entries.length > 0 && (
          <Disclosure label={`${finding.entries.length} ${finding.entries.length === 1 ? 'entry' : 'entries'}`}>
            <ul className={styles.entries}>
              {finding.entries.map((entry) => (
                <li key={`${entry.assetId} ${entry.sequence}`}>
                  <MirrorEntryLink user={user} assets={assets} entry={entry}>
                    {entry.ticker}, {formatDay(entry.on)}
                  </MirrorEntryLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        )}
        <ShareFinding finding={finding} />
      </aside>
    </article>
  )
}
