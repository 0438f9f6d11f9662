import { Link } from '@tanstack/react-router'
import type { MirrorView } from '#contract/mirror.ts'
import { fixedWords, signedWords } from '#domain/figure-format.ts'
import { LEAST_REVIEWS } from '#domain/mirror/basis/least-counts.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { formatDay } from '#web/ui/format.ts'
import { FirstRows } from './folded-rows.tsx'
import { Instrument } from './instrument.tsx'
import { MemoryFigure } from './memory-figure.tsx'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import { mirrorMessages } from './mirror-messages.ts'
import styles from './mirror-page.module.css'
import tables from './mirror-tables.module.css'
import { OnDemand } from './on-demand.tsx'
import { OpenedFigure } from './opened-figure.tsx'
import { rangeWords, signedPercent } from './review-format.ts'
import { reviewMessages } from './review-messages.ts'
import { scoreMessages } from './score-messages.ts'

/** What the user remembered beside what was recorded, for each review. */
export function MemoryInstrument({ user, mirror: { memory, assets } }: { user: string; mirror: MirrorView }) {
  const language = useLanguage()
  const { memory: messages } = scoreMessages(language)
  const counted = reviewMessages(language).figure.reviews(memory.reviews.length)
  const points = (percent: number) => signedWords(percent, 1, language)
  const thousandths = (value: number) => fixedWords(value, 3, language)
  const { reviews, gap, hindsight, compared } = memory
  return (
    <Instrument
      isWithoutAmounts
      name={messages.name}
      n={counted}
      note={
        <>
          {gap ? (
            <p>
              <b>{messages.off(points(gap.mean), rangeWords(gap, points, language))}</b>
              {messages.over(gap.n)}
            </p>
          ) : (
            <p>{messages.tooFew(LEAST_REVIEWS, compared)}</p>
          )}
          {hindsight && (
            <p>{messages.hindsight(thousandths(hindsight.mean), rangeWords(hindsight, thousandths, language))}</p>
          )}
          <p>{messages.source}</p>
        </>
      }
    >
      {reviews.length === 0 ? (
        <p className={styles.quiet}>{messages.none}</p>
      ) : (
        <>
          <MemoryFigure reviews={reviews} />
          <OnDemand name="memory" label={messages.asTable(counted)}>
            <ReviewsTable user={user} reviews={reviews.toReversed()} assets={assets} />
          </OnDemand>
          {gap && <OpenedFigure user={user} assets={assets} figure="memory-gap" label={messages.ofGap(gap.n)} />}
          {hindsight && (
            <OpenedFigure user={user} assets={assets} figure="hindsight" label={messages.ofHindsight(hindsight.n)} />
          )}
        </>
      )}
    </Instrument>
  )
}

type TableProps = { user: string; reviews: MirrorView['memory']['reviews']; assets: MirrorView['assets'] }

function ReviewsTable({ user, reviews, assets }: TableProps) {
  const language = useLanguage()
  const { memory: messages } = scoreMessages(language)
  const { notKnown } = mirrorMessages(language)
  const { columns } = messages
  return (
    <table className={classes(styles.table, tables.stacked)}>
      <caption>{messages.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{columns.decision}</th>
          <th scope="col">{columns.asked}</th>
          <th scope="col">{columns.remembered}</th>
          <th scope="col">{columns.recorded}</th>
          <th scope="col">{columns.confidence}</th>
        </tr>
      </thead>
      <tbody>
        <FirstRows name="reviews" rows={reviews} columns={5}>
          {(drawn) =>
            drawn.map((review) => (
              <tr key={review.gradedBy}>
                <th scope="row">
                  <MirrorEntryLink user={user} assets={assets} entry={review}>
                    {review.ticker}, {formatDay(review.on, language)}
                  </MirrorEntryLink>
                </th>
                <td data-name={columns.asked}>
                  <Link
                    to="/account/$user/overview/mirror/$sequence"
                    params={{ user, sequence: String(review.sequence) }}
                    aria-label={messages.review(review.ticker, formatDay(review.answeredOn, language))}
                  >
                    {formatDay(review.answeredOn, language)}
                  </Link>
                </td>
                <td data-name={columns.remembered}>
                  {review.recalledReturn === null ? messages.noGuess : signedPercent(review.recalledReturn, language)}
                </td>
                <td data-name={columns.recorded}>
                  {review.actualReturn === null ? notKnown : signedPercent(review.actualReturn, language)}
                  {review.leftOut && <span className={tables.closes}>{messages.leftOut[review.leftOut]}</span>}
                </td>
                <td data-name={columns.confidence}>
                  {messages.confidences(review.recalledConfidence, review.confidence)}
                </td>
              </tr>
            ))
          }
        </FirstRows>
      </tbody>
    </table>
  )
}
