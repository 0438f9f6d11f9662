import type { MirrorView } from '#contract/mirror.ts'
import { LEAST_REVIEWS } from '#domain/mirror/least-counts.ts'
import { classes } from '#web/ui/classes.ts'
import { formatDay } from '#web/ui/format.ts'
import { FirstRows } from './folded-rows.tsx'
import { counted, Instrument } from './instrument.tsx'
import { MemoryFigure } from './memory-figure.tsx'
import { MirrorEntryLink } from './mirror-entry-link.tsx'
import styles from './mirror-page.module.css'
import tables from './mirror-tables.module.css'
import { OnDemand } from './on-demand.tsx'
import { rangeWords, signedPercent } from './review-format.ts'

/** What the user remembered beside what was recorded, for each review. */
export function MemoryInstrument({ user, mirror: { memory, assets } }: { user: string; mirror: MirrorView }) {
  const { reviews, gap, hindsight, compared } = memory
  return (
    <Instrument
      name="Memory"
      n={counted(reviews.length, 'review')}
      note={
        <>
          {gap ? (
            <p>
              <b>
                Remembered {points(gap.mean)} points off, {rangeWords(gap, points)}.
              </b>{' '}
              Recalled less actual return, over {gap.n} first reviews, one of each company and month.
            </p>
          ) : (
            <p>
              Each review is listed; nothing is said of all below {LEAST_REVIEWS} first reviews with a guess and a known
              return, of purchases and watches, one of each company and month. There {compared === 1 ? 'is' : 'are'}{' '}
              {compared}.
            </p>
          )}
          {hindsight && (
            <p>
              Hindsight {thousandths(hindsight.mean)}, {rangeWords(hindsight, thousandths)}: above zero, what happened
              is remembered as more foreseen.
            </p>
          )}
          <p>Asked before the entry was shown (Walters and Fernbach 2021; Fischhoff and Beyth 1975).</p>
        </>
      }
    >
      {reviews.length === 0 ? (
        <p className={styles.quiet}>
          No review is done. One comes due when a claim resolves, when a line is reached, when something is sold, and 90
          days after a Buy.
        </p>
      ) : (
        <>
          <MemoryFigure reviews={reviews} />
          <OnDemand label={`${counted(reviews.length, 'review')}, as a table`}>
            <table className={classes(styles.table, tables.stacked)}>
              <caption>Remembered and recorded</caption>
              <thead>
                <tr>
                  <th scope="col">Decision</th>
                  <th scope="col">Asked</th>
                  <th scope="col">Return remembered</th>
                  <th scope="col">Return recorded</th>
                  <th scope="col">Confidence</th>
                </tr>
              </thead>
              <tbody>
                <FirstRows rows={reviews} columns={5}>
                  {(drawn) =>
                    drawn.map((review) => (
                      <tr key={review.gradedBy}>
                        <th scope="row">
                          <MirrorEntryLink user={user} assets={assets} entry={review}>
                            {review.ticker}, {formatDay(review.on)}
                          </MirrorEntryLink>
                        </th>
                        <td data-name="Asked">{formatDay(review.answeredOn)}</td>
                        <td data-name="Return remembered">
                          {review.recalledReturn === null ? 'no guess' : signedPercent(review.recalledReturn)}
                        </td>
                        <td data-name="Return recorded">
                          {review.actualReturn === null ? 'not known' : signedPercent(review.actualReturn)}
                        </td>
                        <td data-name="Confidence">
                          {review.recalledConfidence} remembered, {review.confidence} recorded
                        </td>
                      </tr>
                    ))
                  }
                </FirstRows>
              </tbody>
            </table>
          </OnDemand>
        </>
      )}
    </Instrument>
  )
}

const points = (percent: number): string => signedPercent(percent).replace('%', '')

/** `−0.012`; what rounds to nothing has no sign. */
const thousandths = (value: number): string => {
  const text = value.toFixed(3)
  return Number(text) === 0 ? '0.000' : text.replace('-', '−')
}
