import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReviewView } from '#contract/reviews.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { correctionLine } from '#web/assets/correction-format.ts'
import { classes } from '#web/ui/classes.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { Ticks } from '#web/ui/tick-range.tsx'
import { decidedWords } from './decided-format.ts'
import { MemoryFigure } from './memory-figure.tsx'
import { mirrorQuery } from './mirror-api.ts'
import styles from './mirror-page.module.css'
import tables from './mirror-tables.module.css'
import { ProcessAndOutcome } from './process-and-outcome.tsx'
import { rememberedWords, signedPercent } from './review-format.ts'
import { ReviewPart } from './review-part.tsx'

type Graded = Extract<ReviewView, { stage: 'graded' }>

const OUTCOMES = {
  'came-true': 'It came true.',
  'did-not-come-true': 'It did not come true.',
  unresolvable: 'It cannot be resolved: a close is missing.',
} as const

/** The last step of a review: memory beside record, then the table of grades against outcomes. */
export function ReviewResult({ user, review }: { user: string; review: Graded }) {
  const { recalled, confidence, thesis, waitsFor, corrections = [] } = review
  const mirror = useQuery(mirrorQuery)
  const thisOne = mirror.data?.memory.reviews.filter(({ sequence }) => sequence === review.sequence).slice(-1) ?? []
  return (
    <>
      <ReviewPart
        name={review.companyName}
        step={3}
        title="Remembered and recorded"
        note={
          <>
            <h3>The claim</h3>
            <p>
              {review.claim}
              {outcomeWords(review)}
            </p>
          </>
        }
      >
        <p className={styles.lede}>
          {decidedWords(review)} on {formatDay(review.on)}.{review.option && ' The return is the option’s.'}
        </p>
        <table className={classes(styles.table, tables.beside)}>
          <caption>What you remembered, beside what you recorded</caption>
          <thead>
            <tr>
              <td />
              <th scope="col">You remembered</th>
              <th scope="col">You recorded</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">How sure</th>
              <td>
                <Ticks value={recalled.confidence} max={CONFIDENCE.max} /> {recalled.confidence} of 10
              </td>
              <td>
                <Ticks value={confidence} max={CONFIDENCE.max} /> {confidence} of 10
              </td>
            </tr>
            <tr>
              <th scope="row">Why</th>
              <td className={tables.written} data-own-words>
                {recalled.why}
              </td>
              <td className={tables.written} data-own-words>
                {thesis}
              </td>
            </tr>
            <tr>
              <th scope="row">Return</th>
              <td>{recalled.returnPercent === null ? 'no guess' : signedPercent(recalled.returnPercent)}</td>
              <td>
                <ReturnCell review={review} />
              </td>
            </tr>
          </tbody>
        </table>
        <MemoryFigure reviews={thisOne} />
        <p>{rememberedWords(review)}</p>
        {corrections.map((corrected) => (
          <p key={`${corrected.field} ${corrected.on} ${corrected.to}`}>
            {formatDay(corrected.on)}: {correctionLine(corrected)}. The return goes by what is right.
          </p>
        ))}
        {waitsFor && (
          <p>
            The result comes with{' '}
            <Link to="/account/$user/overview/mirror/$sequence" params={{ user, sequence: String(waitsFor.sequence) }}>
              the review of another decision
            </Link>{' '}
            on the same company, {waitsFor.action} of {formatDay(waitsFor.on)}: it would give that one’s away.
          </p>
        )}
        <p>
          <Link to="/account/$user/overview/mirror" params={{ user }}>
            Back to the Mirror
          </Link>
        </p>
      </ReviewPart>
      {mirror.data && <ProcessAndOutcome reviews={mirror.data.memory.reviews} current={review.sequence} />}
    </>
  )
}

function ReturnCell({ review: { returnPercent, from, until, waitsFor, ...review } }: { review: Graded }) {
  if (waitsFor) return 'not told yet'
  if (returnPercent === null) return 'not known: daily prices are missing'
  return (
    <>
      {signedPercent(returnPercent)}
      {from && until && (
        <span>
          {formatUsd(from.price)} on {formatDay(from.on)} to {formatUsd(until.price)} on {formatDay(until.on)}
          {review.isInParts && ', the mean over its parts'}
          {review.isByOwnPrices && ', by your own entries'}
        </span>
      )}
    </>
  )
}

function outcomeWords({ outcome, isLeftOut, awaitsClose, waitsFor }: Graded): string {
  if (isLeftOut) return ''
  if (waitsFor) return ' What became of it is not told yet.'
  const open = awaitsClose
    ? 'Its day has come, and it is being resolved as soon as its closes are there.'
    : 'Its day has not come.'
  return ` ${outcome ? OUTCOMES[outcome] : open} Close to close, price only.`
}
