import { type ReactNode, useId } from 'react'
import type { FindingView, MirrorView } from '#contract/mirror.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { formatDay } from '#web/ui/format.ts'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { FindingDrawing } from './finding-drawing.tsx'
import { FoldedRows } from './folded-rows.tsx'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import { MoneyCost } from './money-cost.tsx'
import { OnDemand } from './on-demand.tsx'
import { keepPng, keepSvg, withoutAmounts } from './share-picture.ts'

type FindingProps = { user: string; mirror: MirrorView; finding: FindingView }
type ArticleProps = FindingProps & {
  isCredit?: boolean
  /** Whether only its sentence stands on the page, and what it rests on is unfolded. */
  isFolded?: boolean
}

/** A finding: its sentence, the evidence below it, and the method in the margin. */
export function FindingArticle({ isCredit = false, isFolded = false, ...of }: ArticleProps) {
  const id = useId()
  const { finding, mirror } = of
  return (
    <article className={classes(styles.row, styles.finding, isFolded && styles.folded)} aria-labelledby={id}>
      <div className={styles.cost}>
        <MoneyCost amount={finding.cost} />
        <span>{finding.note}</span>
        <FindingDrawing finding={finding} mirror={mirror} />
      </div>
      <div>
        <h2 id={id}>{finding.title}</h2>
        {isFolded ? (
          <OnDemand label="What it rests on">
            <Evidence {...of} />
            <div className={styles.note}>
              <p>{finding.method}</p>
              <Entries {...of} />
            </div>
          </OnDemand>
        ) : (
          <Evidence {...of} />
        )}
      </div>
      {!isFolded && (
        <aside className={classes(styles.note, isCredit && styles.lit)}>
          {isCredit && <h3>To your credit</h3>}
          <Entries {...of}>
            <OnDemand label="How it is counted" isInMargin>
              <p>{finding.method}</p>
            </OnDemand>
          </Entries>
        </aside>
      )}
    </article>
  )
}

const Evidence = ({ user, mirror: { assets }, finding: { evidence, quotes } }: FindingProps) => (
  <>
    <p className={styles.evidence}>
      <Unbroken>{evidence}</Unbroken>
    </p>
    {quotes.length > 0 && (
      <div className={styles.quotes}>
        {quotes.map((quote) => (
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
  </>
)

/** The entries that a finding rests on, and the finding as a picture, in one line after what else is folded. */
const Entries = ({ user, mirror: { assets }, finding, children }: FindingProps & { children?: ReactNode }) => (
  <div className={styles.unfolded}>
    {children}
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
)

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
