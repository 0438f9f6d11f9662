import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReviewView } from '#contract/reviews.ts'
import { CONFIDENCE } from '#domain/decisions/limits.ts'
import type { Language } from '#domain/locale.ts'
import { toldClosesWords } from '#domain/mirror/claims/told-closes-format.ts'
import { correctionLine } from '#web/assets/correction-format.ts'
import { claimTextsIn } from '#web/language/claim-texts.ts'
import { useLanguage } from '#web/language/use-messages.ts'
import { classes } from '#web/ui/classes.ts'
import { formatDay, formatUsd } from '#web/ui/format.ts'
import { Ticks } from '#web/ui/tick-range.tsx'
import { decidedWords, decisionName } from './decided-format.ts'
import { MemoryFigure } from './memory-figure.tsx'
import { mirrorQuery } from './mirror-api.ts'
import styles from './mirror-page.module.css'
import tables from './mirror-tables.module.css'
import { ProcessAndOutcome } from './process-and-outcome.tsx'
import { rememberedWords, signedPercent } from './review-format.ts'
import { reviewMessages } from './review-messages.ts'
import { ReviewPart } from './review-part.tsx'
import { WaitsFor } from './when-told.tsx'

type Graded = Extract<ReviewView, { stage: 'graded' }>

/** The last step of a review: memory beside record, then the table of grades against outcomes. */
export function ReviewResult({ user, review }: { user: string; review: Graded }) {
  const { corrections = [] } = review
  const language = useLanguage()
  const { back, grade, result } = reviewMessages(language)
  const mirror = useQuery(mirrorQuery(language))
  const thisOne = mirror.data?.memory.reviews.filter(({ sequence }) => sequence === review.sequence).slice(-1) ?? []
  return (
    <>
      <ReviewPart
        name={review.companyName}
        step={3}
        title={result.title}
        note={
          <>
            <h2>{grade.claim}</h2>
            <p>
              {review.claim}
              {outcomeWords(review, language)}
            </p>
            {review.closes && (
              <p>{result.judgedBy(toldClosesWords(review.ticker, review.closes, claimTextsIn(language)))}</p>
            )}
          </>
        }
      >
        <p className={styles.lede}>
          {decidedWords(review, language)}
          {review.option && result.ofOption}
        </p>
        <BesideTable review={review} />
        <MemoryFigure reviews={thisOne} />
        <p>{rememberedWords(review, language)}</p>
        {corrections.map((corrected) => (
          <p key={`${corrected.field} ${corrected.on} ${corrected.to}`}>
            {result.corrected(formatDay(corrected.on, language), correctionLine(corrected, language))}
          </p>
        ))}
        <WaitsFor user={user} review={review} />
        <ToldToo user={user} told={review.toldToo ?? []} />
        <p>
          <Link to="/account/$user/overview/mirror" params={{ user }}>
            {back}
          </Link>
        </p>
      </ReviewPart>
      {mirror.data && <ProcessAndOutcome user={user} mirror={mirror.data} current={review.sequence} />}
    </>
  )
}

type ToldTooProps = { user: string; told: NonNullable<Graded['toldToo']> }

/** The reviews of other decisions that waited for this one, with their results. */
function ToldToo({ user, told }: ToldTooProps) {
  const language = useLanguage()
  const { toldToo, claimOfOther } = reviewMessages(language).result
  if (told.length === 0) return null
  return (
    <>
      <h2>{toldToo}</h2>
      <ul className={styles.entries}>
        {told.map((one) => (
          <li key={one.sequence}>
            <Link to="/account/$user/overview/mirror/$sequence" params={{ user, sequence: String(one.sequence) }}>
              {decisionName(one, language)}
            </Link>
            {returnWords(one, language)}
            {one.outcome && claimOfOther[one.outcome]}
          </li>
        ))}
      </ul>
    </>
  )
}

function returnWords({ recalledReturn, returnPercent }: ToldTooProps['told'][number], language: Language): string {
  const { returnOfOther, noGuess, notKnown } = reviewMessages(language).result
  return returnOfOther(
    recalledReturn === null ? noGuess : signedPercent(recalledReturn, language),
    returnPercent === null ? notKnown : signedPercent(returnPercent, language),
  )
}

/** What was remembered beside what was recorded. */
function BesideTable({ review }: { review: Graded }) {
  const { recalled, confidence, thesis } = review
  const language = useLanguage()
  const { levelOf, result } = reviewMessages(language)
  return (
    <table className={classes(styles.table, tables.beside)}>
      <caption>{result.caption}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{result.remembered}</th>
          <th scope="col">{result.recorded}</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{result.howSure}</th>
          <td>
            <Ticks value={recalled.confidence} max={CONFIDENCE.max} /> {levelOf(String(recalled.confidence))}
          </td>
          <td>
            <Ticks value={confidence} max={CONFIDENCE.max} /> {levelOf(String(confidence))}
          </td>
        </tr>
        <tr>
          <th scope="row">{result.why}</th>
          <td className={tables.written} data-own-words>
            {recalled.why}
          </td>
          <td className={tables.written} data-own-words>
            {thesis}
          </td>
        </tr>
        <tr>
          <th scope="row">{result.return}</th>
          <td>{recalled.returnPercent === null ? result.noGuess : signedPercent(recalled.returnPercent, language)}</td>
          <td>
            <ReturnCell review={review} />
          </td>
        </tr>
      </tbody>
    </table>
  )
}

function ReturnCell({ review: { returnPercent, from, until, waitsFor, ...review } }: { review: Graded }) {
  const language = useLanguage()
  const { result } = reviewMessages(language)
  if (waitsFor) return result.notTold
  if (returnPercent === null) return result.notKnown
  return (
    <>
      {signedPercent(returnPercent, language)}
      {from && until && (
        <span>
          {result.between(
            formatUsd(from.price, language),
            formatDay(from.on, language),
            formatUsd(until.price, language),
            formatDay(until.on, language),
          )}
          {review.isInParts && result.inParts}
          {review.isByOwnPrices && result.byOwnPrices}
          {review.latestBy && result.latestBy[review.latestBy]}
        </span>
      )}
    </>
  )
}

function outcomeWords({ outcome, isLeftOut, awaitsClose, waitsFor }: Graded, language: Language): string {
  const messages = reviewMessages(language).result
  if (isLeftOut) return ''
  if (waitsFor) return messages.outcomeNotTold
  return messages.outcome(messages.outcomes[outcome ?? (awaitsClose ? 'awaited' : 'open')])
}
