import { useId } from 'react'
import type { FindingView, MirrorView } from '#contract/mirror.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDay } from '#web/ui/format.ts'
import { FindingDrawing } from './finding-drawing.tsx'
import { FoldedRows } from './folded-rows.tsx'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import { MoneyCost } from './money-cost.tsx'
import { keepPng, keepSvg, withoutAmounts } from './share-picture.ts'

type FindingProps = { user: string; mirror: MirrorView; finding: FindingView; isCredit?: boolean }

/** A finding: its sentence, the evidence below it, and the method in the margin. */
export function FindingArticle({ user, mirror, finding, isCredit = false }: FindingProps) {
  const id = useId()
  const { assets } = mirror
  return (
    <article className={classes(styles.row, styles.finding)} aria-labelledby={id}>
      <div className={styles.cost}>
        <MoneyCost amount={finding.cost} />
        <span>{finding.note}</span>
        <FindingDrawing finding={finding} mirror={mirror} />
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
        <div className={styles.unfolded}>
          {finding.entries.length > 0 && (
            <FoldedRows
              label={`${finding.entries.length} ${finding.entries.length === 1 ? 'entry' : 'entries'}`}
              rows={finding.entries}
            >
              {(drawn) => (
                <ul className={styles.entries}>
                  {drawn.map((entry) => (
                    <li key={`${entry.assetId} ${entry.sequence}`}>
                      <MirrorEntryLink user={user} assets={assets} entry={entry}>
                        {entry.ticker}, {formatDay(entry.on)}
                      </MirrorEntryLink>
                    </li>
                  ))}
                </ul>
              )}
            </FoldedRows>
          )}
          <ShareFinding finding={finding} />
        </div>
      </aside>
    </article>
  )
}

/** Saves a finding as a picture without amounts; not offered when its sentence consists of an amount only. */
function ShareFinding({ finding }: { finding: FindingView }) {
  if (withoutAmounts(finding.title) === '') return null
  const name = `candor-${finding.kind}`
  return (
    <Disclosure label="As a picture">
      <p>Without amounts. It is made in this browser and sent nowhere.</p>
      <p>
        <Button onClick={() => keepSvg(finding, name)}>Save as SVG</Button>{' '}
        <Button onClick={() => keepPng(finding, name)}>Save as PNG</Button>
      </p>
    </Disclosure>
  )
}
