import { type ReactNode, useId } from 'react'
import type { FindingView, MirrorView } from '#contract/mirror.ts'
import { shareWords } from '#domain/figure-format.ts'
import type { OpenedFigureName } from '#domain/mirror/opened/opened-figure-names.ts'
import { useLanguage, useMessages } from '#web/language/use-messages.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Disclosure, DisclosuresAbout } from '#web/ui/disclosure.tsx'
import { formatDay } from '#web/ui/format.ts'
import { Unbroken } from '#web/ui/unbroken.tsx'
import { FindingDrawing } from './finding-drawing.tsx'
import { FindingPicture } from './finding-picture.tsx'
import { FoldedRows } from './folded-rows.tsx'
import { isOfScores } from './is-of-scores.ts'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { MoneyCost } from './money-cost.tsx'
import { OnDemand } from './on-demand.tsx'
import { OpenedFigure } from './opened-figure.tsx'
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
  const messages = useMessages(mirrorMessages).finding
  const { finding, mirror } = of
  return (
    <DisclosuresAbout value={id}>
      <article
        className={classes(styles.row, styles.finding, isFolded && styles.folded, isCredit && styles.credit)}
        aria-labelledby={id}
      >
        {isCredit && <p className={styles.toCredit}>{messages.credit}</p>}
        <div className={styles.cost}>
          <MoneyCost amount={finding.cost} />
          <span>{[finding.note, ...(finding.costUntil ? [finding.costUntil] : [])].join(', ')}</span>
          <FindingDrawing finding={finding} mirror={mirror} />
        </div>
        <div>
          <h2 id={id}>{finding.title}</h2>
          {isFolded ? (
            <OnDemand name={nameOf(finding)} label={messages.restsOn}>
              <Evidence {...of} />
              <div className={styles.note}>
                <Method finding={finding} />
                <Entries {...of} />
              </div>
            </OnDemand>
          ) : (
            <Evidence {...of} />
          )}
        </div>
        {!isFolded && (
          <aside className={classes(styles.note, isCredit && styles.lit)}>
            <Entries {...of}>
              <OnDemand label={messages.counted} isInMargin>
                <Method finding={finding} />
              </OnDemand>
            </Entries>
          </aside>
        )}
      </article>
    </DisclosuresAbout>
  )
}

/** Several findings of one kind are about different entries. */
const nameOf = ({ kind, entries }: FindingView): string => `${kind} ${entries[0]?.sequence ?? ''}`

const Method = ({ finding }: { finding: FindingView }) => (
  <p data-scores={isOfScores(finding) || undefined}>{finding.method}</p>
)

function Evidence({ user, mirror: { assets }, finding }: FindingProps) {
  const { evidence, quotes } = finding
  const language = useLanguage()
  const messages = mirrorMessages(language).finding
  return (
    <>
      <p className={styles.evidence} data-scores={isOfScores(finding) || undefined}>
        <Unbroken>{evidence}</Unbroken>
      </p>
      {quotes.length > 0 && (
        <div className={styles.quotes}>
          {quotes.map((quote) => (
            <blockquote key={quote.sequence}>
              {quote.isOwnWords ? messages.quoted(quote.words) : quote.words}
              <footer>
                <MirrorEntryLink user={user} assets={assets} entry={quote}>
                  {messages.entry(quote.ticker, formatDay(quote.on, language), quote.confidence)}
                </MirrorEntryLink>
              </footer>
            </blockquote>
          ))}
        </div>
      )}
    </>
  )
}

/** The entries that a finding rests on, and the finding as a picture, in one line after what else is folded. */
function Entries({ user, mirror, finding, children }: FindingProps & { children?: ReactNode }) {
  const { assets, claims } = mirror
  const language = useLanguage()
  const { entries, claim: claimWords } = mirrorMessages(language).finding
  // How many came true is all that it says, so each says whether it did.
  const ofClaims = new Map(finding.kind === 'calibration' ? claims.map((claim) => [claim.sequence, claim]) : [])
  const outcomeOf = (sequence: number): string => {
    const claim = ofClaims.get(sequence)
    // Of a decision under review neither is told.
    if (!claim || claim.probability === null) return ''
    if (claim.outcome !== 'came-true' && claim.outcome !== 'did-not-come-true') return ''
    return claimWords(shareWords(claim.probability, language), claim.outcome === 'came-true')
  }
  return (
    <div className={styles.unfolded}>
      {children}
      {finding.entries.length > 0 && (
        <FoldedRows
          name={`entries of ${nameOf(finding)}`}
          label={entries(finding.entries.length)}
          rows={finding.entries}
        >
          {(drawn) => (
            <ul className={styles.entries} data-label={entries(finding.entries.length)}>
              {drawn.map((entry) => (
                <li key={`${entry.assetId} ${entry.sequence}`}>
                  <MirrorEntryLink user={user} assets={assets} entry={entry}>
                    {entry.ticker}, {formatDay(entry.on, language)}
                  </MirrorEntryLink>
                  {outcomeOf(entry.sequence)}
                </li>
              ))}
            </ul>
          )}
        </FoldedRows>
      )}
      <OpenedFinding user={user} mirror={mirror} finding={finding} />
      <ShareFinding finding={finding} />
    </div>
  )
}

/** The figures of what an average or a count is made of, where the entries alone do not show them. */
function OpenedFinding({ user, mirror: { assets, money }, finding: { kind, note } }: FindingProps) {
  const figure = FIGURES[kind]
  if (figure) return <OpenedFigure user={user} assets={assets} figure={figure} />
  if (kind === 'critic') return <OpenedFigure user={user} assets={assets} figure="critic" part={note} />
  const year = kind === 'drag' ? money.years.findLast(({ isWhole, drag }) => isWhole && drag)?.year : undefined
  return year && <OpenedFigure user={user} assets={assets} figure="year" part={year} />
}

const FIGURES: Readonly<Record<string, OpenedFigureName>> = {
  disposition: 'disposition',
  selling: 'selling',
  'passed-on': 'passed-on',
  'after-losses': 'after-losses',
}

/** Saves a finding as a picture without amounts; not offered when its sentence consists of an amount only. */
function ShareFinding({ finding }: { finding: FindingView }) {
  const messages = useMessages(mirrorMessages).finding
  if (withoutAmounts(finding.title) === '') return null
  const name = `candor-${finding.kind}`
  return (
    <Disclosure label={messages.picture}>
      <FindingPicture finding={finding} name={messages.pictureName} />
      <p>{messages.pictureNote}</p>
      <p>
        <Button onClick={() => keepSvg(finding, name)}>{messages.svg}</Button>{' '}
        <Button onClick={() => keepPng(finding, name)}>{messages.png}</Button>
      </p>
    </Disclosure>
  )
}
