import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { MirrorView } from '#contract/mirror.ts'
import type { Language } from '#domain/locale.ts'
import { dueReviewsQuery } from '#web/api/due-reviews-api.ts'
import { problemMessages } from '#web/api/problem-messages.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import type { FirstReads } from '#web/routes/first-reads.ts'
import { RoomBelow, useIsWhole } from '#web/ui/below.tsx'
import { Button } from '#web/ui/button.tsx'
import { classes } from '#web/ui/classes.ts'
import { formatDay } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { uiMessages } from '#web/ui/ui-messages.ts'
import { ComingUp, isBeginning } from './coming-up.tsx'
import { DueNow } from './due-now.tsx'
import { EmptyMirror } from './empty-mirror.tsx'
import { FindingArticle } from './finding-article.tsx'
import { LazyInstruments } from './lazy-instruments.tsx'
import { mirrorQuery } from './mirror-api.ts'
import { ledeOf } from './mirror-lede.ts'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import { MirrorQuestion } from './mirror-question.tsx'
import { driftUnder, MoreDrift } from './more-drift.tsx'

/** So many findings are in the first picture: with all that they rest on, they are longer than a window. */
const FIRST = 2

/** So many findings stand with all that they rest on; of the others, which cost less, it is unfolded. */
const MOST_WHOLE = 4

export const firstReads: FirstReads = (queries, _, language) =>
  Promise.all([queries.prefetchQuery(mirrorQuery(language)), queries.prefetchQuery(dueReviewsQuery)])

/** The Mirror: findings about the user's decisions in sentences, then the instruments behind them. */
export function MirrorPage() {
  const { user = '' } = useParams({ strict: false })
  const language = useLanguage()
  const messages = mirrorMessages(language)
  const mirror = useQuery(mirrorQuery(language))
  // Waits for the due reviews, because their line above the findings would otherwise push the findings down.
  const { isPending: mayBeDue } = useQuery(dueReviewsQuery)
  if (mirror.data && !mayBeDue) return <Mirror user={user} mirror={mirror.data} />
  return (
    <>
      <h1>{messages.heading}</h1>
      {mirror.isError ? (
        <Notice kind="error">
          <p>{messages.cannotBeShown(problemMessages(language).text(mirror.error.message))}</p>
          <Button onClick={() => mirror.refetch()}>{uiMessages(language).tryAgain}</Button>
        </Notice>
      ) : (
        <Skeleton label={messages.loading} />
      )}
    </>
  )
}

function Mirror({ user, mirror }: { user: string; mirror: MirrorView }) {
  const language = useLanguage()
  const messages = mirrorMessages(language)
  const { findings, credit, question } = mirror
  const isWhole = useIsWhole()
  const [wasWhole] = useState(isWhole)
  if (mirror.decisions === 0) return <EmptyMirror user={user} />
  return (
    <>
      <header className={classes(styles.row, styles.top)}>
        <div />
        <div>
          <h1>{messages.heading}</h1>
          <p className={styles.lede}>{ledeOf(mirror, driftUnder(mirror).length, messages)}</p>
        </div>
        <aside className={styles.note}>
          <p>{spanOf(mirror, language)}</p>
          <DueNow user={user} />
          {mirror.hasLetter && (
            <p className={styles.onScreen}>
              <Link to="/account/$user/overview/mirror/letter" params={{ user }}>
                {messages.letter.link}
              </Link>
              {messages.letter.about}
            </p>
          )}
          {mirror.nextClaimOn && <p>{messages.nextClaim(formatDay(mirror.nextClaimOn, language))}</p>}
        </aside>
      </header>
      {(findings.length > 0 || credit || question) && (
        <section aria-label={messages.findings}>
          {(isWhole ? findings : findings.slice(0, FIRST)).map((finding, at) => (
            <FindingArticle
              key={finding.title}
              user={user}
              mirror={mirror}
              finding={finding}
              isFolded={at >= MOST_WHOLE}
            />
          ))}
          {isWhole && (
            <>
              <MoreDrift user={user} mirror={mirror} />
              {credit && <FindingArticle user={user} mirror={mirror} finding={credit} isCredit />}
              {question && <MirrorQuestion user={user} assets={mirror.assets} question={question} />}
            </>
          )}
        </section>
      )}
      {isWhole && isBeginning(mirror) && (
        <div className={styles.row}>
          <div />
          <ComingUp {...mirror} />
        </div>
      )}
      {isWhole ? <LazyInstruments user={user} mirror={mirror} isAtOnce={wasWhole} /> : <RoomBelow />}
      <p className={styles.footnote}>{messages.foot}</p>
    </>
  )
}

function spanOf({ from, to, decisions, counted, imported }: MirrorView, language: Language): string {
  const { span } = mirrorMessages(language)
  const [first, last] = [formatDay(from ?? '', language), formatDay(to ?? '', language)]
  const late = decisions - counted - imported
  const reasons = [late > 0 ? [span.late(late)] : [], imported > 0 ? [span.imported(imported)] : []].flat()
  const count = span.decisions(from === to ? first : span.between(first, last), decisions)
  return reasons.length === 0 ? count : `${count}${span.inMoneyOnly(reasons.reduce(span.both))}`
}
