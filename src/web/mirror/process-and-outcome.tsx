import type { MirrorView } from '#contract/mirror.ts'
import { firstGrades } from '#domain/reviews/first-grades.ts'
import { useMessages } from '#web/language/use-messages.ts'
import { Instrument } from './instrument.tsx'
import charts from './mirror-charts.module.css'
import styles from './mirror-page.module.css'
import { OpenedFigure } from './opened-figure.tsx'
import { reviewMessages } from './review-messages.ts'

/** Below this number of reviews the table supports no conclusion. */
const ENOUGH = 10

type ProcessProps = {
  user: string
  mirror: Pick<MirrorView, 'memory' | 'assets'>
  /** The decision whose review has just been finished, which is marked among the others. */
  current?: number
}

/** The grades that decisions got before their result was known, against the outcomes of their claims. */
export function ProcessAndOutcome({ user, mirror: { memory, assets }, current }: ProcessProps) {
  const messages = useMessages(reviewMessages).process
  const resolved = firstGrades(memory.reviews, ({ sequence }) => sequence).filter(({ cameTrue }) => cameTrue !== null)
  const cell = (name: string, isWell: boolean, isTrue: boolean) => {
    const inCell = resolved.filter(({ isWellDecided, cameTrue }) => isWellDecided === isWell && cameTrue === isTrue)
    const isHere = inCell.some(({ sequence }) => sequence === current)
    return (
      <td>
        {name}
        <Discs count={inCell.length} isLastMarked={isHere} />
        <span>
          {inCell.length}
          {isHere && messages.withThisOne}
        </span>
      </td>
    )
  }
  return (
    <Instrument
      name={messages.name}
      n={messages.resolved(resolved.length)}
      note={
        <p>
          <b>{messages.gradedBefore}</b>
          {resolved.length < ENOUGH && messages.tooFew}
          {messages.mayEnd}
        </p>
      }
    >
      <table className={styles.table}>
        <caption>{messages.caption}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{messages.cameTrue}</th>
            <th scope="col">{messages.didNot}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{messages.well}</th>
            {cell(messages.cells.deserved, true, true)}
            {cell(messages.cells.unlucky, true, false)}
          </tr>
          <tr>
            <th scope="row">{messages.poorly}</th>
            {cell(messages.cells.lucky, false, true)}
            {cell(messages.cells.earned, false, false)}
          </tr>
        </tbody>
      </table>
      {resolved.length > 0 && <OpenedFigure user={user} assets={assets} figure="process" label={messages.opened} />}
    </Instrument>
  )
}

/** So many that two cells of them stand side by side in the narrowest window. */
const [PER_LINE, STEP] = [6, 14]

/** A disc for each decision: what is rare is seen before its number is read. */
function Discs({ count, isLastMarked }: { count: number; isLastMarked: boolean }) {
  if (count === 0) return null
  return (
    <svg
      className={charts.discs}
      width={PER_LINE * STEP}
      height={Math.ceil(count / PER_LINE) * STEP}
      aria-hidden="true"
    >
      {Array.from({ length: count }, (_, at) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a disc is nothing but its place
          key={at}
          className={isLastMarked && at === count - 1 ? charts.speaks : charts.filled}
          cx={(at % PER_LINE) * STEP + STEP / 2}
          cy={Math.floor(at / PER_LINE) * STEP + STEP / 2}
          r={4.5}
        />
      ))}
    </svg>
  )
}
