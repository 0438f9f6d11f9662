import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReviewView } from '#contract/reviews.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import { classes } from '#web/ui/classes.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { Ticks } from '#web/ui/tick-range.tsx'
import { decidedWords } from './decided-format.ts'
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
  const { recalled, confidence, thesis, returnPercent, from, until } = review
  const mirror = useQuery(mirrorQuery)
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
              <td className={tables.written}>{recalled.why}</td>
              <td className={tables.written}>{thesis}</td>
            </tr>
            <tr>
              <th scope="row">Return</th>
              <td>{recalled.returnPercent === null ? 'no guess' : signedPercent(recalled.returnPercent)}</td>
              <td>
                {returnPercent === null ? 'not known: daily prices are missing' : signedPercent(returnPercent)}
                {from && until && (
                  <span>
                    {formatUsd(from.price)} on {formatDay(from.on)} to {formatUsd(until.price)} on {formatDay(until.on)}
                    {review.isByOwnPrices && ', by your own entries'}
                  </span>
                )}
              </td>
            </tr>
          </tbody>
        </table>
        <p>{rememberedWords(review)}</p>
        <p>
          <Link to="/account/$user/overview/mirror" params={{ user }}>
            Back to the Mirror
          </Link>
        </p>
      </ReviewPart>
      {mirror.data && <ProcessAndOutcome reviews={mirror.data.memory.reviews} />}
    </>
  )
}

function outcomeWords({ outcome, isLeftOut, awaitsClose }: Graded): string {
  if (isLeftOut) return ''
  const open = awaitsClose
    ? 'Its day has come, and it is being resolved as soon as its closes are there.'
    : 'Its day has not come.'
  return ` ${outcome ? OUTCOMES[outcome] : open} Close to close, price only.`
}
