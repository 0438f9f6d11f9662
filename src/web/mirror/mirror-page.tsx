import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { MirrorView } from '#contract/mirror.ts'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { formatDay } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { DueNow } from './due-now.tsx'
import { EmptyMirror } from './empty-mirror.tsx'
import { FindingArticle } from './finding-article.tsx'
import { Instruments } from './instruments.tsx'
import { mirrorQuery } from './mirror-api.ts'
import styles from './mirror-page.module.css'
import { MirrorQuestion } from './mirror-question.tsx'
import { MoreDrift } from './more-drift.tsx'

/** So many findings stand with all that they rest on; of the others, which cost less, it is unfolded. */
const MOST_WHOLE = 4

/** The Mirror: findings about the user's decisions in sentences, then the instruments behind them. */
export function MirrorPage() {
  const { user = '' } = useParams({ strict: false })
  const mirror = useQuery(mirrorQuery)
  // Waits for the due reviews, because their line above the findings would otherwise push the findings down.
  const { isPending: mayBeDue } = useQuery(dueReviewsQuery)
  if (mirror.data && !mayBeDue) return <Mirror user={user} mirror={mirror.data} />
  return (
    <>
      <h1>Mirror</h1>
      {mirror.isError ? (
        <Notice kind="error">
          <p>Your Mirror cannot be shown. {mirror.error.message} Your journal is as it was.</p>
          <Button onClick={() => mirror.refetch()}>Try again</Button>
        </Notice>
      ) : (
        <Skeleton label="Loading your Mirror" />
      )}
    </>
  )
}

function Mirror({ user, mirror }: { user: string; mirror: MirrorView }) {
  const { findings, credit, question } = mirror
  if (mirror.decisions === 0) return <EmptyMirror user={user} />
  return (
    <>
      <header className={classes(styles.row, styles.top)}>
        <div />
        <div>
          <h1>Mirror</h1>
          <p className={styles.lede}>{ledeOf(mirror)}</p>
        </div>
        <aside className={styles.note}>
          <p>{spanOf(mirror)}</p>
          <DueNow user={user} />
          <p className={styles.onScreen}>
            <Link to="/account/$user/overview/mirror/letter" params={{ user }}>
              The letter
            </Link>
            : a page about each quarter and each year that is over, to print.
          </p>
          {mirror.nextClaimOn && <p>The next claim resolves on {formatDay(mirror.nextClaimOn)}.</p>}
        </aside>
      </header>
      {(findings.length > 0 || credit || question) && (
        <section aria-label="Findings">
          {findings.map((finding, at) => (
            <FindingArticle
              key={finding.title}
              user={user}
              mirror={mirror}
              finding={finding}
              isFolded={at >= MOST_WHOLE}
            />
          ))}
          <MoreDrift user={user} mirror={mirror} />
          {credit && <FindingArticle user={user} mirror={mirror} finding={credit} isCredit />}
          {question && <MirrorQuestion user={user} assets={mirror.assets} question={question} />}
        </section>
      )}
      <Instruments user={user} mirror={mirror} />
      <p className={styles.footnote}>
        Price only, without dividends and fees. Whether such a page improves anybody’s decisions is unproven.
      </p>
    </>
  )
}

function ledeOf({ findings, credit }: MirrorView): string {
  if (findings.length === 0)
    return `Your own words, read back to you. So far they say ${credit ? 'one thing, and it is to your credit' : 'nothing that could be defended'}.`
  const things = findings.length === 1 ? 'One thing' : `${WORDS[findings.length] ?? findings.length} things`
  const verb = findings.length === 1 ? 'it says' : 'they say'
  const fair = credit ? ', and one that it would be unfair to leave out' : ''
  return `Your own words, read back to you. ${things} that ${verb}, what cost money first${fair}.`
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

function spanOf({ from, to, decisions, counted, imported }: MirrorView): string {
  const span = from === to ? formatDay(from ?? '') : `${formatDay(from ?? '')} to ${formatDay(to ?? '')}`
  const late = decisions - counted - imported
  const count = `${decisions} ${decisions === 1 ? 'decision' : 'decisions'}`
  const reasons = [
    late > 0 ? `${late} ${late === 1 ? 'was' : 'were'} written more than two days later` : null,
    imported > 0 ? `${imported} came with an import, so that nobody here saw when they were written` : null,
  ].filter((reason) => reason !== null)
  const rest =
    reasons.length === 0 ? '' : ` ${reasons.join(', and ')}: that counts in money, never in confidence or memory.`
  return `${span}: ${count}.${rest}`
}
